import { beforeAll, describe, expect, it, vi } from 'vitest'
import { calls, type Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { pageIndex, type PageBody } from '@foyer/contract/pages/page-index'
import type { AppAccess } from '@foyer/domain/access'
import { setAppAccess } from '../factories/access.ts'
import { PUBLIC_ACCESS } from '../factories/apps.ts'
import { filesOfArchive } from '../factories/archives.ts'
import { readPreview } from '../factories/drafts-shown.ts'
import { get } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import { doorOf } from '../matrix/actors.ts'
import { headersOf } from '../matrix/send-call.ts'
import { addressesFor, maySee, statusFor, unknownCards } from './addresses.ts'
import { sayEverywhere, theEars, unheard, untilToldLast } from './ears.ts'
import { isBelow, isKnowable, mayRead } from './gates.ts'
import { actorOf, knockerNames, type Knocker, type KnockerName } from './knockers.ts'
import { inputs } from '../matrix/inputs.ts'
import { isShared, lookThroughCalls, lookThroughFiles } from './look.ts'
import { notShown, openReads } from './must-show.ts'
import type { GatedPage } from './plot.ts'
import { aSweptPlace, SHORT, type SweptPlace } from './swept-place.ts'
import { failAPlan } from './failed-plan.ts'
import { aJudge, leaksAmong, letIn, missingFor, shutSurfaces } from './verdict.ts'

/** `npm run proof` takes every form of every gate and every call; `npm test` each gate, and what reads. */
const is_whole = process.env['PROOF'] === 'full'

/** Whose sockets the app does not take. */
const KEPT_OUT: readonly KnockerName[] = [
  ...(['guest', 'suspended', 'removed', 'signed_out', 'sister_app', 'other_account'] as const),
  ...(['viewing_plain', 'viewing_holder', 'team_admin', 'team_owner', 'other_team'] as const),
  ...(['grant_guest', 'grant_member', 'grant_everything'] as const),
]

/** Apps that keep strangers out as a whole, in which the whole sweep looks once more. */
const CLOSED_APPS: readonly [string, Partial<AppAccess>][] = [
  ['for members alone', { is_private: true }],
  ['for buyers alone', { is_subscriber_only: true }],
]

/** Whom the reduced sweep lets look at every page: who may read least. */
const EVERYWHERE: readonly KnockerName[] = ['guest']
/** Between whom it divides every page; the others look at those that stand for all, and at drafts that they are shown. */
const BY_TURNS: readonly KnockerName[] = ['holder', 'plain', 'ended', 'team_owner']
/** Of signed addresses that are all made the same way the reduced sweep takes every fourth. */
const ADDRESSES = is_whole ? 1 : 4
/** Who holds nothing: they try in the reduced sweep, too, to change a page of every kind. */
const STRANGERS: readonly KnockerName[] = ['guest', 'plain']
/** Whom calls that change something take for the same as others of the cast: the reduced sweep leaves them out. */
const LIKE_OTHERS: readonly KnockerName[] = [
  ...(['entitled', 'in_grace', 'other_product', 'signed_out', 'other_account'] as const),
  ...(['viewing_plain', 'grant_guest', 'grant_member'] as const),
]
const TYPICAL: readonly string[] = ['login own', 'bought own', 'private own', 'included own']

let place: SweptPlace
beforeAll(async () => {
  place = await aSweptPlace({ is_whole })
}, 300_000)

const pagesFor = (name: KnockerName) => {
  const { shown } = place.knockers[name]
  if (is_whole || EVERYWHERE.includes(name)) return place.pages
  const turn = BY_TURNS.indexOf(name)
  return place.pages.filter(
    (one, index) => TYPICAL.includes(one.name) || one.kind === shown?.of || index % BY_TURNS.length === turn,
  )
}

const readableBy = ({ facts }: Knocker) =>
  place.pages.filter(({ page }) => mayRead(place.rules, page.id, facts))

describe('words of gated pages', { timeout: 600_000 }, () => {
  it('stand in pages of every kind of gate and page, and in enough of them', () => {
    const gated = place.pages.filter(({ page }) => !mayRead(place.rules, page.id, null))
    expect(gated.length).toBeGreaterThanOrEqual(is_whole ? 40 : 20)
    expect(new Set(gated.map(({ page }) => page.content_type)).size).toBeGreaterThanOrEqual(7)
    expect(gated.filter(({ submissions }) => submissions.length > 0)).not.toHaveLength(0)
  })

  it('are looked for in every call that reads', () => {
    const left_out = Object.entries(calls)
      .filter(([, call]) => call.method === 'GET')
      .filter(([name]) => !inputs[name as CallName]?.some(isShared))
    expect(left_out).toEqual([])
  })

  it.each(knockerNames)('come to %s by calls, pages and files as far as the rules say', async (name) => {
    const knocker = place.knockers[name]
    const pages = pagesFor(name)
    const { see, findings } = aJudge(place, knocker)
    const is_asked = (call: Call) =>
      is_whole ||
      [...EVERYWHERE, ...BY_TURNS].includes(name) ||
      doorOf(call, actorOf[name]) !== 'unauthorized'
    const reads = (call: Call) => call.method === 'GET' && is_asked(call)
    await lookThroughCalls({ ...place, pages }, knocker, reads, see)
    await lookThroughFiles({ ...place, pages }, knocker, is_whole, see)
    expect(letIn(findings)).toBeGreaterThan(50)
    expect([...findings.leaks]).toEqual([])
    expect(missingFor({ ...place, pages }, knocker, findings.found)).toEqual([])
    expect(notShown({ ...place, pages }, knocker, findings)).toEqual([])
    expect(shutSurfaces(findings, openReads(actorOf[name]))).toEqual([])
  })

  it('reach no socket but those of readers, neither live nor on resume', async () => {
    const ears = await theEars(place)
    expect([...ears.keys()]).toEqual(knockerNames.filter((name) => !KEPT_OUT.includes(name)))
    await sayEverywhere(place, place.knockers.holder)
    await untilToldLast(place, ears.values())
    for (const [name, ear] of ears) {
      const knocker = place.knockers[name]
      expect([name, ...leaksAmong(place, knocker, 'socket', JSON.stringify(ear.frames))]).toEqual([name])
      expect([name, ...unheard(place, knocker, ear)]).toEqual([name])
      ear.close()
    }
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
          ({ page }) => ids.has(page.id) && !isKnowable(place.rules, page.id, { facts: null }),
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
      /** A tree of which something is open has a file, by the id that the open page names as its root. */
      const isAbove = ({ page }: GatedPage) =>
        place.pages.some((other) => other.page.id !== page.id && isBelow(place.rules, other.page.id, page.id))
      const hidden = place.pages.find((one) => one.kind === 'login_private' && !isAbove(one))
      const { id = '', path = '' } = hidden?.page ?? {}
      expect(path).not.toBe('')
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
    await as.call('data-rights.requestDataExport')
    const url = await vi.waitFor(
      async () => {
        const ready = (await as.call('data-rights.listDataExports')).items.find(
          ({ state }) => state === 'ready',
        )
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

  it('hang on no card or picture but those of pages that one may know of or read', async () => {
    const { holder, guest, team_owner } = place.knockers
    const shows = ({ method, path }: Call) => method === 'GET' && (is_whole || path.startsWith('/pages/'))
    const cards = await Promise.all(
      (await unknownCards(place)).map(async (path) => [path, await statusFor(place, guest, path)]),
    )
    expect(cards.length).toBeGreaterThan(2)
    expect(cards.filter(([, status]) => status !== 404)).toEqual([])
    const pages = is_whole ? place.pages : pagesFor('plain')
    const looks = [holder, team_owner].map((one) => addressesFor({ ...place, pages }, one, shows))
    const seen = await Promise.all(looks)
    const drawn = seen.flat().filter(({ path }) => path.startsWith('/_og/'))
    expect(drawn.length).toBeGreaterThan(5)
    const cards_seen = [...new Map(drawn.map((one) => [one.path, one])).values()]
    for (const { path, gated } of cards_seen) {
      const status = isKnowable(place.rules, gated.page.id, { facts: null }) ? 200 : 404
      const answers = await Promise.all(
        knockerNames.map(async (name) => [path, name, await statusFor(place, place.knockers[name], path)]),
      )
      expect(answers.filter(([, , answered]) => answered !== status)).toEqual([])
    }
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
    for (const address of addresses.filter((_, index) => index % ADDRESSES === 0)) {
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

  it('hang on no address of a picture that opens for whoever may not see it', async () => {
    const { holder } = place.knockers
    const pages = is_whole ? place.pages : pagesFor('entitled')
    const reads = ({ method }: Call) => method === 'GET'
    const seen = await addressesFor({ ...place, pages }, holder, reads)
    const signed = seen.filter(({ path }) => path.includes('signature='))
    expect(signed.some(({ is_cover }) => is_cover)).toBe(true)
    for (const address of signed) {
      const strangers = knockerNames.filter((name) => !maySee(place, place.knockers[name], address))
      const answers = await Promise.all(
        strangers.map(async (name) => [
          ...[address.gated.name, address.path, name],
          await statusFor(place, place.knockers[name], address.path),
        ]),
      )
      expect(answers.filter((answer) => answer.at(-1) !== 404)).toEqual([])
    }
  })

  it('leave no gap in short lists that a rule found', async () => {
    const { world, pages, rules } = place
    const known = pages.filter(({ page }) => isKnowable(rules, page.id, { facts: null }))
    const answer = await get(world.app, '/_pages/links-short/index.json')
    const { lists, page } = pageIndex.parse(answer.json()) as PageBody
    for (const { id, props } of page.blocks) {
      const { content_type } = props
      const of_type = known.filter((one) => one.page.content_type === content_type)
      const least = Math.min(SHORT, of_type.length)
      expect([content_type, (lists[id]?.length ?? 0) >= least]).toEqual([content_type, true])
    }
  })

  it('stay in drafts that a grant showed once its quarter of an hour is over', async () => {
    const { api, app } = place.world
    api.clock.advance(15 * 60_000)
    const grants = Object.values(place.knockers).flatMap(({ shown }) => shown ?? [])
    const asked = grants.flatMap(({ grant, of }) =>
      place.pages.flatMap(({ kind, page }) => (kind === of ? [readPreview(app, page, grant)] : [])),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.length).toBeGreaterThan(10)
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } })
  })

  it('stand in no mail, no line of the log and no metric, and neither do secrets', async () => {
    const { api } = place.world
    const planner = place.knockers.team_admin
    await failAPlan(place, planner.caller)
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
    const told = [...queued, ...boxed].filter(({ to_address }) => to_address === planner.caller.email)
    expect(place.book.foundIn(JSON.stringify(told)).map(({ level }) => level)).toContain('draft_shell')
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

  const changers = knockerNames.filter((name) => is_whole || !LIKE_OTHERS.includes(name))
  it.each(changers.filter((name) => !name.startsWith('team_')))(
    'come to %s by no call that changes anything',
    async (name) => {
      const knocker = place.knockers[name]
      const { see, findings } = aJudge(place, knocker)
      const door = (call: Call) => doorOf(call, actorOf[name])
      const of_each_kind = place.pages.filter(({ form }) => is_whole || form === 'own')
      const pages = is_whole || STRANGERS.includes(name) ? of_each_kind : pagesFor(name).slice(0, 2)
      await lookThroughCalls(
        { ...place, pages },
        knocker,
        (call) => call.method !== 'GET' && (is_whole || door(call) === 'open'),
        see,
      )
      expect([...findings.by_surface.keys()].length).toBeGreaterThan(5)
      expect([...findings.leaks]).toEqual([])
    },
  )

  it.each(is_whole ? CLOSED_APPS : [])('come to no stranger of an app that is %s', async (_mode, wish) => {
    const { app } = place.world
    const app_products = wish.is_subscriber_only ? [...(place.things.product ?? [])] : []
    const access = { ...PUBLIC_ACCESS, ...wish, app_products }
    await setAppAccess(app, access)
    const closed = { ...place, rules: { ...place.rules, app: { ...place.rules.app, ...access } } }
    for (const name of ['guest', 'pending', 'plain'] as const) {
      const { see, findings } = aJudge(closed, place.knockers[name])
      await lookThroughCalls(closed, place.knockers[name], (call) => call.method === 'GET', see)
      await lookThroughFiles(closed, place.knockers[name], true, see)
      expect([name, ...findings.leaks]).toEqual([name])
    }
    await setAppAccess(app, { ...PUBLIC_ACCESS, app_products: [] })
  })
})
