import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '@foyer/contract'
import { filesOfArchive } from '../factories/archives.ts'
import { anEar, say, type Ear } from '../factories/messaging.ts'
import type { Caller } from '../harness.ts'
import { doorOf, type Actor } from '../matrix/actors.ts'
import { headersOf } from '../matrix/send-call.ts'
import { isKnowable, mayRead } from './gates.ts'
import { knockerNames, type Knocker, type KnockerName } from './knockers.ts'
import { lookThroughCalls, lookThroughFiles } from './look.ts'
import { aSweptPlace, type SweptPlace } from './swept-place.ts'
import { aJudge, leaksAmong, missingFor } from './verdict.ts'

/** `npm run proof` takes every form of every gate and every call; `npm test` each gate once and what reads. */
const is_whole = process.env['PROOF'] === 'full'

/** Whoever holds nothing, by the actor whose doors are open to them. */
const STRANGERS = {
  guest: 'anonymous',
  plain: 'member',
  pending: 'pending',
  other_account: 'other_member',
  other_team: 'other_team',
} satisfies Partial<Record<KnockerName, Actor>>

/** Whose sockets the app does not take. */
const KEPT_OUT: readonly KnockerName[] = [
  'guest',
  'suspended',
  'removed',
  'signed_out',
  'sister_app',
  'other_account',
]

/** Whom the reduced sweep lets look at every page; the others look at those that stand for all. */
const EVERYWHERE: readonly KnockerName[] = [
  'guest',
  'plain',
  'holder',
  'ended',
  'viewing_plain',
  'team_owner',
]
const TYPICAL: readonly string[] = [
  ...['login own', 'bought own', 'bought twice', 'bought apart', 'private own', 'private_bought own'],
  ...['dripped own', 'browsed own', 'either own'],
]

const NONE: ReadonlySet<string> = new Set()

let place: SweptPlace
beforeAll(async () => {
  place = await aSweptPlace({ is_whole })
}, 300_000)

const readableBy = ({ facts }: Knocker) =>
  place.pages.filter(({ page }) => mayRead(place.rules, page.id, facts))

