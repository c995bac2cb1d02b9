import type { Page } from '@playwright/test'

/** Waits until the service worker answers this page. */
export async function untilServed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/**
 * Where on the device something is kept in which these words stand, or at an address in which they do: addresses of files,
 * names of stores, and names of what is remembered by key.
 */
export function keptOnDevice(page: Page, words: string): Promise<string[]> {
  return page.evaluate(async (needle) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) {
        const text = await (await caches.match(request))?.text()
        if (request.url.includes(needle) || text?.includes(needle)) found.push(request.url)
      }
    }
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(storage))
        if (`${key} ${String(value)}`.includes(needle)) found.push(key)
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '')
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(asked.error ?? new Error('No database.')))
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        if (JSON.stringify(all.result).includes(JSON.stringify(needle).slice(1, -1)))
          found.push(`${name}/${store}`)
      }
      db.close()
    }
    return found
  }, words)
}
