import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError, type CallName } from '@foyer/contract/client'
import { problem, type Call } from '@foyer/contract'
import { collectRoutes } from '../../src/app/create-server.ts'
import { features } from '../../src/app/features.ts'
import { needsApp } from '../../src/platform/http/authenticate-caller.ts'
import type { Route } from '../../src/platform/http/implement.ts'
import { isDeclared } from '../declared-refusals.ts'
import { usePlainRenderer } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import { expectedOutcome, type Actor } from '../matrix/actors.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { createHeaders, sendRequest, type Answer, type WireRequest } from '../matrix/send-call.ts'
import { aFixture, type Fixture } from '../matrix/fixture.ts'
import { attacks, createExtremeAttacks } from './hostile-input.ts'

/** `npm run proof` attacks each call 2,000 times (`RUNS`) with new luck (`SEED`); `npm test` a few times, always the same way. */
const is_whole = process.env['PROOF'] === 'full'
const RUNS = is_whole ? Number(process.env['RUNS'] ?? 2000) : 6
const SEED = is_whole ? Number(process.env['SEED'] ?? Date.now() % 2 ** 31) : 20_261
const MAX_ANSWER_MS = 2000
/** Calls after which the caller is replaced: rate limits per viewer allow about as many. */
const CALLS_PER_CALLER = 25

let shared: Fixture
/** The fixture for calls that may change the app itself, and the app's original row. */
let spoilt: { fixture: Fixture; row: string } | undefined
beforeAll(async () => {
  if (!is_whole) await usePlainRenderer()
  shared = await aFixture()
})

describe(`hostile input, ${RUNS} times a call (seed ${SEED})`, () => {
  it.each(collectRoutes(features))('%s refuses it in words', { timeout: 900_000 }, async (name, route) => {
    const [one] = inputs[name as CallName] ?? []
    if (!one) throw new Error(`${name} has no input.`)
    const fixture = one.needs_own_world || changesApp(name, route) ? await aWorldToSpoil() : shared
    expect(await attack(fixture, route, one)).toEqual([])
  })
})

/** Whether a successful attack may disable the shared app: by switching it off, a new slug or deletion. */
function changesApp(name: string, { call }: Route): boolean {
  return name.startsWith('apps.') && call.method !== 'GET'
}

/** Returns a fixture whose app is unchanged; the full run creates one per call. */
async function aWorldToSpoil(): Promise<Fixture> {
  if (!is_whole && spoilt && (await rowOf(spoilt.fixture)) === spoilt.row) return spoilt.fixture
  const fixture = await aFixture(shared)
  spoilt = { fixture, row: await rowOf(fixture) }
  return fixture
}

async function rowOf({ api, app }: Fixture): Promise<string> {
  const row = await api.database.control
    .selectFrom('apps')
    .selectAll()
    .where('id', '=', app.id)
    .executeTakeFirstOrThrow()
  // The fixture's publish may finish later.
  return JSON.stringify({ ...row, version: null, release_id: null, released: null })
}

/** Returns the invalid responses, each with its request. */
async function attack(fixture: Fixture, { call }: Route, one: Case): Promise<string[]> {
  const faults: string[] = []
  const actor = chooseAttacker(call)
  let caller = fixture.callers[actor]
  let input = await one.input(fixture, caller)
  const file = one.file ? await one.file() : null
  let count = 0
  for (const one_attack of [
    ...createExtremeAttacks(input),
    ...fc.sample(attacks, { numRuns: RUNS, seed: SEED }),
  ]) {
    count += 1
    if (count % CALLS_PER_CALLER === 0 || one.needs_own_caller) caller = await fixture.createActor(actor)
    if (count % CALLS_PER_CALLER === 0) input = (await anotherInput(fixture, one, actor)) ?? input
    const request = one_attack(call, input, file)
    const fault = await findFault(fixture, call, caller, request)
    if (fault) faults.push(`${fault}\n  by ${JSON.stringify(request).slice(0, 600)}`)
    if (faults.length === 5) break
  }
  return faults
}

/** Creates a new input to attack; null if the rate limit of its objects is reached. */
async function anotherInput(
  fixture: Fixture,
  one: Case,
  actor: Actor,
): Promise<Awaited<ReturnType<Case['input']>> | null> {
  try {
    return await one.input(fixture, fixture.callers[actor])
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return null
    throw error
  }
}

/** Returns the actor with the fewest rights who may make the call. */
function chooseAttacker(call: Call): Actor {
  const allowed_actors: readonly Actor[] = [
    'member',
    'team_admin',
    'team_account_admin',
    'team_owner',
    'anonymous',
  ]
  return allowed_actors.find((actor) => expectedOutcome(call, actor) === 'open') ?? 'anonymous'
}

async function findFault(
  { api, app }: Fixture,
  call: Call,
  caller: Caller,
  request: WireRequest,
): Promise<string | null> {
  // The team calls the studio's host, which also responds for an app that an attack has switched off.
  const at = call.auth === 'team' ? null : app.slug
  const named = call.auth === 'team' ? { 'x-app-slug': app.slug } : {}
  const headers = { ...createHeaders(caller, needsApp(call) ? at : null), ...named, ...request.headers }
  const send = () => sendRequest(api.port, { ...request, headers })
  const answer = await send().catch(asError)
  if (answer instanceof Error) return isOversized(request) ? null : `hung up: ${answer.message}`
  if (answer.milliseconds > MAX_ANSWER_MS) {
    const again = await send()
    if (again.milliseconds > MAX_ANSWER_MS) return `took ${Math.round(again.milliseconds)} ms, twice`
  }
  return answer.status < 400 ? findAnswerFault(call, answer) : findRefusalFault(call, answer)
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** More than the server reads: it may hang up while the rest is still on its way. */
function isOversized({ path, body }: WireRequest): boolean {
  return path.length > 16_000 || (body !== null && Buffer.byteLength(body) > 1024 * 1024)
}

function findAnswerFault(call: Call, { status, text }: Answer): string | null {
  if (status === 204 || status === 304) return null
  const checked = call.output.safeParse(JSON.parse(text))
  return checked.success ? null : `answered what the contract does not say: ${checked.error.message}`
}

function findRefusalFault(call: Call, { status, headers, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  const type = headers['content-type']
  if (type !== 'application/problem+json; charset=utf-8')
    return `refused with ${status} as ${String(type)}: ${text}`
  const found = problem.safeParse(JSON.parse(text))
  if (!found.success) return `refused without problem details: ${text}`
  const { code } = found.data
  return isDeclared(call, status, code) ? null : `refused by an undeclared code: ${status} ${code}`
}
