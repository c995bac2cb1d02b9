import type { Page } from '@playwright/test'

/** Waits until the service worker answers this page. */
export async function untilServed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Something that is kept on the device: where, and what can be read there. */
type Kept = { place: string; text: string }

/**
 * All that is kept on the device: files by their addresses, stores by their names, and what is remembered by key. Of
 * pictures and of files of the build the address is read alone.
 */
async function readDevice(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const kept: { place: string; text: string }[] = []
    const read = async (cache: Cache, request: Request): Promise<void> => {
      const is_built = new URL(request.url).pathname.startsWith('/_assets/')
      const found = is_built ? undefined : await cache.match(request)
      const is_picture = found?.headers.get('content-type')?.startsWith('image/') ?? true
      kept.push({ place: request.url, text: is_picture ? '' : ((await found?.text()) ?? '') })
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      await Promise.all((await cache.keys()).map((request) => read(cache, request)))
    }
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(storage)) kept.push({ place: key, text: String(value) })
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '')
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(asked.error ?? new Error('No database.')))
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        kept.push({ place: `${name}/${store}`, text: JSON.stringify(all.result) })
      }
      db.close()
    }
    return kept
  })
}

const holds = ({ place, text }: Kept, words: string): boolean =>
  place.includes(words) || text.includes(words) || text.includes(JSON.stringify(words).slice(1, -1))

/** Where on the device something is kept in which any of these words stand. */
export async function keptOnDevice(page: Page, ...words: readonly string[]): Promise<string[]> {
  const kept = await readDevice(page)
  return kept.filter((one) => words.some((each) => holds(one, each))).map(({ place }) => place)
}

/** Which of these words stand nowhere on the device. */
export async function missingOnDevice(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = await readDevice(page)
  return words.filter((each) => !kept.some((one) => holds(one, each)))
}
