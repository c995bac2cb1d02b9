import type { Page } from '@playwright/test'

/** Listens to the server's answers to a page, documents and calls alike, and gives the addresses of those with some words. */
export function recordResponses(page: Page): (searched_text: string) => Promise<string[]> {
  const kinds = new Set(['document', 'fetch', 'xhr'])
  const answers: Promise<{ url: string; body: string }>[] = []
  page.on('response', (answer) => {
    if (!kinds.has(answer.request().resourceType())) return
    // What a page leaves while it is being answered has no body.
    const body = answer.text().catch(() => '')
    answers.push(body.then((text) => ({ url: answer.url(), body: text })))
  })
  return async (searched_text) => {
    const all = await Promise.all(answers)
    return all.filter(({ body }) => body.includes(searched_text)).map(({ url }) => url)
  }
}

/** Resolves once the server has taken the page's wish to be told of what changes for its member. */
export async function waitUntilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('"subscribed"'),
  })
}

/** Leaves a mark in the document, and gives whether it is still that one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { is_same_document: true }))
  return () => page.evaluate(() => 'is_same_document' in globalThis)
}
