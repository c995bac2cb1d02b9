import { testId } from '@foyer/content/testing'
import type { ApiClient } from '@foyer/contract/client'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { describe, expect, it } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import { createStore } from '../../platform/store.ts'
import { aLogin } from '../../testing/logins.ts'
import { aGatedIndex, anApp, anOpenIndex } from '../../testing/pages.ts'
import { createPageCache } from './page-cache.ts'
import { createPageLookup } from './page-lookup.ts'
import { createPageSource } from './page-source.ts'
import { createTranslations } from './translations.ts'

const guest: SessionState = { status: 'guest' }
const member = nextSession(guest, { type: 'accepted', login: aLogin() })
const file = '/_pages/primer/index.json'
const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : new Request(input).url

describe('a page in another language', () => {
  const germanTexts: PageTranslationFile = {
    page_id: testId(60),
    locale: 'ar',
    page: { page_title: 'تمهيد', cover: null, og_title: '', og_description: '' },
    texts: {},
    links: {},
  }

  function inArabic({
    session = guest,
    calls,
  }: { session?: SessionState; calls?: Record<string, () => unknown> } = {}) {
    const files: Record<string, object | number> = { [file]: anOpenIndex() }
    const requests: string[] = []
    const source = createPageSource(
      {
        app: anApp(),
        locale: 'ar',
        session: createStore<SessionState>(session),
        now: () => 7,
        cache: createPageCache({ records: memoryRecords(), listCachedKeys: async () => [] }),
        preloadViews: async () => {},
        pictures: () => [],
        changes: () => 0,
        refreshSession: async () => {},
        onFailure: () => {},
        api: (async (name: string, input: unknown) => {
          requests.push(`${name} ${JSON.stringify(input)}`)
          return calls?.[name]?.()
        }) as ApiClient,
        fetch: async (input, init) => {
          const url = addressOf(input)
          const found = files[url.split('?')[0] ?? '']
          const etag = JSON.stringify(JSON.stringify(found).length)
          const is_cached = new Headers(init?.headers).get('if-none-match') === etag
          requests.push(url)
          if (found === undefined || typeof found === 'number')
            return new Response(null, { status: found ?? 404 })
          return is_cached ? new Response(null, { status: 304 }) : Response.json(found, { headers: { etag } })
        },
      },
      async () => (options) =>
        createPageLookup(options, createTranslations({ ...options, records: memoryRecords() })),
    )
    const titleNow = async () => {
      const state = await source.fetchPage('/primer')
      return state.status === 'open' ? state.index.page.page_title : state.status
    }
    return { files, requests, source, titleNow }
  }

  const translation = '/_pages/_translations/ar/primer.json'

  it('loads its file and its translation, both with a timestamp', async () => {
    const { requests, files, titleNow } = inArabic()
    files[translation] = germanTexts
    expect(await titleNow()).toBe('تمهيد')
    expect(requests.toSorted()).toEqual([`${translation}?ts=7`, `${file}?ts=7`])
  })

  it('falls back to the default language, and renders again once the translation loads', async () => {
    const { files, titleNow } = inArabic()
    files[translation] = 500
    expect(await titleNow()).toBe('Pull-up Primer')
    files[translation] = germanTexts
    expect(await titleNow()).toBe('تمهيد')
    files[translation] = 500
    expect(await titleNow()).toBe('تمهيد')
    files[translation] = { ...germanTexts, page: { ...germanTexts.page, page_title: 'تمهيد جديد' } }
    expect(await titleNow()).toBe('تمهيد جديد')
  })

  it('requests its body by language when it is gated', async () => {
    const { requests, files, titleNow } = inArabic({
      session: member,
      calls: { 'pages.getPageBody': () => anOpenIndex({ page_title: 'المتن' }) },
    })
    files[file] = aGatedIndex()
    files[translation] = germanTexts
    expect(await titleNow()).toBe('المتن')
    expect(requests).toContain(`pages.getPageBody ${JSON.stringify({ id: testId(60), lang: 'ar' })}`)
  })
})
