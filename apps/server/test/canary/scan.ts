import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { CallName } from '@foyer/contract/client'
import { calls, type Call } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/authenticate-caller.ts'
import type { RawAnswer } from '../harness.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { withId } from '../matrix/objects-in-input.ts'
import { createHeaders, buildRequest, sendRequest } from '../matrix/send-call.ts'
import { ID_TARGETS } from './id-targets.ts'
import { OTHER_LOCALE } from './translate-to-german.ts'
import type { CanaryActor } from './actors.ts'
import { getWordEnd } from './words.ts'
import { pageTypes, type TargetPage } from './create-pages.ts'
import type { Scenario, NamedObjects } from './scenario.ts'

/** What one surface returned to an actor, with the request: words in the request are no leak. */
export type Observation = {
  surface: string
  request_text: string
  text: string
  is_studio: boolean
  status: number
  /** A page that was searched by a word only its readers know: a hit reveals that it contains the word. */
  searched_page: string | null
}

/** Where requests are sent, and about which pages; ids of persons are those of the holder. */
export type ScanTarget = Pick<Scenario, 'fixture' | 'holder'> & {
  pages: readonly TargetPage[]
  /** Open pages that calls are aimed at as well. */
  lists?: readonly TargetPage[]
  named_objects?: NamedObjects
}

/** The actor who requests, perhaps with drafts that a grant shows. */
export type ScanActor = Pick<CanaryActor, 'caller' | 'shown_drafts'>

type ScanRequest = Pick<Observation, 'surface' | 'is_studio' | 'searched_page'> & {
  send: () => Promise<Pick<Observation, 'request_text' | 'text' | 'status'>>
}

const DAY_MS = 86_400_000
/** Concurrent requests. */
const CONCURRENCY = 8

/**
 * Sends all requests, some concurrently, and passes each response to `onAnswer`. A status of 500 or more fails the
 * scan, and so does a rate limit.
 */
async function sendAll(
  targets: Iterable<ScanRequest>,
  onAnswer: (observation: Observation) => void,
): Promise<void> {
  const rest = targets[Symbol.iterator]()
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const { send, ...target } = next.value
      const observation = await send()
      if (observation.status >= 500 || observation.status === 429)
        throw new Error(
          `${target.surface} answered ${observation.status} to ${observation.request_text}: ${observation.text}`,
        )
      onAnswer({ ...target, ...observation })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/** Whether a case can share its fixture. Calls that change what all others see are tested by the matrix alone. */
export const isSharedCase = (one: Case) => !one.needs_own_world && !one.needs_own_caller

/** Makes every call of the contract for each gated page, with every reference in its input set to the page. */
export async function scanCalls(
  scan_target: ScanTarget,
  scan_actor: ScanActor,
  only: (call: Call) => boolean,
  onAnswer: (observation: Observation) => void,
): Promise<void> {
  const targets: ScanRequest[] = []
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const shared = (inputs[name] ?? []).filter((known) => isSharedCase(known) && only(call))
    for (const [index, one] of shared.entries()) {
      const input = withinDates(one, await one.input(scan_target.fixture, scan_actor.caller), scan_target)
      const file = one.file ? await one.file() : null
      const aimed = [...scan_target.pages, ...(scan_target.lists ?? [])].flatMap((gated) =>
        withPageIds(one, input, gated, scan_target),
      )
      const wishes: ScanInput[] = [
        ...[
          ...[
            input,
            ...(index === 0 ? withEachType(call, input) : []),
            ...aimed,
            ...inOtherLocale(call, aimed),
          ],
          ...withoutCursor(call, [input, ...aimed]),
        ].map((input_variant) => ({ input_variant, searched_page: null })),
        ...withNamedObjects(one, input, scan_target).map((input_variant) => ({
          input_variant,
          searched_page: null,
        })),
        ...scan_target.pages.flatMap((gated) => withSearchTerms(call, input, gated)),
      ]
      targets.push(
        ...wishes.map((input_variant) =>
          callTarget(scan_target, scan_actor, { name, call, file, ...input_variant }),
        ),
      )
    }
  }
  await sendAll(targets, onAnswer)
}

