import type { Page } from '@playwright/test'
import { ignoreErrors } from './people.ts'

/**
 * Sets a browser offline or online. Chromium notifies only the open document, so a page opened offline is notified
 * here, as a real browser does.
 */
export async function setNetwork(page: Page, is_online: boolean): Promise<void> {
  const context = page.context()
  await context.addInitScript(setOnlineStatus, is_online)
  await page.evaluate(setOnlineStatus, is_online)
  await context.setOffline(!is_online)
  await page.evaluate((name) => void dispatchEvent(new Event(name)), is_online ? 'online' : 'offline')
}

/** Without a network browsers complain about each file that they do not get; that is the point of such a test. */
export function ignoreNetworkErrors(quiet: string[]): void {
  ignoreErrors(quiet, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|WebSocket/)
}

function setOnlineStatus(is_online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is_online })
}
