import { defineConfig } from '@playwright/test'
import { chromiumPath } from './support/browser.ts'
import { takes_every_view } from './support/every-view.ts'

/** Journeys of owners and members in a real browser, against one real server with a database of its own. */
export default defineConfig({
  // Journeys that only check screens, and those of developer tools, run with `npm run proof -- looks`.
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
    // Each journey is a first visit, and installing the service worker costs a quarter of it; offline
    // journeys allow it.
    serviceWorkers: 'block',
    // Members use a phone; `signInAtStudio` sets a desktop size for the studio.
    viewport: { width: 375, height: 812 },
    // What moves has to end before it can be clicked.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    // Tracing costs a fifth of the run; enable it to debug.
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
