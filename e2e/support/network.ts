import type { Page } from '@playwright/test'

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

function believe(is_there: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is_there })
}
