import { expect, it, vi } from 'vitest'
import { isBuildServed, WORKER_PATH } from './is-build-served.ts'

const ENTRY = 'entry-client-Ab12Cd34.js'

/** A server whose worker script lists these files. */
const serving = (files: readonly string[], status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(`precache(${JSON.stringify(files)})`, { status }))

it('is so while the worker lists the entry of the document', async () => {
  const ask = serving([`_assets/${ENTRY}`, '_assets/later-1.js'])
  expect(await isBuildServed(ENTRY, ask)).toBe(true)
  expect(ask).toHaveBeenCalledExactlyOnceWith(WORKER_PATH, { cache: 'no-cache' })
})

it('is not once it lists another', async () => {
  expect(await isBuildServed(ENTRY, serving(['_assets/entry-client-Ef56Gh78.js']))).toBe(false)
})

it('rejects when the server refuses or there is no network', async () => {
  await expect(isBuildServed(ENTRY, serving([], 503))).rejects.toThrow(/503/)
  const away: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(isBuildServed(ENTRY, away)).rejects.toThrow(/fetch/)
})