type Input = Record<string, unknown>
type ScanInput = Pick<Observation, 'searched_page'> & { input_variant: Input }
type GateIds = ScanInput & { name: CallName; call: Call; file: Buffer | null }

function callTarget(
  { fixture }: ScanTarget,
  { caller, shown_drafts: shown }: ScanActor,
  { name, call, file, input_variant, searched_page }: GateIds,
): ScanRequest {
  const is_studio = call.auth === 'team' || call.auth === 'account'
  const send = async () => {
    const prepared_request = buildRequest(call, input_variant, file)
    const identity = {
      ...createHeaders(caller, needsApp(call) ? fixture.app.slug : null),
      ...grantHeaders(shown),
    }
    const answer = await sendRequest(fixture.api.port, {
      ...prepared_request,
      headers: { ...identity, ...prepared_request.headers },
    })
    const text = `${JSON.stringify(answer.headers)}\n${answer.text}`
    return {
      request_text: `${prepared_request.path} ${String(prepared_request.body)}`,
      text,
      status: answer.status,
    }
  }
  return { surface: name, is_studio, searched_page, send }
}

function grantHeaders(shown: CanaryActor['shown_drafts']): Record<string, string> {
  return shown ? { 'x-preview-grant': shown.grant } : {}
}

/** Returns the input once per page type, where it takes one, with the highest page size of lists. */
function withEachType(call: Call, input: Input): Input[] {
  if (!('content_type' in input)) return []
  const whole = hasField(call, 'limit') ? { limit: 100 } : {}
  return pageTypes.map((content_type) => ({ ...input, ...whole, content_type }))
}

/** Returns the inputs without their cursor, where an input has one. */
function withoutCursor({ input }: Call, wishes: readonly Input[]): Input[] {
  if (!(input instanceof z.ZodObject)) return []
  const { shape } = input
  const places = ['page', 'before', 'after', 'cursor'].filter(
    (field) => field in shape && shape[field].safeParse(undefined).success,
  )
  return wishes
    .filter((input_variant) => places.some((field) => field in input_variant))
    .map((input_variant) =>
      Object.fromEntries(Object.entries(input_variant).filter(([field]) => !places.includes(field))),
    )
}

/** Returns the inputs in the app's other locale, where a call takes a locale. */
function inOtherLocale(call: Call, wishes: readonly Input[]): Input[] {
  const fields = ['lang', 'locale'].filter((field) => hasField(call, field))
  return fields.flatMap((field) =>
    wishes.map((input_variant) => ({ ...input_variant, [field]: OTHER_LOCALE })),
  )
}

/** Widens a date range in the input to days around now, and clears its other filters. */
function withinDates({ ids = {} }: Case, input: Input, { fixture }: ScanTarget): Input {
  const inDays = (days: number) => new Date(fixture.api.clock.now().getTime() + days * DAY_MS).toISOString()
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !(field in ids)))
  if ('from' in input && 'to' in input)
    return { ...rest, from: inDays(-1).slice(0, 10), to: inDays(20).slice(0, 10) }
  return 'start' in input && 'end' in input ? { ...rest, start: inDays(-20), end: inDays(20) } : input
}

function hasField({ input }: Call, field: string): boolean {
  return input instanceof z.ZodObject && field in input.shape
}

/** Returns the input with each of its ids set to objects that open or contain the pages. */
function withNamedObjects({ ids = {} }: Case, input: Input, { named_objects = {} }: ScanTarget): Input[] {
  return Object.entries(ids).flatMap(([field, kind]) =>
    (named_objects[kind] ?? []).map((id) => withId(input, field, id)),
  )
}

/** Returns the input with words of a page in its search fields. */
function withSearchTerms(call: Call, input: Input, { page, sought: searched_page }: TargetPage): ScanInput[] {
  const fields = ['term', 'search'].filter((field) => hasField(call, field))
  return fields.flatMap((field) => [
    ...(searched_page?.shell ?? []).map((word) => ({
      input_variant: { ...input, [field]: word },
      searched_page: null,
    })),
    ...(searched_page?.hidden ?? []).map((word) => ({
      input_variant: { ...input, [field]: correctsErrors(call) ? getWordEnd(word) : word },
      searched_page: page.id,
    })),
  ])
}

