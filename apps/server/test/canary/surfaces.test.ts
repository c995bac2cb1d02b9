import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '@foyer/contract'
import { say } from '../factories/messaging.ts'
import type { Caller } from '../harness.ts'
import { doorOf, type Actor } from '../matrix/actors.ts'
import {
  aCanaryPlace,
  isClosed,
  openToMembers,
  overhear,
  unknowable,
  type Canary,
  type CanaryPlace,
} from './place.ts'
import { findWords, sweepCalls, sweepPages, type Sighting } from './sweep.ts'

/** `npm run proof` aims every call; `npm test` those that read and those whose door opens to the caller. */
const is_whole = process.env['PROOF'] === 'full'

let place: CanaryPlace
beforeAll(async () => {
  place = await aCanaryPlace()
}, 120_000)

const strangers: readonly Actor[] = ['anonymous', 'member', 'pending', 'other_member', 'other_team']

/** What this actor may not read: everything gated, but what opens to any member. */
function gatedFor(actor: Actor): Canary[] {
  const is_signed_in = actor === 'member' || actor === 'pending'
  return place.canaries.filter(({ gate }) => !is_signed_in || !openToMembers.includes(gate))
}

function mayTell(call: Call, actor: Actor): boolean {
  return is_whole || call.method === 'GET' || doorOf(call, actor) === 'open'
}

/** The leaks among what someone saw: hidden words, drafts, and anything at all of a private page. */
function leaksIn(seen: readonly Sighting[], canaries: readonly Canary[]): string[] {
  const private_ones = canaries.filter(({ gate }) => unknowable.includes(gate))
  return findWords(seen, [
    ...canaries.flatMap(({ hidden }) => hidden),
    ...place.canaries.map(({ unpublished }) => unpublished),
    ...private_ones.flatMap(({ shell }) => shell),
  ])
}

describe('words of gated pages', { timeout: 300_000 }, () => {
  it.each(strangers)('are kept from %s by every call', async (actor) => {
    const caller = actor === 'member' ? place.without : place.world.callers[actor]
    const seen = await sweepCalls(place, caller, (call) => mayTell(call, actor))
    expect(seen.length).toBeGreaterThan(40)
    expect(leaksIn(seen, gatedFor(actor))).toEqual([])
  })

  it.each(strangers)('are kept from %s by every page, file and document', async (actor) => {
    const caller = actor === 'member' ? place.without : place.world.callers[actor]
    expect(leaksIn(await sweepPages(place, caller), gatedFor(actor))).toEqual([])
  })

  it('are shown to whoever holds what opens them, but for what is not published', async () => {
    const reading = (call: { method: string }) => call.method === 'GET'
    const seen = [
      ...(await sweepCalls(place, place.holder, reading)),
      ...(await sweepPages(place, place.holder)),
    ]
    const opened = place.canaries.filter(({ gate }) => !isClosed(gate))
    const words = opened.flatMap(({ hidden }) => hidden.filter((word) => !word.endsWith('file')))
    expect(words.filter((word) => findWords(seen, [word]).length === 0)).toEqual([])
    const not_yet = place.canaries.filter(({ gate }) => isClosed(gate))
    expect(leaksIn(seen, not_yet)).toEqual([])
  })

  it('reach no socket but those of readers, neither live nor on resume', async () => {
    const { without, holder, canaries, world } = place
    const gated = gatedFor('member')
    const outsider = world.callers.other_member
    if (!isSignedIn(outsider)) throw new Error('The member of another app is not signed in.')
    const [deaf, foreign, hearing] = await Promise.all([
      overhear(without, gated),
      overhear({ ...without, ...outsider }, gated),
      overhear(
        holder,
        canaries.filter(({ gate }) => !isClosed(gate)),
      ),
    ])
    const bought = gated.find(({ gate }) => gate === 'bought')
    await say(holder, bought?.page.id ?? '', 'canaryboughtlive')
    await vi.waitFor(() => expect(JSON.stringify(hearing.frames)).toContain('canaryboughtlive'))

    expect(JSON.stringify(hearing.frames)).toContain('canaryprivatecomment')
    const heard = [deaf, foreign].map(({ frames }) => ({ surface: 'socket', text: JSON.stringify(frames) }))
    expect([...leaksIn(heard, gated), ...findWords(heard, ['canaryboughtlive'])]).toEqual([])
    for (const ear of [deaf, foreign, hearing]) ear.close()
  })

  it('give no picture without a signature that holds', async () => {
    const { world, holder, canaries } = place
    const page = canaries.find(({ gate }) => gate === 'bought')?.page.id ?? ''
    const body = JSON.stringify(await world.api.as(holder).call('pages.getPageBody', { id: page }))
    const addresses = new Set(body.match(/\/media\/[^"\s]+signature=[^"\s]+/gu))
    expect(addresses.size).toBeGreaterThan(0)
    const bearer = { 'x-user-token': holder.token }
    const statusOf = async (path: string, slug = world.app.slug, headers: Record<string, string> = bearer) =>
      (await world.api.raw('GET', path, { host: `${slug}.localhost`, headers })).status
    for (const address of addresses) {
      const [bare = ''] = address.split('?')
      expect(await statusOf(address)).toBe(200)
      expect(await statusOf(address, world.app.slug, {})).toBe(404)
      expect(await statusOf(bare)).toBe(404)
      expect(
        await statusOf(
          address.replace(/signature=./u, (first) => (first.endsWith('A') ? 'signature=B' : 'signature=A')),
        ),
      ).toBe(404)
      expect(await statusOf(address, world.callers.other_member.slug ?? '')).toBe(404)
    }
    const [address = ''] = addresses
    world.api.clock.advance(11 * 60_000)
    expect(await statusOf(address)).toBe(404)
  })

  it('stand in no mail, no line of the log and no metric, and neither do secrets', async () => {
    const { world, without, holder, canaries } = place
    const { control } = world.api.database
    const [queued, boxed] = await Promise.all([
      control.selectFrom('mail_messages').selectAll().where('to_address', '<>', holder.email).execute(),
      control.selectFrom('mailbox_messages').selectAll().where('to_address', '<>', holder.email).execute(),
    ])
    const metrics = await world.api.raw('GET', '/metrics')
    expect(metrics.text).toContain('foyer_http_seconds')
    world.api.services.log.info('the log is read')
    const logged = world.api.logged()
    expect(logged).toContain('the log is read')
    const seen = [
      { surface: 'mail', text: JSON.stringify([queued, boxed]) },
      { surface: 'metrics', text: metrics.text },
      { surface: 'log', text: logged },
    ]
    const all = canaries.flatMap(({ hidden, shell, unpublished }) => [...hidden, ...shell, unpublished])
    expect(findWords(seen, all)).toEqual([])
    const secrets = [without, holder].flatMap(({ token, cookie_secret, email }) => [
      token,
      cookie_secret,
      email,
    ])
    expect(findWords(seen.slice(1), secrets)).toEqual([])
  })
})

function isSignedIn(caller: Caller): caller is Caller & { token: string; slug: string } {
  return typeof caller.token === 'string' && typeof caller.slug === 'string'
}
