import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { CallName } from '@foyer/contract/client'
import { pageTypeDefinitions } from '@foyer/content/definitions'
import { calls, type Call } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/admit.ts'
import type { Caller, RawAnswer } from '../harness.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { withId } from '../matrix/objects-in-input.ts'
import { headersOf, layOut, sendRequest } from '../matrix/send-call.ts'
import type { Kind } from '../matrix/world.ts'
import type { Knocker } from './knockers.ts'
import type { GatedPage, SweptPlace } from './swept-place.ts'

/** What one surface said to somebody, and what had been asked: words that stand in the question are no news. */
export type Sighting = { surface: string; asked: string; text: string; is_studio: boolean; status: number }

/** A page that is asked for, with what belongs to it. */
export type AimedPage = Pick<GatedPage, 'page' | 'action_ids' | 'media_ids' | 'schedule_item'>

/** Where questions are asked, and about which pages; the ids of persons are those of the holder. */
export type Aim = Pick<SweptPlace, 'world' | 'holder'> & { pages: readonly AimedPage[] }

type Target = {
  surface: string
  is_studio: boolean
  send: () => Promise<Omit<Sighting, 'surface' | 'is_studio'>>
}

/** Requests that are on their way at once. */
const AT_ONCE = 8

/** Asks everything, some at a time, and tells each answer to `onAnswer`. An answer of 500 or more fails the sweep. */
async function askAll(targets: Iterable<Target>, onAnswer: (seen: Sighting) => void): Promise<void> {
  const rest = targets[Symbol.iterator]()
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const { surface, is_studio, send } = next.value
      const seen = await send()
      if (seen.status >= 500 && surface !== '/sw.js')
        throw new Error(`${surface} answered ${seen.status} to ${seen.asked}: ${seen.text}`)
      onAnswer({ surface, is_studio, ...seen })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Kinds of ids that can name a gated page. */
const pageKinds: readonly Kind[] = ['page', 'sold_page', 'program', 'stage', 'workout', 'thread', 'pack']
/** Calls that are made in a world of their own would change what all others see; their doors are the matrix's matter. */
const isShared = (one: Case) => !one.needs_own_world && !one.needs_own_caller

/** Makes every call of the contract, with everything in its input that can name a page put to each gated page. */
export async function lookThroughCalls(
  place: Aim,
  { caller }: Pick<Knocker, 'caller'>,
  only: (call: Call) => boolean,
  onAnswer: (seen: Sighting) => void,
): Promise<void> {
  const targets: Target[] = []
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    for (const one of (inputs[name] ?? []).filter((known) => isShared(known) && only(call))) {
      const input = await one.input(place.world, caller)
      const file = one.file ? await one.file() : null
      const wishes = [
        input,
        ...typed(input),
        ...place.pages.flatMap((gated) => aimedAt(one, input, gated, place)),
      ]
      targets.push(...wishes.map((wish) => callTarget(place, caller, { name, call, wish, file })))
    }
  }
  await askAll(targets, onAnswer)
}

type Wish = { name: CallName; call: Call; wish: Record<string, unknown>; file: Buffer | null }

function callTarget({ world }: Aim, caller: Caller, { name, call, wish, file }: Wish): Target {
  const is_studio = call.auth === 'team' || call.auth === 'account'
  const send = async () => {
    const laid = layOut(call, wish, file)
    const headers = { ...headersOf(caller, needsApp(call) ? world.app.slug : null), ...laid.headers }
    const answer = await sendRequest(world.api.port, { ...laid, headers })
    const text = `${JSON.stringify(answer.headers)}\n${answer.text}`
    return { asked: `${laid.path} ${String(laid.body)}`, text, status: answer.status }
  }
  return { surface: name, is_studio, send }
}

/** The input with each type of page that there is, where it takes one. */
function typed(input: Record<string, unknown>): Record<string, unknown>[] {
  if (!('content_type' in input)) return []
  return Object.keys(pageTypeDefinitions).map((content_type) => ({ ...input, content_type }))
}

/** The input with each of its ids, and its path, put to what belongs to a gated page. */
function aimedAt(
  { ids = {} }: Case,
  input: Record<string, unknown>,
  { page, action_ids, media_ids, schedule_item }: AimedPage,
  { holder }: Aim,
): Record<string, unknown>[] {
  const by_path = typeof input['path'] === 'string' ? [{ ...input, path: page.path }] : []
  const by_id = Object.entries(ids).flatMap(([field, kind]) => {
    const put = (id: string | null) => (id === null ? [] : [withId(input, field, id)])
    if (pageKinds.includes(kind)) return put(page.id)
    if (kind === 'block_action') return action_ids.flatMap(put)
    if (kind === 'media') return media_ids.flatMap(put)
    if (kind === 'schedule_item') return put(schedule_item)
    if (schedule_item === null) return []
    if (kind === 'user') return put(holder.user_id)
    return kind === 'subscriber' ? put(holder.subscriber_id) : []
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
]

/** Every address outside of the calls at which a page could show: documents, files, and odd ways to write them. */
function* asksFor({ world }: Aim, { page, media_ids }: AimedPage, is_whole: boolean): Iterable<Ask> {
  const { id, path } = page
  const index = `/_pages${path}/index.json`
  for (const at of [path, index]) {
    yield { path: at }
    yield { path: at, headers: { 'accept-encoding': 'br' } }
    yield { path: at, headers: { 'if-none-match': '*' } }
  }
  yield { path: `${path}?page-builder` }
  yield { path: `/_pages/_trees/${id}.json` }
  yield { path: `/_pages/_translations/en${path}.json` }
  for (const media_id of media_ids) yield { path: `/media/${world.app.id}/${media_id}` }
  if (!is_whole) return
  for (const at of [path, index, `/api/v1/pages/${id}/body`]) {
    yield { path: at, headers: { 'accept-encoding': 'gzip' } }
    yield { path: at, headers: { range: 'bytes=0-99999' } }
    yield { path: at, headers: { 'x-forwarded-host': 'localhost', 'x-app-slug': world.app.slug } }
    yield { path: `${at}?v=1` }
    yield { path: `${at}?lang=ar` }
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
  yield { path: `/api/v1/pages/resolve?path=${encodeURIComponent(`/.${path}`)}` }
}

/** Reads every page, file and document as somebody. */
export async function lookThroughFiles(
  place: Aim,
  { caller }: Pick<Knocker, 'caller'>,
  is_whole: boolean,
  onAnswer: (seen: Sighting) => void,
): Promise<void> {
  const { slug, api } = { slug: place.world.app.slug, api: place.world.api }
  const token = headersOf(caller, slug)
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
    return { surface: surfaceOf(path), is_studio: false, send }
  })
  await askAll(targets, onAnswer)
}

/** An address without what differs from page to page, so that a finding names its surface. */
function surfaceOf(path: string): string {
  return path.replaceAll(/canary\d{3}x\d{4}z|[0-9a-f]{8}-[0-9a-f-]{27}/giu, '…')
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
