import { testId } from '@foyer/content/testing'
import { describe, expect, it } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import { aLogin, aUser } from '../../testing/logins.ts'
import { aPageSource, guest, member, refusal, storedSession } from '../../testing/page-source.ts'
import { aGatedIndex, anApp, anOpenIndex, aShell } from '../../testing/pages.ts'

const file = '/_pages/primer/index.json'

const allResponses = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('what can be opened without a network', () => {
  it('lists opened pages first, which stay so when they are prefetched again', async () => {
    const aPage = (n: number, path: string) => anOpenIndex({ page_id: testId(n), page_data: path })
    const { source } = aPageSource({
      files: { '/_pages/a/index.json': aPage(1, '/a'), '/_pages/b/index.json': aPage(2, '/b') },
    })
    await source.fetchPage('/a')
    await source.prefetch('/b')
    await source.prefetch('/a')
    const { available: offline, has_storage } = await source.listOffline()
    expect(offline.map(({ path, is_ahead }) => [path, is_ahead])).toEqual([
      ['/a', false],
      ['/b', true],
    ])
    expect(has_storage).toBe(false)
    await source.fetchPage('/b')
    expect((await source.listOffline()).available.map(({ path }) => path)).toEqual(['/b', '/a'])
  })
})

describe('an open page', () => {
  it('is read from its file with a timestamp, and the start page from the bare prefix', async () => {
    const { source, requests } = aPageSource({
      files: { [file]: anOpenIndex(), '/_pages/index.json': anOpenIndex() },
    })
    expect(await source.fetchPage('/primer')).toMatchObject({ status: 'open' })
    await source.fetchPage('/')
    expect(requests).toEqual([`${file}?ts=1`, expect.stringMatching(/^\/_pages\/index\.json\?ts=\d+$/)])
  })

  it('stores none of its many addresses in the HTTP cache', async () => {
    const { source, modes } = aPageSource({ files: { [file]: anOpenIndex() } })
    await source.fetchPage('/primer')
    await source.fetchPage('/primer')
    expect(modes).toEqual(['no-store', 'no-store'])
  })

  it('is shown from memory, then requested and kept when unchanged', async () => {
    const { source } = aPageSource({ files: { [file]: anOpenIndex() } })
    const first = await source.fetchPage('/primer')
    expect(source.peek('/primer')).toBe(first)
    expect(await source.fetchPage('/primer/')).toBe(first)
  })

  it('is removed at once when it has become gated', async () => {
    const { source, files } = aPageSource({
      files: { [file]: anOpenIndex() },
      calls: {
        'pages.getPageBody': refusal(403, 'purchase_required', { product_ids: 'a,b' }),
        'pages.resolvePage': () => ({
          shell: aShell(),
          access: { granted: false, reason: 'PURCHASE_REQUIRED', product_ids: ['a', 'b'] },
          viewable: [],
        }),
      },
    })
    await source.fetchPage('/primer')
    files[file] = aGatedIndex()
    expect(await source.fetchPage('/primer')).toMatchObject({
      status: 'locked',
      denial: { product_ids: ['a', 'b'] },
    })
    expect(source.peek('/primer')).toMatchObject({ status: 'locked' })
  })

  it('is known without a request when it came with the document', () => {
    const { source, requests } = aPageSource({})
    source.seed('/primer', anOpenIndex())
    expect(source.peek('/primer')).toMatchObject({ status: 'open' })
    expect(requests).toEqual([])
  })
})

describe('a gated page', () => {
  it('is granted by the server and stored for this member only', async () => {
    const { source, state } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: { 'pages.getPageBody': () => anOpenIndex() },
      session: member,
    })
    expect(await source.fetchPage('/primer')).toMatchObject({ status: 'open' })
    state.set(guest)
    expect(source.peek('/primer')).toBeNull()
  })

  it.each([
    [403, 'purchase_required', 'PURCHASE_REQUIRED'],
    [403, 'authentication_required', 'AUTHENTICATION_REQUIRED'],
    [403, 'is_scheduled', 'IS_SCHEDULED'],
    [403, 'start_required', 'START_REQUIRED'],
    [403, 'is_private', 'IS_PRIVATE'],
    [401, 'unauthorized', 'AUTHENTICATION_REQUIRED'],
  ])('is locked by %i %s: %s', async (status, code, reason) => {
    const { source } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: {
        'pages.getPageBody': refusal(status, code),
        'pages.resolvePage': () => ({ shell: aShell(), access: { granted: false, reason }, viewable: [] }),
      },
    })
    expect(await source.fetchPage('/primer')).toMatchObject({ status: 'locked', denial: { reason } })
  })

  it('waits until the viewer is known', async () => {
    const { source, state, requests } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: { 'pages.getPageBody': () => anOpenIndex() },
      session: { status: 'unchecked' },
    })
    const fetching = source.fetchPage('/primer')
    await allResponses()
    expect(requests).toEqual([expect.stringContaining(file)])
    state.set(member)
    expect(await fetching).toMatchObject({ status: 'open' })
  })

  it('is requested once by lookups that wait for the same viewer, and again after a change', async () => {
    const { source, state, changes, requests } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: { 'pages.getPageBody': () => allResponses().then(() => anOpenIndex()) },
      session: { status: 'unchecked' },
    })
    const bodies = () => requests.filter((name) => name === 'pages.getPageBody').length
    const files = () => requests.filter((name) => name.startsWith(file)).length
    const fetches = [source.fetchPage('/primer'), source.fetchPage('/primer')]
    await allResponses()
    state.set(member)
    const [first, second] = await Promise.all(fetches)
    expect(second).toEqual(first)
    expect([files(), bodies()]).toEqual([1, 1])

    const under_way = [source.fetchPage('/primer')]
    await allResponses()
    changes.set(1)
    under_way.push(source.fetchPage('/primer'))
    await Promise.all(under_way)
    expect(bodies()).toBe(3)
  })

  it('waits for the token of a member with a stored session', async () => {
    const { source, state, requests } = aPageSource({
      files: { [file]: aGatedIndex() },
      calls: { 'pages.getPageBody': () => anOpenIndex() },
      session: storedSession,
    })
    const fetching = source.fetchPage('/primer')
    await allResponses()
    expect(requests).toEqual([expect.stringContaining(file)])
    state.set(member)
    expect(await fetching).toMatchObject({ status: 'open' })
  })
})

