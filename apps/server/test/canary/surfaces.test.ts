import { beforeAll, describe, expect, it } from 'vitest'
import { hasOwnPlace } from '@foyer/content/traits'
import { calls, type Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { pageIndex, type PageBody } from '@foyer/contract/pages/page-index'
import type { AppAccess } from '@foyer/domain/access'
import { setAppAccess } from '../factories/access.ts'
import { PUBLIC_ACCESS } from '../factories/apps.ts'
import { readPreview } from '../factories/draft-previews.ts'
import { get } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import { expectedOutcome } from '../matrix/actors.ts'
import { createHeaders } from '../matrix/send-call.ts'
import { collectAddresses, canSee, fetchStatus, listUnknownCards } from './addresses.ts'
import { readOwnArchive } from './archives.ts'
import { openCommentFiles, openFiles } from './files.ts'
import { commentEverywhere, openListeners, listUndelivered, waitUntilDelivered } from './listeners.ts'
import { isDescendant, isKnowable, canRead } from './gates.ts'
import { matrixActorOf, canaryActorNames, type CanaryActor, type CanaryActorName } from './actors.ts'
import { inputs } from '../matrix/inputs.ts'
import { isSharedCase, scanCalls, scanFiles } from './scan.ts'
import { listMissingSurfaces, listOpenReads } from './required-surfaces.ts'
import type { GatedPage } from './create-pages.ts'
import { aScenario, SHORT_LIST_SIZE, type Scenario } from './scenario.ts'
import { failScheduledPublish } from './fail-scheduled-publish.ts'
import {
  anObservationChecker,
  findLeaks,
  countAccepted,
  listMissingWords,
  listRefusedSurfaces,
} from './check-observations.ts'

/** `npm run proof` takes every actor, form of gate and call; `npm test` each gate, some actors, and what reads. */
const is_whole = process.env['PROOF'] === 'full'

/** Actors whose sockets the app refuses. */
const WITHOUT_SOCKET: readonly CanaryActorName[] = [
  ...(['guest', 'suspended', 'removed', 'signed_out', 'sister_app', 'other_account'] as const),
  ...(['viewing_plain', 'viewing_holder', 'team_admin', 'team_owner', 'other_team'] as const),
  ...(['grant_guest', 'grant_member', 'grant_everything'] as const),
]

/** Apps that exclude the public as a whole; the whole scan runs in them again. */
const CLOSED_APPS: readonly [string, Partial<AppAccess>][] = [
  ['for members alone', { is_private: true }],
  ['for buyers alone', { is_subscriber_only: true }],
]

/** Actors who request every page in the reduced scan: those with the fewest rights. */
const FULL_SCAN_ACTORS: readonly CanaryActorName[] = ['guest']
/** Actors who share all pages in the reduced scan; the others request typical pages and the drafts shown to them. */
const DIVIDED_SCAN_ACTORS: readonly CanaryActorName[] = ['holder', 'plain', 'ended', 'team_owner']
/** The reduced scan takes one page in so many for each of these actors. */
const DIVIDED_BY = 2 * DIVIDED_SCAN_ACTORS.length
/** The reduced scan takes every fourth signed address, since all are created alike. */
const ADDRESS_STEP = is_whole ? 1 : 4
/** Actors without access: they try to change a page of every kind in the reduced scan too. */
const STRANGERS: readonly CanaryActorName[] = ['guest', 'plain']
/** Actors whom calls treat like others: the reduced scan leaves them out. */
const LIKE_OTHERS: readonly CanaryActorName[] = [
  ...(['entitled', 'in_grace', 'other_product', 'signed_out', 'other_account', 'sister_app'] as const),
  ...(['suspended', 'removed', 'team_admin', 'viewing_plain', 'grant_guest', 'grant_member'] as const),
]
const TYPICAL_PAGES: readonly string[] = ['login own', 'bought own', 'private own', 'included own']

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario({ is_whole })
}, 300_000)

