import { defineConfig } from '@playwright/test'
import { chromiumPath } from './support/browser.ts'
import { takes_every_view } from './support/every-view.ts'

/** Journeys of owners and members in a real browser, against one real server with a database of its own. */
export default defineConfig({
  // Journeys that only look, and those of the tools of developers, are for `npm run proof -- looks`.
  grepInvert: takes_every_view ? [] : /@looks|@tools/,
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // `npm test` names those that pass at the second try and does not count them as failed.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // Each journey is a first visit, and bringing the worker costs a quarter of it: those about reading allow it.
    serviceWorkers: 'block',
    // Members hold a phone; the studio is opened at a desk by `signInAtStudio`.
    viewport: { width: 375, height: 812 },
    // What moves has to end before it can be clicked.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    // A trace costs a fifth of the run. Who looks for a fault asks for it.
    trace: process.env['FOYER_E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
