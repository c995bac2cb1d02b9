import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { CallName } from '@foyer/contract/client'
import { calls, type Call } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/admit.ts'
import type { RawAnswer } from '../harness.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { withId } from '../matrix/objects-in-input.ts'
import { headersOf, layOut, sendRequest } from '../matrix/send-call.ts'
import type { Kind } from '../matrix/world.ts'
import { OTHER_LOCALE } from './in-german.ts'
import type { Knocker } from './knockers.ts'
import { pageTypes, type AimedPage } from './plot.ts'
import type { SweptPlace, Things } from './swept-place.ts'

/** What one surface said to somebody, and what had been asked: words that stand in the question are no news. */
export type Sighting = {
  surface: string
  asked: string
  text: string
  is_studio: boolean
  status: number
  /** A page of which a word was sought that only its readers know: whether it is found says that it has the word. */
  sought: string | null
}

/** Where questions are asked, and about which pages; the ids of persons are those of the holder. */
export type Aim = Pick<SweptPlace, 'world' | 'holder'> & {
  pages: readonly AimedPage[]
  /** Open pages that calls are aimed at as well. */
  lists?: readonly AimedPage[]
  things?: Things
}

/** Who asks: somebody, perhaps with drafts that they are shown. */
export type Asking = Pick<Knocker, 'caller' | 'shown'>

type Target = Pick<Sighting, 'surface' | 'is_studio' | 'sought'> & {
  send: () => Promise<Pick<Sighting, 'asked' | 'text' | 'status'>>
}

const DAY_MS = 86_400_000
/** Requests that are on their way at once. */
const AT_ONCE = 8

/**
 * Asks everything, some at a time, and tells each answer to `onAnswer`. An answer of 500 or more fails the sweep, and so does
 * one that says nothing because too much was asked.
 */
async function askAll(targets: Iterable<Target>, onAnswer: (seen: Sighting) => void): Promise<void> {
  const rest = targets[Symbol.iterator]()
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const { send, ...target } = next.value
      const seen = await send()
      if (seen.status >= 500 || seen.status === 429)
        throw new Error(`${target.surface} answered ${seen.status} to ${seen.asked}: ${seen.text}`)
      onAnswer({ ...target, ...seen })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** What of a gated page an id of each kind can name; null: nothing of it. A kind that is not said here does not compile. */
const AIMS: Record<
  Kind,
  'page' | 'block_action' | 'media' | 'schedule_item' | 'occurrence' | 'person' | 'submission' | null
> = {
  page: 'page',
  sold_page: 'page',
  private_page: 'page',
  program: 'page',
  pack: 'page',
  stage: 'page',
  workout: 'page',
  thread: 'page',
  event: 'page',
  form: 'page',
  block_action: 'block_action',
  media: 'media',
  schedule_item: 'schedule_item',
  event_occurrence: 'occurrence',
  user: 'person',
  subscriber: 'person',
  submission: 'submission',
  product: null,
  bumped_product: null,
  bumped_version: null,
  bump: null,
  version: null,
  order: null,
  subscription: null,
  session: null,
  pending_user: null,
  entitlement: null,
  release: null,
  publishing: null,
  publish_plan: null,
  import: null,
  member_invitation: null,
  member_import: null,
  team_member: null,
  team_invitation: null,
  domain: null,
  deleted_app: null,
  passkey: null,
  studio_passkey: null,
}
/** Whether a call can be made beside others: what is made in a world of its own changes what all see, and is the matrix’s matter. */
export const isShared = (one: Case) => !one.needs_own_world && !one.needs_own_caller

/** Makes every call of the contract, with everything in its input that can name a page put to each gated page. */
export async function lookThroughCalls(
  place: Aim,
  asking: Asking,
  only: (call: Call) => boolean,
  onAnswer: (seen: Sighting) => void,
): Promise<void> {
  const targets: Target[] = []
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    for (const one of (inputs[name] ?? []).filter((known) => isShared(known) && only(call))) {
      const input = inReach(one, await one.input(place.world, asking.caller), place)
      const file = one.file ? await one.file() : null
      const aimed = [...place.pages, ...(place.lists ?? [])].flatMap((gated) =>
        aimedAt(one, input, gated, place),
      )
      const wishes: Wish[] = [
        ...[
          ...[input, ...typed(call, input), ...aimed, ...inOtherWords(call, aimed)],
          ...fromTheStart(call, [input, ...aimed]),
        ].map((wish) => ({ wish, sought: null })),
        ...atThings(one, input, place).map((wish) => ({ wish, sought: null })),
        ...place.pages.flatMap((gated) => seeking(call, input, gated)),
      ]
      targets.push(...wishes.map((wish) => callTarget(place, asking, { name, call, file, ...wish })))
    }
  }
  await askAll(targets, onAnswer)
}

