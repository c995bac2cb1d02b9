import fc from 'fast-check'
import type { Call } from '@foyer/contract'
import { buildRequest, type WireRequest } from '../matrix/send-call.ts'

type Input = Record<string, unknown>

const nestedArray = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200f',
  '\ufeff',
  'e\u0301'.repeat(60),
  '👩🏽‍🚀'.repeat(40),
  'İıſK',
  '%',
  '_',
  '\\',
  "'; drop table users; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '99999999999999999999999999',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  '2026-06-15T12:00:00+23:59',
] as const

const oddTextArbitrary = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(100, 300, 5000, 200_000).map((length) => 'x'.repeat(length)),
)
const oddNumber = fc.constantFrom(
  ...[0, -0, -1, 0.5, 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324],
)
const scalar = fc.oneof(oddTextArbitrary, oddNumber, fc.constantFrom(true, false, null))

/** Generates any JSON value, with a bias for unusual ones. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(oddTextArbitrary, fc.string()), scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(50, 3000).map(nestedArray) },
  { weight: 1, arbitrary: fc.constantFrom(60, 1500).map((length) => Array.from({ length }, () => 'a')) },
)

/** A way to spoil a good input: what it does, and the change itself. */
type Change = (input: Input) => Input

const luckyIndex = fc.nat({ max: 1000 })
const pickPath = (input: Input, luck: number): string[] => {
  const places = listPaths(input, [])
  return places[luck % Math.max(1, places.length)] ?? []
}

/** Lists the paths of all values in an input, nested ones too. */
function listPaths(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const chosen_path = [...path, name]
    return [chosen_path, ...listPaths(inner, chosen_path)]
  })
}

function changeAt(
  input: Input,
  path: readonly string[],
  change: (parent: Input, name: string) => void,
): Input {
  const changed = structuredClone(input)
  const name = path.at(-1)
  if (name === undefined) return changed
  let parent: Input = changed
  for (const step of path.slice(0, -1)) parent = parent[step] as Input
  change(parent, name)
  return changed
}

const replaceValue: fc.Arbitrary<Change> = fc.tuple(luckyIndex, anything).map(
  ([luck, value]) =>
    (input) =>
      changeAt(input, pickPath(input, luck), (at, name) => void (at[name] = value)),
)
const removeField: fc.Arbitrary<Change> = luckyIndex.map(
  (luck) => (input) => changeAt(input, pickPath(input, luck), (at, name) => void delete at[name]),
)
const wrapValue: fc.Arbitrary<Change> = luckyIndex.map(
  (luck) => (input) =>
    changeAt(input, pickPath(input, luck), (at, name) => void (at[name] = [at[name], at[name]])),
)
const addField: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom('is_admin', 'app_id', '__proto__x', 'price', 'id '), anything)
  .map(([name, value]) => (input) => ({ ...input, [name]: value }))
const unchanged: fc.Arbitrary<Change> = fc.constant((input) => input)

/** A way to spoil the bytes of a request. */
type RequestChange = (request: WireRequest) => WireRequest

const BODIES = [
  '',
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":1,}',
  '{"a":NaN}',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '['.repeat(200_000),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
  `{"a":${'9'.repeat(400)}}`,
]
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'x',
]
const SEGMENTS = [
  '%00',
  '%2e%2e',
  '..',
  '%2F',
  '%5C',
  '%ff',
  '%',
  '%zz',
  'a%20b',
  '%F0%9F%92%A9',
  'x'.repeat(600),
]
const QUERIES = [
  'a=1&a=2',
  'id=1&id=2',
  '%ff=%ff',
  '&&==',
  `q=${'x'.repeat(6000)}`,
  'a[]=1',
  '__proto__=1',
  '%00=%00',
]
const HEADERS: Record<string, string>[] = [
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': 'a b' },
  { 'accept-encoding': 'x'.repeat(500) },
  { accept: 'text/html' },
  { 'x-app-slug': 'nobody-here' },
  { 'x-app-slug': '\u00ff' },
  { 'x-user-email': 'somebody@example.com' },
  { 'x-user-token': 'x'.repeat(2000) },
  { 'x-device-id': 'x'.repeat(2000) },
  { 'accept-language': '\u00ff*;q=9' },
  { 'x-client-size': '-1x-1' },
  { origin: 'null' },
  { cookie: 'session=;session=%%%' },
]

const withBody: fc.Arbitrary<RequestChange> = fc
  .constantFrom(...BODIES)
  .map((body) => (request) => (request.body === null ? request : { ...request, body }))
const withType: fc.Arbitrary<RequestChange> = fc
  .constantFrom(...TYPES)
  .map((type) => (request) => ({ ...request, headers: { ...request.headers, 'content-type': type } }))
const truncateBody: fc.Arbitrary<RequestChange> = fc
  .nat({ max: 200 })
  .map((length) => (request) => ({ ...request, body: request.body?.slice(0, length) ?? null }))
const withSegment: fc.Arbitrary<RequestChange> = fc
  .tuple(luckyIndex, fc.constantFrom(...SEGMENTS))
  .map(([luck, segment]) => (request) => ({ ...request, path: swapSegment(request.path, luck, segment) }))
const withQuery: fc.Arbitrary<RequestChange> = fc.constantFrom(...QUERIES).map((query) => (request) => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`,
}))
const withHeaders: fc.Arbitrary<RequestChange> = fc
  .constantFrom(...HEADERS)
  .map((headers) => (request) => ({ ...request, headers: { ...request.headers, ...headers } }))
const unchangedRequest: fc.Arbitrary<RequestChange> = fc.constant((request) => request)

/** Swaps one segment of a path below `/api/v1`. */
function swapSegment(path: string, luck: number, segment: string): string {
  const [address = '', query] = path.split('?')
  const parts = address.split('/')
  const at = 3 + (luck % Math.max(1, parts.length - 3))
  parts[at] = segment
  return parts.join('/') + (query === undefined ? '' : `?${query}`)
}

/** Turns a good input into the request that is sent: now and then a good one, mostly a spoiled one. */
export type Attack = (call: Call, input: Input, file: Buffer | null) => WireRequest

/** Numbers just beyond what the database counts with, and beyond what JavaScript does. */
const OUT_OF_RANGE = [2 ** 31, -(2 ** 31) - 1, 2 ** 53]

/** Creates the attacks that every run includes: each number of an input beyond its limits. */
export function createExtremeAttacks(input: Input): Attack[] {
  const numbers = Object.keys(input).filter((name) => typeof input[name] === 'number')
  return numbers.flatMap((name) =>
    OUT_OF_RANGE.map(
      (value): Attack =>
        (call, good_input, file) =>
          buildRequest(call, { ...good_input, [name]: value }, file),
    ),
  )
}

/** Attacks on a call: spoiled values, missing and added fields, spoiled bytes, paths, queries and headers. */
export const attacks: fc.Arbitrary<Attack> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: unchanged },
      { weight: 6, arbitrary: replaceValue },
      { weight: 1, arbitrary: removeField },
      { weight: 1, arbitrary: wrapValue },
      { weight: 1, arbitrary: addField },
    ),
    fc.oneof(
      { weight: 8, arbitrary: unchangedRequest },
      ...[withBody, withType, truncateBody, withSegment, withQuery, withHeaders].map((arbitrary) => ({
        weight: 1,
        arbitrary,
      })),
    ),
  )
  .map(
    ([change, change_request]): Attack =>
      (call, input, file) =>
        change_request(buildRequest(call, change(input), file)),
  )
