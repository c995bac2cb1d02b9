import { testId } from '@foyer/content/testing'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import { describe, expect, it, vi } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import { viewerKey } from '../../platform/session/session-state.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import { aLogin, aUser } from '../../testing/logins.ts'
import { aPageSource, guest, member, refusal } from '../../testing/page-source.ts'
import type { Fixture } from '../../testing/page-source.ts'
import { aGatedIndex, anApp, anOpenIndex, aShell } from '../../testing/pages.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

const file = '/_pages/primer/index.json'

describe('a gated page that loads after its viewer has changed', () => {
  const signedInAs = (given: Parameters<typeof aUser>[0]): SessionState =>
    nextSession(guest, { type: 'accepted', login: aLogin({ user: aUser(given) }) })
  const denied = {
    shell: aShell(),
    access: { granted: false, reason: 'PURCHASE_REQUIRED', product_ids: [] },
    viewable: [],
  }

  it.each<[string, SessionState]>([
    ['signed out', guest],
    ['another member signed in', signedInAs({ id: testId(77), email: 'sam@example.com' })],
    ['other rights', signedInAs({ active_product_ids: [testId(5)] })],
  ])('is kept and shown for nobody (%s)', async (_what, next) => {
    const body = Promise.withResolvers<PageIndex>()
    const calls: Record<string, () => unknown> = {
      'pages.getPageBody': () => body.promise,
      'pages.resolvePage': () => denied,
    }
    const { source, state, requests, keys } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls,
      session: member,
    })
    const fetching = source.fetchPage('/primer')
    await vi.waitFor(() => expect(requests).toContain('pages.getPageBody'))
    state.set(next)
    calls['pages.getPageBody'] = refusal(403, 'purchase_required')
    body.resolve(anOpenIndex())
    expect(await fetching).toMatchObject({ status: 'locked' })
    expect(source.peek('/primer')).toMatchObject({ status: 'locked' })
    expect(await source.readCached('/primer')).toMatchObject({ status: 'locked' })
    expect(await keys()).toEqual([`${anApp().id} ${viewerKey(next)} en /primer`])
  })
})

describe('a page that is open to everyone by now', () => {
  const page = anOpenIndex({ page_title: 'Open to all' })
  const shown = { status: 'open', index: { page: { page_title: 'Open to all' } } }

  it.each<[string, Fixture]>([
    ['was missing', {}],
    [
      'was locked',
      {
        files: { [file]: aGatedIndex() },
        calls: {
          'pages.getPageBody': refusal(403, 'authentication_required'),
          'pages.resolvePage': () => ({
            shell: aShell(),
            access: { granted: false, reason: 'AUTHENTICATION_REQUIRED' },
            viewable: [],
          }),
        },
      },
    ],
    [
      'was granted',
      {
        files: { [file]: aGatedIndex() },
        calls: { 'pages.getPageBody': () => anOpenIndex({ page_title: 'Before' }) },
        session: member,
      },
    ],
  ])('is shown as it is now, and nothing that %s stays', async (_what, fixture) => {
    const { source, files, keys } = aPageSource(fixture)
    await source.fetchPage('/primer')
    files[file] = page
    for (const fetching of [source.fetchPage, source.fetchPage])
      expect(await fetching('/primer')).toMatchObject(shown)
    expect(source.peek('/primer')).toMatchObject(shown)
    expect(await source.readCached('/primer')).toMatchObject(shown)
    expect(await keys()).toEqual([`${anApp().id} public en /primer`])
  })

  it('replaces the missing page when it comes with the document', async () => {
    const { source, keys } = aPageSource({})
    await source.fetchPage('/primer')
    source.seed('/primer', page)
    expect(await source.readCached('/primer')).toMatchObject(shown)
    expect(await keys()).toEqual([`${anApp().id} public en /primer`])
  })

  it('is prefetched though it was missing before', async () => {
    const { source, files } = aPageSource({})
    await source.fetchPage('/primer')
    files[file] = page
    await source.prefetch('/primer')
    expect(source.peek('/primer')).toMatchObject(shown)
  })
})

describe('a page that is gated by now', () => {
  it.each([
    ['a look', async (source: PageSource) => void (await source.fetchPage('/primer'))],
    ['its document', async (source: PageSource) => source.seed('/primer', aGatedIndex())],
  ])('leaves nothing of the open one in any language (%s)', async (_what, learn) => {
    const records = memoryRecords<CachedPage>()
    const earlier = { finding: { status: 'open' as const, index: anOpenIndex() }, etag: null, at: 1 }
    for (const key of ['public en /primer', 'public ar /primer', 'public ar /other'])
      await records.set(`${anApp().id} ${key}`, earlier)
    const { source, keys } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: { 'pages.resolvePage': refusal(404, 'not_found') },
      records,
    })
    await learn(source)
    await vi.waitFor(async () =>
      expect((await keys()).filter((key) => key.includes(' public '))).toEqual([
        `${anApp().id} public ar /other`,
      ]),
    )
    expect(source.peek('/primer')?.status).not.toBe('open')
  })
})

describe('a gated page that is looked at again', () => {
  it('keeps the addresses of pictures on screen, and takes new ones for those that failed', async () => {
    const at = (n: number, signature: string) =>
      `/media/private/kiln/${n}.jpg?expires=1&signature=${signature}`
    const asset = (n: number, signature: string) => ({
      id: testId(n),
      width: 40,
      height: 30,
      placeholder: null,
      variants: [],
      src: at(n, signature),
    })
    const signatures = ['old', 'new']
    const body = (): PageIndex => {
      const signature = signatures.shift() ?? 'none'
      const media = { [testId(1)]: asset(1, signature), [testId(2)]: asset(2, signature) }
      return anOpenIndex({}, { media })
    }
    const { source } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: { 'pages.getPageBody': body },
      session: member,
      pictures: [1, 2].map((n) => ({
        src: at(n, 'old'),
        currentSrc: '',
        complete: true,
        naturalWidth: n === 1 ? 40 : 0,
      })),
    })
    await source.fetchPage('/primer')
    expect(await source.fetchPage('/primer')).toMatchObject({
      index: { media: { [testId(1)]: asset(1, 'old'), [testId(2)]: asset(2, 'new') } },
    })
  })
})
