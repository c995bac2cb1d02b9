import { beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '@foyer/contract/client'
import { routes } from '../../src/app/routes.generated.ts'
import { codeOf } from '../matrix/ask.ts'
import { doorOf, type Actor } from '../matrix/actors.ts'
import type { Case } from '../matrix/case.ts'
import { inputs } from '../matrix/inputs.ts'
import { aWorld, type World } from '../matrix/world.ts'
import { budgetOf } from './budgets.ts'
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
    const [one] = inputs[name] ?? []
    if (!one) throw new Error(`${name} has no input.`)
    const actor = members.find((who) => doorOf(call, who) === 'open') ?? 'anonymous'
    // The first time fills what the server remembers of the app and its pages.
    await askOnce(name, one, actor)
    const count = await askOnce(name, one, actor)
    const code = codeOf(count.answer)
    expect(one.answers === undefined ? code : 'ok').toBe('ok')
    expect(overBudget(count, budgetOf(name, call))).toBeNull()
  })
})

async function askOnce(name: CallName, one: Case, actor: Actor) {
  const world = one.needs_own_world ? await aWorld() : shared
  const caller = one.needs_own_caller ? await world.mint(actor) : world.callers[actor]
  const input = await one.input(world, caller)
  const file = one.file ? await one.file() : null
  return measure(world.api, counter, name, { caller, slug: world.app.slug, input, file })
}
