import { testId } from '@foyer/content/testing'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { describe, expect, it } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import type { Records } from '../../platform/storage/records.ts'
import { createStore } from '../../platform/store.ts'
import { aLogin } from '../../testing/logins.ts'
import { createTranslations, type StoredTranslation } from './translations.ts'

const guest: SessionState = { status: 'guest' }
const member = nextSession(guest, { type: 'accepted', login: aLogin() })

const aFile = (title: string): PageTranslationFile => ({
  page_id: testId(60),
  locale: 'ar',
  page: { page_title: title, cover: null, og_title: title, og_description: '' },
  texts: {},
  links: {},
})

type Fixture = { session?: SessionState; limit?: number; records?: Records<StoredTranslation> }

function setUp({ session = guest, limit = 250, records = memoryRecords() }: Fixture = {}) {
  const state = createStore(session)
  const files: Record<string, PageTranslationFile | number | 'no network'> = {}
  const requests: { url: string; etag: string | null; cache: RequestCache | undefined }[] = []
  let ts = 0
  const translations = createTranslations({
    app: { id: 'kiln' },
    locale: 'ar',
    session: state,
    records,
    limit,
    now: () => (ts += 1),
    fetch: async (input, init) => {
      const url = new URL(typeof input === 'string' ? input : new Request(input).url, 'http://kiln.localhost')
      const etag = new Headers(init?.headers).get('if-none-match')
      requests.push({ url: url.pathname + url.search, etag, cache: init?.cache })
      const file = files[url.pathname] ?? 404
      if (file === 'no network') throw new TypeError('Failed to fetch')
      if (typeof file === 'number') return new Response(null, { status: file })
      const mark = `"${file.page.page_title.length}"`
      if (etag === mark) return new Response(null, { status: 304 })
      return Response.json(file, { headers: { etag: mark } })
    },
  })
  const keys = async () => (await records.all()).map(([key]) => key)
  return { translations, files, requests, state, keys, records }
}

const file = '/_pages/_translations/ar/primer.json'

/** Lets all started work settle. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the translation of a page', () => {
  it('is requested by language and path with a timestamp, and stored with its ETag', async () => {
    const { translations, files, requests } = setUp()
    files[file] = aFile('تمهيد')
    expect(await translations.read('/primer')).toEqual({ file: files[file], is_same: false })
    expect(await translations.read('/primer')).toEqual({ file: files[file], is_same: true })
    await translations.read('/')
    const cache = 'no-store'
    expect(requests).toEqual([
      { url: `${file}?ts=1`, etag: null, cache },
      { url: `${file}?ts=3`, etag: '"5"', cache },
      { url: '/_pages/_translations/ar.json?ts=5', etag: null, cache },
    ])
  })

  it.each(['no network', 500] as const)(
    'that cannot be had (%s) is the one that was kept',
    async (failure) => {
      const { translations, files } = setUp()
      files[file] = failure
      expect(await translations.read('/primer')).toEqual({ file: null, is_same: true })
      files[file] = aFile('تمهيد')
      const { file: previous } = await translations.read('/primer')
      files[file] = failure
      expect(await translations.read('/primer')).toEqual({ file: previous, is_same: true })
    },
  )

  it('is removed when the server no longer has it', async () => {
    const { translations, files, keys } = setUp()
    files[file] = aFile('تمهيد')
    await translations.read('/primer')
    delete files[file]
    expect(await translations.read('/primer')).toEqual({ file: null, is_same: false })
    expect(await keys()).toEqual([])
  })

  it('is stored for one app, member, epoch and language', async () => {
    const { translations, files, keys } = setUp({ session: member })
    files[file] = aFile('تمهيد')
    await translations.read('/primer')
    const { user, epoch } = member as Extract<SessionState, { status: 'authenticated' }>
    expect(await keys()).toEqual([`kiln ${user.id}.${epoch} ar /primer`])
  })

  it('is removed on sign-out and when the rights have changed', async () => {
    const { translations, files, keys, state } = setUp({ session: member })
    files[file] = aFile('تمهيد')
    await translations.read('/primer')
    state.set({ ...(member as Extract<SessionState, { status: 'authenticated' }>), epoch: 'later' })
    await settled()
    expect(await keys()).toEqual([])
    await translations.read('/primer')
    expect(await keys()).toHaveLength(1)
    state.set(guest)
    await settled()
    expect(await keys()).toEqual([])
  })

  it('is not stored when it arrives after the member has signed out', async () => {
    const { translations, files, keys, state } = setUp({ session: member })
    files[file] = aFile('تمهيد')
    const reading = translations.read('/primer')
    state.set(guest)
    await reading
    await settled()
    expect(await keys()).toEqual([])
  })

  it('is forgotten in every other language once its page is open no more', async () => {
    const { translations, files, keys, records } = setUp()
    files[file] = aFile('تمهيد')
    await translations.read('/primer')
    const stored = { file: aFile('Fibel'), etag: null, at: 1 }
    for (const key of ['guest de /primer', 'guest de /other']) await records.set(`kiln ${key}`, stored)
    const next = setUp({ records })
    await next.translations.evictOtherLocales('/primer')
    expect(await keys()).toEqual(['kiln guest ar /primer', 'kiln guest de /other'])
  })

  it('evicts the least recently used one when the limit is reached', async () => {
    const { translations, files, keys } = setUp({ limit: 2 })
    for (const path of ['a', 'b', 'c']) files[`/_pages/_translations/ar/${path}.json`] = aFile(path)
    await translations.read('/a')
    await translations.read('/b')
    await translations.read('/a')
    await translations.read('/c')
    expect(new Set((await keys()).map((key) => key.split(' ').at(-1)))).toEqual(new Set(['/a', '/c']))
  })
})
