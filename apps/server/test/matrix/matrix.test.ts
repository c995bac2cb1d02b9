import { describe, beforeAll, expect, it } from 'vitest'
import type { Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { routesOf } from '../../src/app/create-server.ts'
import { features } from '../../src/app/features.ts'
import type { Route } from '../../src/platform/http/implement.ts'
import { refusalsOf } from '../../src/platform/reference/problems.ts'
import { drawPlainly } from '../factories/pages.ts'
import { actors, doorOf, letIn, seenAs, type Actor } from './actors.ts'
import { ask, bytesOf, codeOf } from './ask.ts'
import type { Case } from './case.ts'
import { inputs } from './inputs.ts'
import { liftLimits } from '../canary/lift-limits.ts'
import { missingOwners, withId } from './objects-in-input.ts'
import type { Answer } from './send-call.ts'
import { aWorld, type World } from './world.ts'

/** `npm run proof` tries every actor with every object; `npm test` every actor with own objects, and each object by one of those let in. */
const is_whole = process.env['PROOF'] === 'full'

let shared: World
beforeAll(async () => {
  liftLimits('commerce.createProduct')
  if (!is_whole) await drawPlainly()
  shared = await aWorld()
})

describe('the authorization matrix', () => {
  it('knows how to make every mounted call', () => {
    expect(
      routesOf(features)
        .map(([name]) => name)
        .filter((name) => !inputs[name as CallName]),
    ).toEqual([])
  })

  it('knows what every id in an input stands for', () => {
    const missing = routesOf(features).flatMap(([name, { call }]) =>
      missingOwners(name, call, inputs[name as CallName] ?? []),
    )
    expect(missing).toEqual([])
  })

  it.each(routesOf(features))(
    '%s answers every actor as declared',
    { timeout: 120_000 },
    async (name, route) => {
      const wrong: string[] = []
      for (const one of inputs[name as CallName] ?? []) {
        const world = one.needs_own_world ? await aWorld(shared) : shared
        wrong.push(...(await tryActors(world, route, one)), ...(await tryObjects(world, route, one)))
      }
      expect(wrong).toEqual([])
    },
  )
})

/** Every actor with objects of their own: the door's word, and behind it the case's. */
async function tryActors(world: World, { call }: Route, one: Case): Promise<string[]> {
  const wrong: string[] = []
  for (const actor of actors) {
    const caller = one.needs_own_caller ? await world.mint(actor) : world.callers[actor]
    const answer = await ask(world, call, one, caller, await one.input(world, caller))
    const door = doorOf(call, actor)
    const wanted = door === 'open' ? answerOf(one, seenAs(call, actor)) : door
    const code = codeOf(answer)
    wrong.push(...undeclared(call, answer))
    if (!wanted.split('|').includes(code))
      wrong.push(`${actor}: ${code} instead of ${wanted} (${answer.status} ${answer.text.slice(0, 300)})`)
  }
  return wrong
}

/** A refusal that the OpenAPI document does not declare for the call. */
function undeclared(call: Call, answer: Answer): string[] {
  const code = codeOf(answer)
  const status = answer.status >= 500 ? '5XX' : String(answer.status)
  if (code === 'ok' || refusalsOf(call).get(status)?.includes(code)) return []
  return [`${answer.status} ${code} is not declared`]
}

function answerOf({ answers = 'ok' }: Case, actor: Actor): string {
  if (typeof answers === 'string') return answers
  // A preview is answered as the member it shows.
  return answers[actor] ?? (actor === 'previewing' ? answers.member : undefined) ?? 'ok'
}

/**
 * Every id of the input, put to another tenant's, to somebody else's and to nothing: all the same answer, byte for
 * byte. Where the id is only kept and the write goes through, the answers carry new ids and times of their own.
 */
async function tryObjects(world: World, { call }: Route, one: Case): Promise<string[]> {
  const wrong: string[] = []
  for (const [field, kind] of Object.entries(one.ids ?? {})) {
    for (const actor of is_whole ? actors : oneLetIn(call, field)) {
      const caller = one.needs_own_caller ? await world.mint(actor) : world.callers[actor]
      const tryId = async (id: string) => {
        const answer = await ask(world, call, one, caller, withId(await one.input(world, caller), field, id))
        wrong.push(...undeclared(call, answer))
        return { code: codeOf(answer), bytes: bytesOf(answer, id) }
      }
      const unknown = await tryId(world.unknown)
      const strangers = [world.foreign[kind], ...(one.personal?.includes(field) ? [world.own[kind]] : [])]
      for (const id of strangers) {
        const answer = await tryId(id)
        const is_written = answer.code === 'ok' && call.method !== 'GET'
        if (answer.code !== unknown.code || (!is_written && answer.bytes !== unknown.bytes)) {
          wrong.push(
            `${actor}, ${field}: a stranger's is told from an unknown one: ${answer.bytes} / ${unknown.bytes}`,
          )
        }
      }
      const door = doorOf(call, actor)
      const wanted = door === 'open' ? unknownOf(one, field, seenAs(call, actor)) : door
      if (!wanted.split('|').includes(unknown.code))
        wrong.push(`${actor}, ${field}: unknown: ${unknown.code} instead of ${wanted}`)
    }
  }
  return wrong
}

/** One of those whom the door lets in: another for each field and call, so that each has a turn, and always the same. */
function oneLetIn(call: Call, field: string): Actor[] {
  const willing = letIn(call)
  const name = Buffer.from(`${call.method} ${call.path} ${field}`)
  const number = name.reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7)
  const chosen = willing[number % willing.length]
  return chosen ? [chosen] : []
}

function unknownOf(one: Case, field: string, actor: Actor): string {
  if (one.refuses_first?.includes(actor)) return answerOf(one, actor)
  return one.unknown?.[field] ?? 'not_found'
}
