import { describe, beforeAll, expect, it } from 'vitest'
import type { Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { collectRoutes } from '../../src/app/create-server.ts'
import { features } from '../../src/app/features.ts'
import type { Route } from '../../src/platform/http/implement.ts'
import { usePlainRenderer } from '../factories/pages.ts'
import { actors, expectedOutcome, allowedActors, effectiveActor, type Actor } from './actors.ts'
import { makeCall, normalizeAnswer, codeOf } from './make-call.ts'
import type { Case } from './case.ts'
import { inputs } from './inputs.ts'
import { isDeclared } from '../declared-refusals.ts'
import { liftLimits } from '../canary/lift-limits.ts'
import { listUndeclaredIds, withId } from './objects-in-input.ts'
import type { Answer } from './send-call.ts'
import { aFixture, type Fixture } from './fixture.ts'

/**
 * `npm run proof` tests every actor with every object; `npm test` tests one actor of each expected response with own
 * objects, and each object with one allowed actor.
 */
const is_whole = process.env['PROOF'] === 'full'

let shared: Fixture
beforeAll(async () => {
  liftLimits('commerce.createProduct')
  if (!is_whole) await usePlainRenderer()
  shared = await aFixture()
})

describe('the authorization matrix', () => {
  it('has a case for every mounted call', () => {
    expect(
      collectRoutes(features)
        .map(([name]) => name)
        .filter((name) => !inputs[name as CallName]),
    ).toEqual([])
  })

  it('has a kind for every id in an input', () => {
    const missing = collectRoutes(features).flatMap(([name, { call }]) =>
      listUndeclaredIds(name, call, inputs[name as CallName] ?? []),
    )
    expect(missing).toEqual([])
  })

  it.each(collectRoutes(features))(
    '%s answers every actor as declared',
    { timeout: 120_000 },
    async (name, route) => {
      const violations: string[] = []
      for (const one of inputs[name as CallName] ?? []) {
        const fixture = one.needs_own_world ? await aFixture(shared) : shared
        violations.push(
          ...(await checkActors(fixture, route, one)),
          ...(await checkObjects(fixture, route, one)),
        )
      }
      expect(violations).toEqual([])
    },
  )
})

/** Checks actors with own objects: first the expected refusal, then the response of the case. */
async function checkActors(fixture: Fixture, { call }: Route, one: Case): Promise<string[]> {
  const violations: string[] = []
  const wantedFor = (actor: Actor) => {
    const expected_outcome = expectedOutcome(call, actor)
    return expected_outcome === 'open' ? expectedAnswer(one, effectiveActor(call, actor)) : expected_outcome
  }
  for (const actor of is_whole ? actors : chooseActorOfEach(call, wantedFor)) {
    const wanted = wantedFor(actor)
    const caller = one.needs_own_caller ? await fixture.createActor(actor) : fixture.callers[actor]
    const answer = await makeCall(fixture, call, one, caller, await one.input(fixture, caller))
    const code = codeOf(answer)
    violations.push(...undeclared(call, answer))
    if (!wanted.split('|').includes(code))
      violations.push(
        `${actor}: ${code} instead of ${wanted} (${answer.status} ${answer.text.slice(0, 300)})`,
      )
  }
  return violations
}

/** A refusal that the OpenAPI document does not declare for the call. */
function undeclared(call: Call, answer: Answer): string[] {
  const code = codeOf(answer)
  return code === 'ok' || isDeclared(call, answer.status, code)
    ? []
    : [`${answer.status} ${code} is not declared`]
}

function expectedAnswer({ answers = 'ok' }: Case, actor: Actor): string {
  if (typeof answers === 'string') return answers
  // A preview is answered as the member it shows.
  return answers[actor] ?? (actor === 'previewing' ? answers.member : undefined) ?? 'ok'
}

/**
 * Sets every id of the input to another tenant's, another person's and an unknown one: all responses must be equal
 * byte for byte, except new ids and times where the write ignores the id.
 */
async function checkObjects(fixture: Fixture, { call }: Route, one: Case): Promise<string[]> {
  const violations: string[] = []
  for (const [field, kind] of Object.entries(one.ids ?? {})) {
    for (const actor of is_whole ? actors : chooseAllowedActor(call, field)) {
      const caller = one.needs_own_caller ? await fixture.createActor(actor) : fixture.callers[actor]
      const tryId = async (id: string) => {
        const answer = await makeCall(
          fixture,
          call,
          one,
          caller,
          withId(await one.input(fixture, caller), field, id),
        )
        violations.push(...undeclared(call, answer))
        return { code: codeOf(answer), bytes: normalizeAnswer(answer, id) }
      }
      const unknown = await tryId(fixture.unknown)
      const strangers = [fixture.foreign[kind], ...(one.personal?.includes(field) ? [fixture.own[kind]] : [])]
      for (const id of strangers) {
        const answer = await tryId(id)
        const is_written = answer.code === 'ok' && call.method !== 'GET'
        if (answer.code !== unknown.code || (!is_written && answer.bytes !== unknown.bytes)) {
          violations.push(
            `${actor}, ${field}: a stranger's is told from an unknown one: ${answer.bytes} / ${unknown.bytes}`,
          )
        }
      }
      const expected_outcome = expectedOutcome(call, actor)
      const wanted =
        expected_outcome === 'open'
          ? expectedUnknown(one, field, effectiveActor(call, actor))
          : expected_outcome
      if (!wanted.split('|').includes(unknown.code))
        violations.push(`${actor}, ${field}: unknown: ${unknown.code} instead of ${wanted}`)
    }
  }
  return violations
}

/** Chooses one allowed actor, so that each has a turn over all fields and calls. */
function chooseAllowedActor(call: Call, field: string): Actor[] {
  return chooseOne(`${call.method} ${call.path} ${field}`, allowedActors(call))
}

/** Chooses one actor of each expected response. */
function chooseActorOfEach(call: Call, wantedFor: (actor: Actor) => string): Actor[] {
  const by_response = Map.groupBy(actors, wantedFor)
  return [...by_response].flatMap(([wanted, alike]) =>
    chooseOne(`${call.method} ${call.path} ${wanted}`, alike),
  )
}

/** Chooses by a hash of the name, so that every run makes the same choice. */
function chooseOne(name: string, from: readonly Actor[]): Actor[] {
  const number = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7)
  const chosen = from[number % from.length]
  return chosen ? [chosen] : []
}

function expectedUnknown(one: Case, field: string, actor: Actor): string {
  if (one.refuses_first?.includes(actor)) return expectedAnswer(one, actor)
  return one.unknown?.[field] ?? 'not_found'
}
