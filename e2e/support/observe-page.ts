import type { Page } from '@playwright/test'

/**
 * Records the server's responses to a page, documents and calls; the result returns the addresses of those that
 * contain a text.
 */
export function recordResponses(page: Page): (searched_text: string) => Promise<string[]> {
  const kinds = new Set(['document', 'fetch', 'xhr'])
  const answers: Promise<{ url: string; body: string }>[] = []
  page.on('response', (answer) => {
    if (!kinds.has(answer.request().resourceType())) return
    // A response has no body if the page navigated away before it finished.
    const body = answer.text().catch(() => '')
    answers.push(body.then((text) => ({ url: answer.url(), body: text })))
  })
  return async (searched_text) => {
    const all = await Promise.all(answers)
    return all.filter(({ body }) => body.includes(searched_text)).map(({ url }) => url)
  }
}

/** Resolves once the server has accepted the page's subscription to its member's channel. */
export async function waitUntilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('"subscribed"'),
  })
}

/** Marks the document, and returns a function that checks whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { is_same_document: true }))
  return () => page.evaluate(() => 'is_same_document' in globalThis)
}