type Input = Record<string, unknown>
type Wish = Pick<Sighting, 'sought'> & { wish: Input }
type Asked = Wish & { name: CallName; call: Call; file: Buffer | null }

function callTarget(
  { world }: Aim,
  { caller, shown }: Asking,
  { name, call, file, wish, sought }: Asked,
): Target {
  const is_studio = call.auth === 'team' || call.auth === 'account'
  const send = async () => {
    const laid = layOut(call, wish, file)
    const identity = { ...headersOf(caller, needsApp(call) ? world.app.slug : null), ...grantOf(shown) }
    const answer = await sendRequest(world.api.port, { ...laid, headers: { ...identity, ...laid.headers } })
    const text = `${JSON.stringify(answer.headers)}\n${answer.text}`
    return { asked: `${laid.path} ${String(laid.body)}`, text, status: answer.status }
  }
  return { surface: name, is_studio, sought, send }
}

function grantOf(shown: Knocker['shown']): Record<string, string> {
  return shown ? { 'x-preview-grant': shown.grant } : {}
}

/** The input with each type of page that there is, where it takes one; of a list as much as it gives at a time. */
function typed(call: Call, input: Input): Input[] {
  if (!('content_type' in input)) return []
  const whole = takes(call, 'limit') ? { limit: 100 } : {}
  return pageTypes.map((content_type) => ({ ...input, ...whole, content_type }))
}

/** The same lists from where they begin, where an input asks for what comes after something. */
function fromTheStart({ input }: Call, wishes: readonly Input[]): Input[] {
  if (!(input instanceof z.ZodObject)) return []
  const { shape } = input
  const places = ['page', 'before', 'after', 'cursor'].filter(
    (field) => field in shape && shape[field].safeParse(undefined).success,
  )
  return wishes
    .filter((wish) => places.some((field) => field in wish))
    .map((wish) => Object.fromEntries(Object.entries(wish).filter(([field]) => !places.includes(field))))
}

/** The inputs in the other language that the app speaks, where a call takes a language. */
function inOtherWords(call: Call, wishes: readonly Input[]): Input[] {
  const fields = ['lang', 'locale'].filter((field) => takes(call, field))
  return fields.flatMap((field) => wishes.map((wish) => ({ ...wish, [field]: OTHER_LOCALE })))
}

/** The input with days around this one where it asks for what lies between two, and for nothing in particular then. */
function inReach({ ids = {} }: Case, input: Input, { world }: Aim): Input {
  const inDays = (days: number) => new Date(world.api.clock.now().getTime() + days * DAY_MS).toISOString()
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !(field in ids)))
  if ('from' in input && 'to' in input)
    return { ...rest, from: inDays(-1).slice(0, 10), to: inDays(20).slice(0, 10) }
  return 'start' in input && 'end' in input ? { ...rest, start: inDays(-20), end: inDays(20) } : input
}

function takes({ input }: Call, field: string): boolean {
  return input instanceof z.ZodObject && field in input.shape
}

/** The input with each of its ids put to what opens and holds the pages. */
function atThings({ ids = {} }: Case, input: Input, { things = {} }: Aim): Input[] {
  return Object.entries(ids).flatMap(([field, kind]) =>
    (things[kind] ?? []).map((id) => withId(input, field, id)),
  )
}

/** The input with words of a page in the fields by which one searches. */
function seeking(call: Call, input: Input, { page, sought }: AimedPage): Wish[] {
  const fields = ['term', 'search'].filter((field) => takes(call, field))
  return fields.flatMap((field) => [
    ...(sought?.shell ?? []).map((word) => ({ wish: { ...input, [field]: word }, sought: null })),
    ...(sought?.hidden ?? []).map((word) => ({ wish: { ...input, [field]: word }, sought: page.id })),
  ])
}

/** The input with each of its ids, and its path, put to what belongs to a gated page. */
function aimedAt(
  { ids = {} }: Case,
  input: Input,
  { page, action_ids, media_ids, schedule_item, occurrence = null, submissions = [] }: AimedPage,
  { holder }: Aim,
): Input[] {
  const by_path = typeof input['path'] === 'string' ? [{ ...input, path: page.path }] : []
  const on_page = Object.entries(ids)
    .filter(([, kind]) => AIMS[kind] === 'page')
    .reduce((so_far, [field]) => withId(so_far, field, page.id), input)
  const by_id = Object.entries(ids).flatMap(([field, kind]) => {
    const put = (id: string | null) => (id === null ? [] : [withId(input, field, id)])
    switch (AIMS[kind]) {
      case 'page':
        return put(page.id)
      case 'block_action':
        return action_ids.flatMap(put)
      case 'media':
        return media_ids.flatMap(put)
      case 'schedule_item':
        return put(schedule_item)
      case 'occurrence':
        return put(occurrence)
      case 'submission':
        return submissions.map((id) => withId(on_page, field, id))
      case 'person':
        return schedule_item === null ? [] : put(kind === 'user' ? holder.user_id : holder.subscriber_id)
      default:
        return []
    }
  })
  return [...by_path, ...by_id]
}