const choosePages = (name: CanaryActorName) => {
  const { shown_drafts: shown } = scenario.actors[name]
  if (is_whole || FULL_SCAN_ACTORS.includes(name)) return scenario.pages
  const turn = DIVIDED_SCAN_ACTORS.indexOf(name)
  return scenario.pages.filter(
    (one, index) => TYPICAL_PAGES.includes(one.name) || one.kind === shown?.of || index % DIVIDED_BY === turn,
  )
}

const listReadable = ({ facts }: CanaryActor) =>
  scenario.pages.filter(({ page }) => canRead(scenario.rules, page.id, facts))

describe('words of gated pages', { timeout: 600_000 }, () => {
  it('appear in pages of every gate kind and page type, and in enough of them', () => {
    const gated = scenario.pages.filter(({ page }) => !canRead(scenario.rules, page.id, null))
    expect(gated.length).toBeGreaterThanOrEqual(is_whole ? 40 : 20)
    expect(new Set(gated.map(({ page }) => page.content_type)).size).toBeGreaterThanOrEqual(7)
    expect(gated.filter(({ submissions }) => submissions.length > 0)).not.toHaveLength(0)
  })

  it('are looked for in every call that reads', () => {
    const omitted = Object.entries(calls)
      .filter(([, call]) => call.method === 'GET')
      .filter(([name]) => !inputs[name as CallName]?.some(isSharedCase))
    expect(omitted).toEqual([])
  })

  const readers = canaryActorNames.filter((name) => is_whole || !LIKE_OTHERS.includes(name))
  it.each(readers)('come to %s by calls, pages and files as far as the rules say', async (name) => {
    const canary_actor = scenario.actors[name]
    const pages = choosePages(name)
    const { check: see, findings } = anObservationChecker(scenario, canary_actor)
    const is_requested = (call: Call) =>
      is_whole ||
      [...FULL_SCAN_ACTORS, ...DIVIDED_SCAN_ACTORS].includes(name) ||
      expectedOutcome(call, matrixActorOf[name]) !== 'unauthorized'
    const can_read = (call: Call) => call.method === 'GET' && is_requested(call)
    await scanCalls({ ...scenario, pages }, canary_actor, can_read, see)
    await scanFiles({ ...scenario, pages }, canary_actor, is_whole, see)
    expect(countAccepted(findings)).toBeGreaterThan(50)
    expect([...findings.leaks]).toEqual([])
    expect(listMissingWords({ ...scenario, pages }, canary_actor, findings.found)).toEqual([])
    expect(listMissingSurfaces({ ...scenario, pages }, canary_actor, findings)).toEqual([])
    expect(listRefusedSurfaces(findings, listOpenReads(matrixActorOf[name]))).toEqual([])
  })

  it('reach no socket but those of readers, neither live nor on resume', async () => {
    const listeners = await openListeners(scenario)
    expect([...listeners.keys()]).toEqual(canaryActorNames.filter((name) => !WITHOUT_SOCKET.includes(name)))
    await commentEverywhere(scenario, scenario.actors.holder)
    await waitUntilDelivered(scenario, listeners.values())
    for (const [name, listener] of listeners) {
      const canary_actor = scenario.actors[name]
      expect([name, ...findLeaks(scenario, canary_actor, 'socket', JSON.stringify(listener.frames))]).toEqual(
        [name],
      )
      expect([name, ...listUndelivered(scenario, canary_actor, listener)]).toEqual([name])
      listener.close()
    }
  })

  it.each(['guest', 'plain', 'holder'] as const)(
    'are not even counted for %s where they are not listed',
    async (name) => {
      const as = scenario.fixture.api.as({ ...scenario.actors[name].caller, slug: scenario.fixture.app.slug })
      for (const content_type of new Set(scenario.pages.map(({ page }) => page.content_type))) {
        const { items, total_count } = await as.call('library.listContent', { content_type, limit: 100 })
        expect([content_type, total_count]).toEqual([content_type, items.length])
        const ids = new Set(items.map(({ page_id }) => page_id))
        const hidden = scenario.pages.filter(
          ({ page }) =>
            ids.has(page.id) && !isKnowable(scenario.rules, page.id, { facts: scenario.actors[name].facts }),
        )
        expect(hidden).toEqual([])
      }
    },
  )

  it.each(['guest', 'plain'] as const)(
    'of a private page are as unknown to %s as if it were not there',
    async (name) => {
      const { api, app } = scenario.fixture
      const identity = createHeaders(scenario.actors[name].caller, app.slug)
      const get = async (path: string) => {
        const { status, text } = await api.raw('GET', path, {
          host: identity['host'] ?? '',
          headers: identity,
        })
        return { status, text: text.replaceAll(/"request_id":"[^"]*"/gu, '') }
      }
      /** A tree of which something is open has a file, by the id that the open page names as its root. */
      const isAbove = ({ page }: GatedPage) =>
        scenario.pages.some(
          (other) => other.page.id !== page.id && isDescendant(scenario.rules, other.page.id, page.id),
        )
      const hidden = scenario.pages.find((one) => one.kind === 'login_private' && !isAbove(one))
      const { id = '', path = '' } = hidden?.page ?? {}
      expect(path).not.toBe('')
      const ways = (of: { id: string; path: string }) => [
        ...[of.path, `/_pages${of.path}/index.json`, `/_pages/_trees/${of.id}.json`],
        ...['body', 'access', 'path', 'subscribers'].map((last) => `/api/v1/pages/${of.id}/${last}`),
        ...[`/api/v1/overlays/${of.id}`, `/api/v1/threads/${of.id}`, `/api/v1/pages/resolve?path=${of.path}`],
      ]
      const unknown = ways({ id: scenario.fixture.unknown, path: '/never-there' })
      for (const [index, address_form] of ways({ id, path }).entries())
        expect([address_form, await get(address_form)]).toEqual([
          address_form,
          await get(unknown[index] ?? ''),
        ])
    },
  )

  it('appear in no archive of a member who lost access', async () => {
    const { ended } = scenario.actors
    const files = await readOwnArchive(scenario, ended)
    expect(files).toContain(scenario.pages.find(({ name }) => name === 'bought own')?.page.id)
    expect(findLeaks(scenario, ended, 'archive', files)).toEqual([])
  })

  it('hang on no card or picture but those of pages that one may know of or read', async () => {
    const { holder, guest, team_owner } = scenario.actors
    const shows = ({ method, path }: Call) => method === 'GET' && (is_whole || path.startsWith('/pages/'))
    const cards = await Promise.all(
      (await listUnknownCards(scenario)).map(async (path) => [
        path,
        await fetchStatus(scenario, guest, path),
      ]),
    )
    expect(cards.length).toBeGreaterThan(2)
    expect(cards.filter(([, status]) => status !== 404)).toEqual([])
    const pages = is_whole ? scenario.pages : choosePages('plain')
    const scans = [holder, team_owner].map((one) => collectAddresses({ ...scenario, pages }, one, shows))
    const observed = await Promise.all(scans)
    const drawn = observed.flat().filter(({ path }) => path.startsWith('/_og/'))
    expect(drawn.length).toBeGreaterThan(5)
    const cards_observed = [...new Map(drawn.map((one) => [one.path, one])).values()]
    for (const { path, gated } of cards_observed) {
      const status = isKnowable(scenario.rules, gated.page.id, { facts: null }) ? 200 : 404
      const answers = await Promise.all(
        canaryActorNames.map(async (name) => [
          path,
          name,
          await fetchStatus(scenario, scenario.actors[name], path),
        ]),
      )
      expect(answers.filter(([, , answered]) => answered !== status)).toEqual([])
    }
  })

  it('use pictures that need a valid signature and access to their page', async () => {
    const { api, app, callers } = scenario.fixture
    const bodies = await Promise.all(
      listReadable(scenario.actors.holder)
        .filter(({ page }) => !canRead(scenario.rules, page.id, null))
        .map(({ page }) => api.as(scenario.holder).call('pages.getPageBody', { id: page.id })),
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
    const bearer = tokenOf(scenario.holder)
    const tampered = (address: string) =>
      address.replace(/signature=./u, (first) => (first.endsWith('A') ? 'signature=B' : 'signature=A'))
    for (const address of addresses.filter((_, index) => index % ADDRESS_STEP === 0)) {
      const [bare = ''] = address.split('?')
      expect([200, 206]).toContain(await statusOf(address, host, { ...bearer, range: 'bytes=0-9' }))
      expect(await statusOf(address)).toBe(404)
      const page_id = /for=body\.([0-9a-f-]+)/u.exec(address)?.[1] ?? ''
      const strangers = Object.values(scenario.actors).filter(
        ({ facts }) => !canRead(scenario.rules, page_id, facts),
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
    const expired_address = await Promise.all(addresses.map((address) => statusOf(address, host, bearer)))
    expect(new Set(expired_address)).toEqual(new Set([404]))
  })

  it('use no picture address that works for a viewer without access', async () => {
    const { holder } = scenario.actors
    const pages = is_whole ? scenario.pages : choosePages('entitled')
    const can_read = ({ method }: Call) => method === 'GET'
    const observed = await collectAddresses({ ...scenario, pages }, holder, can_read)
    const signed = observed.filter(({ path }) => path.includes('signature='))
    expect(signed.some(({ is_cover }) => is_cover)).toBe(true)
    for (const address of signed) {
      const strangers = canaryActorNames.filter((name) => !canSee(scenario, scenario.actors[name], address))
      const answers = await Promise.all(
        strangers.map(async (name) => [
          ...[address.gated.name, address.path, name],
          await fetchStatus(scenario, scenario.actors[name], address.path),
        ]),
      )
      expect(answers.filter((answer) => answer.at(-1) !== 404)).toEqual([])
    }
  })

  it('come in no document or video to a viewer without access', async () => {
    const pages = scenario.pages.filter((_, index) => is_whole || index % 2 === 0)
    const { read_count, wrong } = await openFiles({ ...scenario, pages })
    expect(wrong).toEqual([])
    expect(read_count).toBeGreaterThan(10)
  })

  it('come in no file of a comment to a viewer without access', async () => {
    const pages = scenario.pages.filter((_, index) => is_whole || index % 2 === 0)
    const { read_count, wrong } = await openCommentFiles({ ...scenario, pages })
    expect(wrong).toEqual([])
    expect(read_count).toBeGreaterThan(5)
  })

  it('leave no gap in short lists that a rule selected', async () => {
    const { fixture, pages, rules } = scenario
    const known = pages.filter(({ page }) => hasOwnPlace(page) && isKnowable(rules, page.id, { facts: null }))
    const answer = await get(fixture.app, '/_pages/links-short/index.json')
    const { lists, page } = pageIndex.parse(answer.json()) as PageBody
    for (const { id, props } of page.blocks) {
      const { content_type } = props
      const of_type = known.filter((one) => one.page.content_type === content_type)
      const least = Math.min(SHORT_LIST_SIZE, of_type.length)
      expect([content_type, (lists[id]?.length ?? 0) >= least]).toEqual([content_type, true])
    }
  })

  it('stay in drafts that a grant showed once its quarter of an hour is over', async () => {
    const { api, app } = scenario.fixture
    api.clock.advance(15 * 60_000)
    const grants = Object.values(scenario.actors).flatMap(({ shown_drafts: shown }) => shown ?? [])
    const requested = grants.flatMap(({ grant, of }) =>
      scenario.pages.flatMap(({ kind, page }) => (kind === of ? [readPreview(app, page, grant)] : [])),
    )
    const answers = await Promise.allSettled(requested)
    expect(answers.length).toBeGreaterThan(10)
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } })
  })

  it('appear in no mail, log line or metric, and neither do secrets', async () => {
    const { api } = scenario.fixture
    const planner = scenario.actors.team_admin
    await failScheduledPublish(scenario, planner.caller)
    const { control } = api.database
    const [queued, mailbox] = await Promise.all([
      control.selectFrom('mail_messages').selectAll().execute(),
      control.selectFrom('mailbox_messages').selectAll().execute(),
    ])
    const metrics = (await api.raw('GET', '/metrics')).text
    expect(metrics).toContain('foyer_http_seconds')
    api.services.log.info('the log is read')
    const logged = api.logged()
    expect(logged).toContain('the log is read')
    for (const { to_address, ...mail } of [...queued, ...mailbox]) {
      const reader = Object.values(scenario.actors).find(({ caller }) => caller.email === to_address)
      const stranger = reader ?? scenario.actors.guest
      expect(findLeaks(scenario, stranger, 'mail', JSON.stringify(mail))).toEqual([])
    }
    const received = [...queued, ...mailbox].filter(({ to_address }) => to_address === planner.caller.email)
    expect(scenario.word_catalog.foundIn(JSON.stringify(received)).map(({ level }) => level)).toContain(
      'draft_shell',
    )
    expect(scenario.word_catalog.foundIn(metrics)).toEqual([])
    expect(findLeaks(scenario, scenario.actors.guest, 'log', logged)).toEqual([])
    const secrets = Object.values(scenario.actors).flatMap(({ caller }) =>
      [caller.token, 'cookie_secret' in caller ? String(caller.cookie_secret) : undefined].filter(
        (secret) => secret !== undefined,
      ),
    )
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.filter((secret) => logged.includes(secret) || metrics.includes(secret))).toEqual([])
  })

  it.each(readers.filter((name) => !name.startsWith('team_')))(
    'come to %s by no call that changes anything',
    async (name) => {
      const canary_actor = scenario.actors[name]
      const { check: see, findings } = anObservationChecker(scenario, canary_actor)
      const outcome = (call: Call) => expectedOutcome(call, matrixActorOf[name])
      const of_each_kind = scenario.pages.filter(({ form }) => is_whole || form === 'own')
      const pages = is_whole || STRANGERS.includes(name) ? of_each_kind : choosePages(name).slice(0, 2)
      await scanCalls(
        { ...scenario, pages },
        canary_actor,
        (call) => call.method !== 'GET' && (is_whole || outcome(call) === 'open'),
        see,
      )
      expect([...findings.by_surface.keys()].length).toBeGreaterThan(5)
      expect([...findings.leaks]).toEqual([])
    },
  )

  it.each(is_whole ? CLOSED_APPS : [])(
    'come to no stranger of an app that is %s',
    async (_mode, input_variant) => {
      const { app } = scenario.fixture
      const app_products = input_variant.is_subscriber_only ? [...(scenario.named_objects.product ?? [])] : []
      const access = { ...PUBLIC_ACCESS, ...input_variant, app_products }
      await setAppAccess(app, access)
      const closed = { ...scenario, rules: { ...scenario.rules, app: { ...scenario.rules.app, ...access } } }
      for (const name of ['guest', 'pending', 'plain'] as const) {
        const { check: see, findings } = anObservationChecker(closed, scenario.actors[name])
        await scanCalls(closed, scenario.actors[name], (call) => call.method === 'GET', see)
        await scanFiles(closed, scenario.actors[name], true, see)
        expect([name, ...findings.leaks]).toEqual([name])
      }
      await setAppAccess(app, { ...PUBLIC_ACCESS, app_products: [] })
    },
  )
})
