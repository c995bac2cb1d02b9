import { describe, expect, it } from 'vitest'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import type { Records } from '../../platform/storage/records.ts'
import { anOpenIndex } from '../../testing/pages.ts'
import { listCachedPageKeys, createPageCache, pageKey, PUBLIC_VIEWER, type CachedPage } from './page-cache.ts'

const missing: CachedPage = { finding: { status: 'missing' }, etag: null, at: 0 }
const open: CachedPage = { ...missing, finding: { status: 'open', index: anOpenIndex({}) } }

const at = (path: string, viewer = PUBLIC_VIEWER, locale = 'en', app_id = 'kiln'): string =>
  pageKey(app_id, viewer, locale, path)
const visit = (records: Records<CachedPage>, limit?: number) =>
  createPageCache({
    records,
    listCachedKeys: () => listCachedPageKeys(records, 'kiln', (work) => work()),
    ...(limit && { limit }),
  })
const keysOf = async (records: Records<CachedPage>) => (await records.all()).map(([key]) => key)

/** Lets all started work settle. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the page cache', () => {
  it('forgets the page that was not used for longest, on the device too', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = visit(records, 2)
    cache.write(at('/a'), missing)
    cache.write(at('/b'), missing)
    await settled()
    cache.peek(at('/a'))
    cache.write(at('/c'), missing)
    await settled()
    expect([cache.peek(at('/a')), cache.peek(at('/b'))]).toEqual([missing, null])
    expect(await keysOf(records)).toEqual([at('/a'), at('/c')])
  })

  it('counts pages of earlier visits, and evicts the oldest of them first', async () => {
    const records = memoryRecords<CachedPage>()
    const first = visit(records, 3)
    first.write(at('/a'), { ...missing, at: 2 })
    first.write(at('/b'), { ...missing, at: 1 })
    first.write(at('/c'), { ...missing, at: 3 })
    await settled()
    const second = visit(records, 3)
    expect(await second.read(at('/a'))).not.toBeNull()
    second.write(at('/d'), { ...missing, at: 4 })
    await settled()
    second.write(at('/e'), { ...missing, at: 5 })
    await settled()
    expect(await keysOf(records)).toEqual([at('/a'), at('/d'), at('/e')])
  })

  it('reads from the device what is no longer in memory', async () => {
    const records = memoryRecords<CachedPage>()
    visit(records).write(at('/a'), missing)
    const next = visit(records)
    expect(next.peek(at('/a'))).toBeNull()
    expect(await next.read(at('/a'))).toEqual(missing)
    expect(next.peek(at('/a'))).toEqual(missing)
  })

  it('evicts the pages of members and keeps public ones', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = visit(records)
    for (const viewer of [PUBLIC_VIEWER, 'dana.1', 'dana.2', 'guest']) cache.write(at('/', viewer), missing)
    await cache.evictMembers('dana.2')
    expect(await keysOf(records)).toEqual([at('/'), at('/', 'dana.2')])
    await cache.evictMembers()
    expect(await keysOf(records)).toEqual([at('/')])
    expect(cache.peek(at('/', 'dana.2'))).toBeNull()
  })

  it('evicts locked and missing pages, and keeps open ones', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = visit(records)
    cache.write(at('/a', 'dana.1'), missing)
    cache.write(at('/b', 'dana.1'), open)
    await cache.evictLocked()
    expect(await keysOf(records)).toEqual([at('/b', 'dana.1')])
    expect([cache.peek(at('/a', 'dana.1')), cache.peek(at('/b', 'dana.1'))]).toEqual([null, open])
  })

  it.each([
    ['everyone', 'evictPublic' as const, [at('/a', 'dana.1', 'ar'), at('/b')]],
    ['single viewers', 'evictPersonal' as const, [at('/a', PUBLIC_VIEWER, 'ar'), at('/a'), at('/b')]],
  ])('drops what %s could see at a path, of earlier visits too', async (_whose, drop, left) => {
    const records = memoryRecords<CachedPage>()
    const earlier = visit(records)
    earlier.write(at('/a', PUBLIC_VIEWER, 'ar'), open)
    earlier.write(at('/a', 'dana.1', 'ar'), open)
    earlier.write(at('/a'), open)
    await settled()
    const cache = visit(records)
    cache.write(at('/b'), open)
    await cache.read(at('/a'))
    cache[drop]('/a')
    await settled()
    expect((await keysOf(records)).toSorted()).toEqual(left)
    expect(cache.peek(at('/a'))).toEqual(drop === 'evictPublic' ? null : open)
  })

  it('evicts pages of another app at this address, and of older versions', async () => {
    const records = memoryRecords<CachedPage>()
    for (const key of [at('/a', PUBLIC_VIEWER, 'en', 'forge'), 'public en /a', at('/b')])
      await records.set(key, open)
    const cache = visit(records)
    expect(await cache.read(at('/a'))).toBeNull()
    cache.write(at('/c'), open)
    await settled()
    expect(await keysOf(records)).toEqual([at('/b'), at('/c')])
  })
})
