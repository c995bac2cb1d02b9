import type { Page } from '@playwright/test'
import { forgive } from './people.ts'

/**
 * Takes the network away from a browser, or gives it back. Chromium tells only the document that is open; one that is
 * opened without a network would believe that there is one, and is told here as a real browser tells it.
 */
export async function setNetwork(page: Page, is_there: boolean): Promise<void> {
  const context = page.context()
  await context.addInitScript(believe, is_there)
  await page.evaluate(believe, is_there)
  await context.setOffline(!is_there)
  await page.evaluate((name) => void dispatchEvent(new Event(name)), is_there ? 'online' : 'offline')
}

/** Without a network browsers complain about each file that they do not get; that is the point of such a test. */
export function forgiveNetwork(quiet: string[]): void {
  forgive(quiet, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|WebSocket/)
}

function believe(is_there: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is_there })
}