/** Whether a call finds titles that resemble a term. Whole words resemble the title of their page, and their ends do not. */
function correctsErrors({ output }: Call): boolean {
  return output instanceof z.ZodObject && 'is_corrected' in output.shape
}

/** Returns the input with each id, and its path, set to what belongs to a gated page. */
function withPageIds(
  { ids = {} }: Case,
  input: Input,
  { page, action_ids, media_ids, schedule_item, occurrence = null, submissions = [] }: TargetPage,
  { holder }: ScanTarget,
): Input[] {
  const by_path = typeof input['path'] === 'string' ? [{ ...input, path: page.path }] : []
  const on_page = Object.entries(ids)
    .filter(([, kind]) => ID_TARGETS[kind] === 'page')
    .reduce((so_far, [field]) => withId(so_far, field, page.id), input)
  const by_id = Object.entries(ids).flatMap(([field, kind]) => {
    const putValue = (id: string | null) => (id === null ? [] : [withId(input, field, id)])
    switch (ID_TARGETS[kind]) {
      case 'page':
        return putValue(page.id)
      case 'block_action':
        return action_ids.flatMap(putValue)
      case 'media':
        return media_ids.flatMap(putValue)
      case 'schedule_item':
        return putValue(schedule_item)
      case 'occurrence':
        return putValue(occurrence)
      case 'submission':
        return submissions.map((id) => withId(on_page, field, id))
      case 'person':
        return schedule_item === null ? [] : putValue(kind === 'user' ? holder.user_id : holder.subscriber_id)
      default:
        return []
    }
  })
  return [...by_path, ...by_id]
}

type FileRequest = { path: string; headers?: Record<string, string>; host?: string }

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
function* listFileRequests(
  { fixture }: ScanTarget,
  { page }: TargetPage,
  is_whole: boolean,
): Iterable<FileRequest> {
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
    yield { path: at, headers: { 'x-forwarded-host': 'localhost', 'x-app-slug': fixture.app.slug } }
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
    yield { path: at, host: `${fixture.app.slug}.localhost.` }
  }
  const by_slug = { host: 'localhost', headers: { 'x-app-slug': fixture.app.slug } }
  for (const at of [index, `/api/v1/pages/${id}/body`]) yield { path: at, ...by_slug }
  yield { path: `/api/v1/pages/resolve?path=${encodeURIComponent(path)}&lang=ar` }
  yield { path: `/_pages/_translations/en${path}.json` }
  yield { path: `/_pages/_translations/${OTHER_LOCALE}${path}.json`, headers: { 'accept-encoding': 'br' } }
  yield { path: `/api/v1/pages/resolve?path=${encodeURIComponent(`/.${path}`)}` }
}

/** Fetches every page, file and document as an actor. */
export async function scanFiles(
  scan_target: ScanTarget,
  { caller, shown_drafts: shown }: ScanActor,
  is_whole: boolean,
  onAnswer: (observation: Observation) => void,
): Promise<void> {
  const { slug, api } = { slug: scan_target.fixture.app.slug, api: scan_target.fixture.api }
  const token = { ...createHeaders(caller, slug), ...grantHeaders(shown) }
  const asks = [
    ...OPEN_PATHS.map((path): FileRequest => ({ path })),
    ...scan_target.pages.flatMap((gated) => [...listFileRequests(scan_target, gated, is_whole)]),
  ]
  const targets = asks.map(({ path, headers = {}, host = `${slug}.localhost` }): ScanRequest => {
    const send = async () => {
      const { host: _own, ...identity } = token
      const answer = await api.raw('GET', path, { host, headers: { ...identity, ...headers } })
      return {
        request_text: path,
        text: `${JSON.stringify(answer.headers)}\n${decodeAnswer(answer)}`,
        status: answer.status,
      }
    }
    return { surface: formatSurface(path), is_studio: false, searched_page: null, send }
  })
  await sendAll(targets, onAnswer)
}

/** An address without what differs from page to page, so that a finding names its surface. */
function formatSurface(path: string): string {
  return path.replaceAll(/canary\d{3,}x\d{4,}z|[0-9a-f]{8}-[0-9a-f-]{27}/giu, '…')
}

function decodeAnswer({ headers, body, text }: RawAnswer): string {
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