type Ask = { path: string; headers?: Record<string, string>; host?: string }

/** Addresses of the app that name no page. */
const OPEN_PATHS = [
  ...['/', '/links', '/course', '/idle', '/discover', '/me/account', '/me/my-content', '/me/schedule'],
  ...['/nowhere', '/sw.js', '/favicon.ico', '/api/v1/openapi.json', '/api/v1/docs', '/sitemap.xml'],
  ...['/robots.txt', '/manifest.webmanifest', '/metrics', '/readyz', '/healthz'],
  ...['/_pages/index.json', '/_pages/links/index.json', '/_pages/course/index.json'],
  ...['/?lang=de', '/links?lang=de', '/_pages/links/index.json?lang=de', '/_pages/_translations/de.json'],
  ...['/_pages/_translations/de/links.json', '/_pages/_translations/de/course.json'],
]

/** Every address outside of the calls at which a page could show: documents, files, and odd ways to write them. */
function* asksFor({ world }: Aim, { page }: AimedPage, is_whole: boolean): Iterable<Ask> {
  const { id, path } = page
  const index = `/_pages${path}/index.json`
  for (const at of [path, index]) {
    yield { path: at }
    yield { path: at, headers: { 'accept-encoding': 'br' } }
    yield { path: at, headers: { 'if-none-match': '*' } }
    yield { path: `${at}?lang=${OTHER_LOCALE}` }
  }
  yield { path: `${path}?page-builder` }
  yield { path: `/_pages/_trees/${id}.json` }
  yield { path: `/_pages/_translations/${OTHER_LOCALE}${path}.json` }
  if (!is_whole) return
  for (const at of [path, index, `/api/v1/pages/${id}/body`]) {
    yield { path: at, headers: { 'accept-encoding': 'gzip' } }
    yield { path: at, headers: { range: 'bytes=0-99999' } }
    yield { path: at, headers: { 'x-forwarded-host': 'localhost', 'x-app-slug': world.app.slug } }
    yield { path: `${at}?v=1` }
    yield { path: `${at}?lang=ar` }
    yield { path: `${at}?lang=DE&lang=${OTHER_LOCALE}` }
    yield { path: at.toUpperCase() }
    yield { path: `${at}/` }
    yield { path: `/${at}` }
    yield { path: `/links/..${at}` }
    yield { path: `/links/%2e%2e${at}` }
    yield { path: at.replace('canary', '%63anary') }
    yield { path: at.replace('canary', 'canary%00') }
    yield { path: at, host: `${world.app.slug}.localhost.` }
  }
  const by_slug = { host: 'localhost', headers: { 'x-app-slug': world.app.slug } }
  for (const at of [index, `/api/v1/pages/${id}/body`]) yield { path: at, ...by_slug }
  yield { path: `/api/v1/pages/resolve?path=${encodeURIComponent(path)}&lang=ar` }
  yield { path: `/_pages/_translations/en${path}.json` }
  yield { path: `/_pages/_translations/${OTHER_LOCALE}${path}.json`, headers: { 'accept-encoding': 'br' } }
  yield { path: `/api/v1/pages/resolve?path=${encodeURIComponent(`/.${path}`)}` }
}

/** Reads every page, file and document as somebody. */
export async function lookThroughFiles(
  place: Aim,
  { caller, shown }: Asking,
  is_whole: boolean,
  onAnswer: (seen: Sighting) => void,
): Promise<void> {
  const { slug, api } = { slug: place.world.app.slug, api: place.world.api }
  const token = { ...headersOf(caller, slug), ...grantOf(shown) }
  const asks = [
    ...OPEN_PATHS.map((path): Ask => ({ path })),
    ...place.pages.flatMap((gated) => [...asksFor(place, gated, is_whole)]),
  ]
  const targets = asks.map(({ path, headers = {}, host = `${slug}.localhost` }): Target => {
    const send = async () => {
      const { host: _own, ...identity } = token
      const answer = await api.raw('GET', path, { host, headers: { ...identity, ...headers } })
      return {
        asked: path,
        text: `${JSON.stringify(answer.headers)}\n${unpacked(answer)}`,
        status: answer.status,
      }
    }
    return { surface: surfaceOf(path), is_studio: false, sought: null, send }
  })
  await askAll(targets, onAnswer)
}

/** An address without what differs from page to page, so that a finding names its surface. */
function surfaceOf(path: string): string {
  return path.replaceAll(/canary\d{3,}x\d{4,}z|[0-9a-f]{8}-[0-9a-f-]{27}/giu, '…')
}

function unpacked({ headers, body, text }: RawAnswer): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    case 'zstd':
      return zstdDecompressSync(body).toString()
    default:
      return text
  }
}
