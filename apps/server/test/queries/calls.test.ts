import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { routes } from '../../src/app/routes.generated.ts'
import { codeOf } from '../matrix/ask.ts'
import { doorOf, type Actor } from '../matrix/actors.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { aWorld, type World } from '../matrix/world.ts'
import { budgetOf, furtherBudgets, type Budget } from './budgets.ts'
import { countQueries } from './counting.ts'
import { overBudget, measure } from './measure.ts'

let shared: World
let counter: ReturnType<typeof countQueries>
beforeAll(async () => {
  shared = await aWorld()
  counter = countQueries(shared.api)
})

const members: readonly Actor[] = ['member', 'team_admin', 'team_account_admin', 'team_owner', 'anonymous']

describe('what a call asks of the database', () => {
  it.each(routes)('%s keeps within its budget', { timeout: 60_000 }, async (mounted, { call }) => {
    const name = mounted as CallName
    expect(await spent(name, 0, budgetOf(name, call))).toEqual({ code: 'ok', over: null })
  })

  it.each(furtherBudgets)('$name keeps within its budget when it is asked for more', async (further) => {
    const { name, at, budget } = further
    expect(await spent(name, at, budget)).toEqual({ code: 'ok', over: null })
  })
})

/** What came of a call that is made by one of its inputs, and what it asked for beyond its budget. */
async function spent(
  name: CallName,
  at: number,
  budget: Budget,
): Promise<{ code: string; over: string | null }> {
  const one = inputs[name]?.[at]
  if (!one) throw new Error(`${name} has no input at ${at}.`)
  const actor = members.find((who) => doorOf(calls[name], who) === 'open') ?? 'anonymous'
  // The first time fills what the server remembers of the app and its pages.
  await askOnce(name, one, actor)
  const count = await askOnce(name, one, actor)
  const code = one.answers === undefined ? codeOf(count.answer) : 'ok'
  return { code, over: overBudget(count, budget) }
}

async function askOnce(name: CallName, one: Case, actor: Actor) {
  const world = one.needs_own_world ? await aWorld() : shared
  const caller = one.needs_own_caller ? await world.mint(actor) : world.callers[actor]
  const input = await one.input(world, caller)
  const file = one.file ? await one.file() : null
  return measure(world.api, counter, name, { caller, slug: world.app.slug, input, file })
}
