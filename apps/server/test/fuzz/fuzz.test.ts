import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError, type CallName } from '@foyer/contract/client'
import { commonCodes, problem, type Call } from '@foyer/contract'
import { routesOf } from '../../src/app/create-server.ts'
import { features } from '../../src/app/features.ts'
import { needsApp } from '../../src/platform/http/admit.ts'
import type { Route } from '../../src/platform/http/implement.ts'
import { drawPlainly } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import { doorOf, type Actor } from '../matrix/actors.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { headersOf, sendRequest, type Answer, type WireRequest } from '../matrix/send-call.ts'
import { aWorld, type World } from '../matrix/world.ts'
import { attacks, extremes } from './hostile-input.ts'

/** `npm run proof` attacks each call 2,000 times (`RUNS`) with new luck (`SEED`); `npm test` a few times, always the same way. */
const is_whole = process.env['PROOF'] === 'full'
const RUNS = is_whole ? Number(process.env['RUNS'] ?? 2000) : 6
const SEED = is_whole ? Number(process.env['SEED'] ?? Date.now() % 2 ** 31) : 20_261
const SLOWEST_MS = 2000
/** Calls after which a caller is made anew: those that count by viewer let about as many through. */
const CALLS_OF_ONE_CALLER = 25

let shared: World
/** In which calls are attacked that may change the app itself, and its row as it was made. */
let spoilt: { world: World; row: string } | undefined
beforeAll(async () => {
  if (!is_whole) await drawPlainly()
  shared = await aWorld()
})

describe(`hostile input, ${RUNS} times a call (seed ${SEED})`, () => {
  it.each(routesOf(features))('%s refuses it in words', { timeout: 900_000 }, async (name, route) => {
    const [one] = inputs[name as CallName] ?? []
    if (!one) throw new Error(`${name} has no input.`)
    const world = one.needs_own_world || changesApp(name, route) ? await aWorldToSpoil() : shared
    expect(await attack(world, route, one)).toEqual([])
  })
})

/** Whether an attack that gets through may shut the app in which all others are made: by a switch, a new slug, an end. */
function changesApp(name: string, { call }: Route): boolean {
  return name.startsWith('apps.') && call.method !== 'GET'
}

/** A world whose app is as it was made; the whole proof makes a new one for each call. */
async function aWorldToSpoil(): Promise<World> {
  if (!is_whole && spoilt && (await rowOf(spoilt.world)) === spoilt.row) return spoilt.world
  const world = await aWorld(shared)
  spoilt = { world, row: await rowOf(world) }
  return world
}

async function rowOf({ api, app }: World): Promise<string> {
  const row = await api.database.control
    .selectFrom('apps')
    .selectAll()
    .where('id', '=', app.id)
    .executeTakeFirstOrThrow()
  // The publish that the world began may end later.
  return JSON.stringify({ ...row, version: null, release_id: null, released: null })
}

/** Everything that was answered as it may not be, each with the request that did it. */
async function attack(world: World, { call }: Route, one: Case): Promise<string[]> {
  const wrong: string[] = []
  const actor = attackerOf(call)
  let caller = world.callers[actor]
  let input = await one.input(world, caller)
  const file = one.file ? await one.file() : null
  let count = 0
  for (const one_attack of [...extremes(input), ...fc.sample(attacks, { numRuns: RUNS, seed: SEED })]) {
    count += 1
    if (count % CALLS_OF_ONE_CALLER === 0 || one.needs_own_caller) caller = await world.mint(actor)
    if (count % CALLS_OF_ONE_CALLER === 0) input = (await anotherInput(world, one, actor)) ?? input
    const request = one_attack(call, input, file)
    const fault = await faultOf(world, call, caller, request)
    if (fault) wrong.push(`${fault}\n  by ${JSON.stringify(request).slice(0, 600)}`)
    if (wrong.length === 5) break
  }
  return wrong
}

/** Something new to attack; null where no more of it may be made within the hour. */
async function anotherInput(
  world: World,
  one: Case,
  actor: Actor,
): Promise<Awaited<ReturnType<Case['input']>> | null> {
  try {
    return await one.input(world, world.callers[actor])
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return null
    throw error
  }
}

/** Someone whom the door lets in, with as few rights as will do. */
function attackerOf(call: Call): Actor {
  const willing: readonly Actor[] = ['member', 'team_admin', 'team_account_admin', 'team_owner', 'anonymous']
  return willing.find((actor) => doorOf(call, actor) === 'open') ?? 'anonymous'
}

async function faultOf(
  { api, app }: World,
  call: Call,
  caller: Caller,
  request: WireRequest,
): Promise<string | null> {
  // The team asks at the studio's host, which answers also for an app that an attack has switched off.
  const at = call.auth === 'team' ? null : app.slug
  const named = call.auth === 'team' ? { 'x-app-slug': app.slug } : {}
  const headers = { ...headersOf(caller, needsApp(call) ? at : null), ...named, ...request.headers }
  const send = () => sendRequest(api.port, { ...request, headers })
  const answer = await send().catch(asError)
  if (answer instanceof Error) return isFlood(request) ? null : `hung up: ${answer.message}`
  if (answer.milliseconds > SLOWEST_MS) {
    const again = await send()
    if (again.milliseconds > SLOWEST_MS) return `took ${Math.round(again.milliseconds)} ms, twice`
  }
  return answer.status < 400 ? faultOfAnswer(call, answer) : faultOfRefusal(call, answer)
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** More than the server reads: it may hang up while the rest is still on its way. */
function isFlood({ path, body }: WireRequest): boolean {
  return path.length > 16_000 || (body !== null && Buffer.byteLength(body) > 1024 * 1024)
}

function faultOfAnswer(call: Call, { status, text }: Answer): string | null {
  if (status === 204 || status === 304) return null
  const checked = call.output.safeParse(JSON.parse(text))
  return checked.success ? null : `answered what the contract does not say: ${checked.error.message}`
}

function faultOfRefusal(call: Call, { status, headers, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  const type = headers['content-type']
  if (type !== 'application/problem+json; charset=utf-8')
    return `refused with ${status} as ${String(type)}: ${text}`
  const found = problem.safeParse(JSON.parse(text))
  if (!found.success) return `refused without problem details: ${text}`
  const known: readonly string[] = [...commonCodes, ...(call.errors ?? [])]
  return known.includes(found.data.code) ? null : `refused by an undeclared code: ${found.data.code}`
}
