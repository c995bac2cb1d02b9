import { describe, expect, it } from 'vitest'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import { anOpenIndex } from '../../testing/pages.ts'
import { createPageCache, pageKey } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

const missing: CachedPage = { finding: { status: 'missing' }, etag: null, at: 0 }

describe('the page cache', () => {
  it('forgets the page that was not used for longest, on the device too', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = createPageCache({ records, limit: 2 })
    cache.write('public en /a', missing)
    cache.write('public en /b', missing)
    cache.peek('public en /a')
    cache.write('public en /c', missing)
    expect([cache.peek('public en /a'), cache.peek('public en /b')]).toEqual([missing, null])
    expect((await records.all()).map(([key]) => key)).toEqual(['public en /a', 'public en /c'])
  })

  it('remembers on the device what memory has lost', async () => {
    const records = memoryRecords<CachedPage>()
    createPageCache({ records }).write('public en /a', missing)
    const next = createPageCache({ records })
    expect(next.peek('public en /a')).toBeNull()
    expect(await next.read('public en /a')).toEqual(missing)
    expect(next.peek('public en /a')).toEqual(missing)
  })

  it('forgets members and keeps what everyone may see', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = createPageCache({ records })
    for (const viewer of ['public', 'dana.1', 'dana.2', 'guest'])
      cache.write(pageKey(viewer, 'en', '/'), missing)
    await cache.forgetMembers('dana.2')
    expect((await records.all()).map(([key]) => key)).toEqual(['public en /', 'dana.2 en /'])
    await cache.forgetMembers()
    expect((await records.all()).map(([key]) => key)).toEqual(['public en /'])
    expect(cache.peek('dana.2 en /')).toBeNull()
  })

  it('forgets what was shut, and for whom it was, and keeps what is open', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = createPageCache({ records })
    const open: CachedPage = { ...missing, finding: { status: 'open', index: anOpenIndex({}) } }
    cache.write('dana.1 en /a', missing)
    cache.write('dana.1 en /b', open)
    await cache.forgetShut()
    expect((await records.all()).map(([key]) => key)).toEqual(['dana.1 en /b'])
    expect([cache.peek('dana.1 en /a'), cache.peek('dana.1 en /b')]).toEqual([null, open])
  })

  it('drops a page everywhere', async () => {
    const records = memoryRecords<CachedPage>()
    const cache = createPageCache({ records })
    cache.write('public en /a', missing)
    cache.drop('public en /a')
    expect(await cache.read('public en /a')).toBeNull()
  })
})
