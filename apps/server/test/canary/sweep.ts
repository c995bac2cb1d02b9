import type { CallName } from '@foyer/contract/client'
import { calls, type Call } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/admit.ts'
import type { Caller } from '../harness.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { withId } from '../matrix/objects-in-input.ts'
import { headersOf, layOut, sendRequest } from '../matrix/send-call.ts'
import type { Kind } from '../matrix/world.ts'
import type { Canary, CanaryPlace } from './place.ts'

/** What one surface said. */
export type Sighting = { surface: string; text: string }

/** Kinds of ids that can name a gated page. */
const pageKinds: readonly Kind[] = ['page', 'sold_page', 'program', 'stage', 'workout', 'thread']
/** Calls that are made in a world of their own would change what all others see; their doors are the matrix's matter. */
const isShared = (one: Case) => !one.needs_own_world && !one.needs_own_caller

/** Every call of the contract, with every id that it takes put to something of each gated page. */
export async function sweepCalls(
  place: CanaryPlace,
  caller: Caller,
  only: (call: Call) => boolean = () => true,
): Promise<Sighting[]> {
  const { world, canaries } = place
  const seen: Sighting[] = []
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    for (const one of (inputs[name] ?? []).filter((known) => isShared(known) && only(call))) {
      const input = await one.input(world, caller)
      const file = one.file ? await one.file() : null
      const slug = needsApp(call) ? world.app.slug : null
      for (const wish of [input, ...canaries.flatMap((canary) => aimedAt(one, input, canary, place))]) {
        const laid = layOut(call, wish, file)
        const headers = { ...headersOf(caller, slug), ...laid.headers }
        const answer = await sendRequest(world.api.port, { ...laid, headers })
        if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
        seen.push({ surface: name, text: JSON.stringify(answer.headers) + answer.text })
      }
    }
  }
  return seen
}

/** The input with each of its ids put to what belongs to a gated page. */
function aimedAt(
  { ids = {} }: Case,
  input: Record<string, unknown>,
  canary: Canary,
  { schedule_item, holder }: CanaryPlace,
): Record<string, unknown>[] {
  return Object.entries(ids).flatMap(([field, kind]) => {
    if (pageKinds.includes(kind)) return [withId(input, field, canary.page.id)]
    if (kind === 'block_action') return [withId(input, field, canary.action_id)]
    if (kind === 'media') return [withId(input, field, canary.media_id)]
    if (canary.gate !== 'bought') return []
    if (kind === 'schedule_item') return [withId(input, field, schedule_item)]
    if (kind === 'user') return [withId(input, field, holder.user_id)]
    return kind === 'subscriber' ? [withId(input, field, holder.subscriber_id)] : []
  })
}

/** Every address outside of the calls. */
export async function sweepPages(
  { world, canaries }: CanaryPlace,
  { slug = null, ...caller }: Caller,
): Promise<Sighting[]> {
  const paths = [
    ...['/', '/links', '/open-program', '/discover', '/me/account', '/me/my-content', '/me/schedule'],
    ...[`/buy/${world.own.product}`, '/nowhere', '/sw.js', '/favicon.ico', '/api/v1/openapi.json'],
    ...['/api/v1/docs', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/metrics', '/readyz'],
    ...['/_pages/index.json', '/_pages/links/index.json', '/_pages/open-program/index.json'],
    ...canaries.flatMap(({ page, media_id }) => [
      page.path,
      `${page.path}?page-builder`,
      `${page.path}?lang=ar`,
      page.path.toUpperCase(),
      `${page.path}/`,
      `/_pages${page.path}/index.json`,
      `/_pages${page.path}/index.json?lang=ar`,
      `/_pages/_trees/${page.id}.json`,
      `/_pages/_translations/en${page.path}.json`,
      `/api/v1/pages/resolve?path=${page.path}`,
      `/api/v1/pages/tree?root=${page.id}`,
      `/media/${world.app.id}/${media_id}`,
    ]),
  ]
  const token: Record<string, string> = caller.token ? { 'x-user-token': caller.token } : {}
  const seen: Sighting[] = []
  for (const path of paths) {
    const answer = await world.api.raw('GET', path, {
      host: `${world.app.slug}.localhost`,
      headers: { ...token, ...(slug ? { 'x-device-id': slug } : {}) },
    })
    if (answer.status >= 500 && path !== '/sw.js') throw new Error(`${path}: ${answer.text}`)
    seen.push({ surface: path, text: JSON.stringify(answer.headers) + answer.text })
  }
  return seen
}

/** The words of a list that somebody saw, each with where. */
export function findWords(seen: readonly Sighting[], words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const places = new Set(seen.filter(({ text }) => text.includes(word)).map(({ surface }) => surface))
    return [...places].map((surface) => `${word} on ${surface}`)
  })
}