describe('a path that has no file', () => {
  it('is missing for guests, and that result is cached', async () => {
    const { source, requests } = aPageSource({})
    expect(await source.fetchPage('/nowhere')).toEqual({ status: 'missing' })
    expect(source.peek('/nowhere')).toEqual({ status: 'missing' })
    expect(requests).toHaveLength(1)
  })

  it('may be a private page for a member, so the server is asked', async () => {
    const { source } = aPageSource({
      session: member,
      calls: {
        'pages.resolvePage': () => ({
          shell: aShell(),
          access: { granted: true, reason: null, may_act: true },
        }),
        'pages.getPageBody': () => anOpenIndex(),
      },
    })
    expect(await source.fetchPage('/primer')).toMatchObject({ status: 'open' })
  })

  it('is missing for a member too when the server knows nothing', async () => {
    const { source, state } = aPageSource({
      session: member,
      calls: { 'pages.resolvePage': refusal(404, 'not_found') },
    })
    expect(await source.fetchPage('/nowhere')).toEqual({ status: 'missing' })
    state.set(guest)
    expect(source.peek('/nowhere')).toBeNull()
  })
})

describe('a gated page that shuts its reader out', () => {
  const sample = { page_id: testId(9), title: 'Sample' }
  const responses = {
    'pages.getPageBody': refusal(403, 'start_required', { start_page_id: testId(4) }),
    'pages.resolvePage': () => ({
      shell: aShell(),
      access: {
        granted: false,
        reason: 'VIEWABLE_CHILDREN',
        denied_by: 'START_REQUIRED',
        start_page_id: testId(4),
      },
      viewable: [sample],
    }),
  }
  const gated = (kind: 'scheduled' | 'purchase') =>
    aGatedIndex({
      page_access: [
        {
          page_id: testId(2),
          kind,
          allow_browsing: false,
          product_ids: [testId(7)],
          overlay_id: null,
          unlocks_at: null,
        },
      ],
    })

  it.each(['scheduled', 'purchase'] as const)('tells what below it is open (%s)', async (kind) => {
    const { source } = aPageSource({ session: member, files: { [file]: gated(kind) }, calls: responses })
    expect(await source.fetchPage('/primer')).toMatchObject({
      status: 'locked',
      denial: { denied_by: 'START_REQUIRED', start_page_id: testId(4), viewable: [sample] },
    })
  })
})

describe('a private app', () => {
  const app = { access: { ...anApp().access, is_private: true } }

  it('shows guests the sign-in screen without requesting a file', async () => {
    const { source, requests } = aPageSource({ app, files: { [file]: anOpenIndex() } })
    expect(await source.fetchPage('/primer')).toEqual({ status: 'sign_in' })
    expect(requests).toEqual([])
  })

  it('shows a user without approval that the request is pending', async () => {
    const waiting = nextSession(guest, {
      type: 'accepted',
      login: aLogin({ user: aUser({ subscriber_id: null }) }),
    })
    expect(await aPageSource({ app, session: waiting }).source.fetchPage('/')).toEqual({ status: 'pending' })
  })

  const granted = {
    'pages.resolvePage': () => ({
      shell: aShell(),
      access: { granted: true, reason: null, may_act: true },
    }),
    'pages.getPageBody': () => anOpenIndex(),
  }

  it('sends no request as a guest while a stored session is unverified', async () => {
    const { source, requests } = aPageSource({ app, session: storedSession, calls: granted })
    expect(await source.fetchPage('/primer')).toEqual({ status: 'offline' })
    expect(requests).toEqual(['session'])
  })

  it('reloads the session and then the page', async () => {
    const { source, requests } = aPageSource({
      app,
      session: storedSession,
      sessionState: member,
      calls: granted,
    })
    expect(await source.fetchPage('/primer')).toMatchObject({ status: 'open' })
    expect(requests).toEqual(['session', 'pages.resolvePage', 'pages.getPageBody'])
  })

  it('shows the sign-in screen to a member who is one no longer', async () => {
    const { source, requests } = aPageSource({
      app,
      session: storedSession,
      sessionState: guest,
      calls: granted,
    })
    expect(await source.fetchPage('/primer')).toEqual({ status: 'sign_in' })
    expect(requests).toEqual(['session'])
  })
})

describe('a failure', () => {
  it('is reported with its status and address', async () => {
    const { source, failures } = aPageSource({ files: { [file]: 503 } })
    expect(await source.fetchPage('/primer')).toEqual({ status: 'error' })
    expect(failures).toMatchObject([{ status: 503, is_prefetch: false }])
  })

  it('without an answer means that there is no network', async () => {
    const { source } = aPageSource({ session: member, calls: { 'pages.resolvePage': refusal(0, 'network') } })
    expect(await source.fetchPage('/x')).toEqual({ status: 'offline' })
  })

  it('of a preload is marked as one', async () => {
    const { source, failures } = aPageSource({ files: { [file]: 500 } })
    await source.prefetch('/primer')
    expect(failures).toMatchObject([{ is_prefetch: true }])
  })
})
