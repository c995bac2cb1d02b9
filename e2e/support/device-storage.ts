import type { Page } from '@playwright/test'

/** Waits until the service worker answers this page. */
export async function waitUntilServed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** An entry in the device's storage: its location and its readable text. */
type StoredEntry = { location: string; text: string }

/**
 * Reads everything stored on the device: files by address, databases by name, and local storage by key. Of pictures
 * and build files only the address is read.
 */
async function readDevice(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(async () => {
    const stored: { location: string; text: string }[] = []
    const read = async (cache: Cache, request: Request): Promise<void> => {
      const is_built = new URL(request.url).pathname.startsWith('/_assets/')
      const found = is_built ? undefined : await cache.match(request)
      const is_picture = found?.headers.get('content-type')?.startsWith('image/') ?? true
      stored.push({ location: request.url, text: is_picture ? '' : ((await found?.text()) ?? '') })
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      await Promise.all((await cache.keys()).map((request) => read(cache, request)))
    }
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(storage)) stored.push({ location: key, text: String(value) })
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const open_request = indexedDB.open(name ?? '')
        open_request.addEventListener('success', () => resolve(open_request.result))
        open_request.addEventListener('error', () => reject(open_request.error ?? new Error('No database.')))
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        stored.push({ location: `${name}/${store}`, text: JSON.stringify(all.result) })
      }
      db.close()
    }
    return stored
  })
}

const containsText = ({ location, text }: StoredEntry, searched_texts: string): boolean =>
  location.includes(searched_texts) ||
  text.includes(searched_texts) ||
  text.includes(JSON.stringify(searched_texts).slice(1, -1))

/** Returns the storage locations that contain any of these texts. */
export async function findOnDevice(page: Page, ...searched_texts: readonly string[]): Promise<string[]> {
  const stored = await readDevice(page)
  return stored
    .filter((one) => searched_texts.some((each) => containsText(one, each)))
    .map(({ location }) => location)
}

/** Returns the texts that the device does not store. */
export async function findMissingOnDevice(page: Page, searched_texts: readonly string[]): Promise<string[]> {
  const stored = await readDevice(page)
  return searched_texts.filter((each) => !stored.some((one) => containsText(one, each)))
}