describe('words of gated pages', { timeout: 600_000 }, () => {
  it('stand in pages of every kind of gate and page, and in enough of them', () => {
    const gated = place.pages.filter(({ page }) => !mayRead(place.rules, page.id, null))
    expect(gated.length).toBeGreaterThanOrEqual(is_whole ? 40 : 20)
    expect(new Set(gated.map(({ page }) => page.content_type)).size).toBeGreaterThanOrEqual(7)
  })

  it.each(knockerNames)('come to %s by calls, pages and files as far as the rules say', async (name) => {
    const knocker = place.knockers[name]
    const { see, findings } = aJudge(place, knocker)
    const pages =
      is_whole || EVERYWHERE.includes(name)
        ? place.pages
        : place.pages.filter((one) => TYPICAL.includes(one.name))
    await lookThroughCalls({ ...place, pages }, knocker, (call) => call.method === 'GET', see)
    await lookThroughFiles({ ...place, pages }, knocker, is_whole, see)
    expect(findings.answers).toBeGreaterThan(200)
    expect([...findings.leaks]).toEqual([])
    expect(missingFor({ ...place, pages }, knocker, findings.found)).toEqual([])
  })

  it('reach no socket but those of readers, neither live nor on resume', async () => {
    const ears = await Promise.all(
      knockerNames.map(async (name) => [name, await overhear(place.knockers[name])] as const),
    )
    const signed_in = knockerNames.filter((name) => place.knockers[name].member)
    const let_in = ears.flatMap(([name, ear]) => (ear ? [name] : []))
    expect(let_in).toEqual(expect.arrayContaining(signed_in.filter((name) => !KEPT_OUT.includes(name))))
    expect(let_in.filter((name) => KEPT_OUT.includes(name))).toEqual([])

    const hearing = ears.find(([name]) => name === 'holder')?.[1]
    const lives = new Map<string, string>()
    for (const { name, page } of readableBy(place.knockers.holder)) {
      lives.set(page.id, place.book.word(name, 'said live', 'comment'))
      await say(place.holder, page.id, lives.get(page.id) ?? '')
    }
    const last = [...lives.values()].at(-1) ?? ''
    await vi.waitFor(() => expect(JSON.stringify(hearing?.frames)).toContain(last), { timeout: 10_000 })
    for (const [name, ear] of ears) {
      if (!ear) continue
      const heard = JSON.stringify(ear.frames)
      expect(leaksAmong(place, place.knockers[name], 'socket', heard)).toEqual([])
      ear.close()
    }
    const missed = [...lives.values()].filter((word) => !JSON.stringify(hearing?.frames).includes(word))
    expect(missed).toEqual([])
  })

  it.each(['guest', 'plain', 'holder'] as const)(
    'are not even counted for %s where they are not listed',
    async (name) => {
      const as = place.world.api.as({ ...place.knockers[name].caller, slug: place.world.app.slug })
      for (const content_type of new Set(place.pages.map(({ page }) => page.content_type))) {
        const { items, total_count } = await as.call('library.listContent', { content_type, limit: 100 })
        expect([content_type, total_count]).toEqual([content_type, items.length])
        const ids = new Set(items.map(({ page_id }) => page_id))
        const hidden = place.pages.filter(
          ({ page }) => ids.has(page.id) && !isKnowable(place.rules, page.id, NONE),
        )
        expect(hidden).toEqual([])
      }
    },
  )

  it.each(['guest', 'plain'] as const)(
    'of a private page are as unknown to %s as if it were not there',
    async (name) => {
      const { api, app } = place.world
      const identity = headersOf(place.knockers[name].caller, app.slug)
      const get = async (path: string) => {
        const { status, text } = await api.raw('GET', path, {
          host: identity['host'] ?? '',
          headers: identity,
        })
        return { status, text: text.replaceAll(/"request_id":"[^"]*"/gu, '') }
      }
      const hidden = place.pages.find(({ name: gate }) => gate === 'login_private own')
      const { id = '', path = '' } = hidden?.page ?? {}
      const ways = (of: { id: string; path: string }) => [
        ...[of.path, `/_pages${of.path}/index.json`, `/_pages/_trees/${of.id}.json`],
        ...['body', 'access', 'path', 'subscribers'].map((last) => `/api/v1/pages/${of.id}/${last}`),
        ...[`/api/v1/overlays/${of.id}`, `/api/v1/threads/${of.id}`, `/api/v1/pages/resolve?path=${of.path}`],
      ]
      const unknown = ways({ id: place.world.unknown, path: '/never-there' })
      for (const [index, way] of ways({ id, path }).entries())
        expect([way, await get(way)]).toEqual([way, await get(unknown[index] ?? '')])
    },
  )

  it('stand in no archive of a member who lost them', async () => {
    const { ended } = place.knockers
    const as = place.world.api.as(ended.caller)
    await as.call('accounts.requestDataExport')
    const url = await vi.waitFor(
      async () => {
        const ready = (await as.call('accounts.listDataExports')).items.find(({ state }) => state === 'ready')
        expect(ready).toBeDefined()
        return ready?.url ?? ''
      },
      { timeout: 20_000, interval: 50 },
    )
    const { body } = await place.world.api.raw('GET', url, { host: `${place.world.app.slug}.localhost` })
    const files = [...(await filesOfArchive(body))].flat().join('\n')
    expect(files).toContain(place.pages.find(({ name }) => name === 'bought own')?.page.id)
    expect(leaksAmong(place, ended, 'archive', files)).toEqual([])
  })

  it('stand in no mail, no line of the log and no metric, and neither do secrets', async () => {
    const { api } = place.world
    const { control } = api.database
    const [queued, boxed] = await Promise.all([
      control.selectFrom('mail_messages').selectAll().execute(),
      control.selectFrom('mailbox_messages').selectAll().execute(),
    ])
    const metrics = (await api.raw('GET', '/metrics')).text
    expect(metrics).toContain('foyer_http_seconds')
    api.services.log.info('the log is read')
    const logged = api.logged()
    expect(logged).toContain('the log is read')
    for (const { to_address, ...mail } of [...queued, ...boxed]) {
      const reader = Object.values(place.knockers).find(({ caller }) => caller.email === to_address)
      const stranger = reader ?? place.knockers.guest
      expect(leaksAmong(place, stranger, 'mail', JSON.stringify(mail))).toEqual([])
    }
    expect(place.book.foundIn(metrics)).toEqual([])
    expect(leaksAmong(place, place.knockers.guest, 'log', logged)).toEqual([])
    const secrets = Object.values(place.knockers).flatMap(({ caller }) =>
      [caller.token, 'cookie_secret' in caller ? String(caller.cookie_secret) : undefined].filter(
        (secret) => secret !== undefined,
      ),
    )
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.filter((secret) => logged.includes(secret) || metrics.includes(secret))).toEqual([])
  })

  it.each(Object.entries(STRANGERS))('come to %s by no call that changes anything', async (name, actor) => {
    const knocker = place.knockers[name as KnockerName]
    const { see, findings } = aJudge(place, knocker)
    const changes = (call: Call) => call.method !== 'GET' && (is_whole || doorOf(call, actor) === 'open')
    await lookThroughCalls(place, knocker, changes, see)
    expect(findings.answers).toBeGreaterThan(10)
    expect([...findings.leaks]).toEqual([])
  })

  it('hang on pictures that nobody gets without a signature that holds and what opens their page', async () => {
    const { api, app, callers } = place.world
    const bodies = await Promise.all(
      readableBy(place.knockers.holder)
        .filter(({ page }) => !mayRead(place.rules, page.id, null))
        .map(({ page }) => api.as(place.holder).call('pages.getPageBody', { id: page.id })),
    )
    const addresses = [
      ...new Set(
        bodies.flatMap((body) => JSON.stringify(body).match(/\/media\/[^"\s]+signature=[^"\s]+/gu) ?? []),
      ),
    ]
    expect(addresses.length).toBeGreaterThanOrEqual(bodies.length)
    const host = `${app.slug}.localhost`
    const statusOf = async (path: string, at = host, headers: Record<string, string> = {}, method = 'GET') =>
      (await api.raw(method, path, { host: at, headers })).status
    const tokenOf = ({ token }: Caller): Record<string, string> => (token ? { 'x-user-token': token } : {})
    const bearer = tokenOf(place.holder)
    const tampered = (address: string) =>
      address.replace(/signature=./u, (first) => (first.endsWith('A') ? 'signature=B' : 'signature=A'))
    for (const address of addresses) {
      const [bare = ''] = address.split('?')
      expect([200, 206]).toContain(await statusOf(address, host, { ...bearer, range: 'bytes=0-9' }))
      expect(await statusOf(address)).toBe(404)
      const page_id = /for=body\.([0-9a-f-]+)/u.exec(address)?.[1] ?? ''
      const strangers = Object.values(place.knockers).filter(
        ({ facts }) => !mayRead(place.rules, page_id, facts),
      )
      const answers = await Promise.all(
        strangers.map(({ caller }) => statusOf(address, host, tokenOf(caller))),
      )
      expect([address, ...new Set(answers)]).toEqual([address, 404])
      for (const dead of [bare, tampered(address), `${bare}?signature=`]) {
        const refused = [
          await statusOf(dead, host, bearer),
          await statusOf(dead, host, { ...bearer, range: 'bytes=0-9' }),
          await statusOf(dead, host, { ...bearer, 'if-none-match': '*' }),
          await statusOf(dead, host, bearer, 'HEAD'),
        ]
        expect([dead, ...refused]).toEqual([dead, 404, 404, 404, 404])
      }
      expect(await statusOf(address, `${callers.other_member.slug}.localhost`, bearer)).toBe(404)
    }
    api.clock.advance(11 * 60_000)
    const late = await Promise.all(addresses.map((address) => statusOf(address, host, bearer)))
    expect(new Set(late)).toEqual(new Set([404]))
  })
})

/** Everything that somebody's socket is told who asks for the threads of all pages from their beginning. */
async function overhear({ caller, member }: Knocker): Promise<Ear | null> {
  const { token } = caller
  const user_id = member?.user_id ?? ('user_id' in caller ? String(caller.user_id) : '')
  if (!token) return null
  const ear = await anEar({ ...caller, token, slug: place.world.app.slug, user_id }).catch(() => null)
  if (!ear) return null
  await Promise.all([ear.listenToOwn(), ...place.pages.map(({ page }) => ear.listen(page.id, 0))])
  return ear
}
