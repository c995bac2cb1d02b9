import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls, type Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { aServer, type TestServer } from '../harness.ts'
import { countQueries } from './count-queries.ts'
import type { ListRecipe, ListFixture } from './list-recipe.ts'
import { boundedLists } from './bounded-lists.ts'
import { aListFixture, lists } from './lists.ts'
import { measure } from './measure.ts'

const MANY = 8
const names = Object.keys(calls) as CallName[]
const recipes = Object.entries(lists) as [CallName, ListRecipe][]

let api: TestServer
let counter: ReturnType<typeof countQueries>
beforeAll(async () => {
  api = await aServer()
  counter = countQueries(api)
})

describe('lists', () => {
  it('are all listed here, each with how it grows or why it cannot', () => {
    const unknown = names.filter((name) => isList(calls[name]) && !lists[name] && !boundedLists[name])
    expect(unknown).toEqual([])
  })

  it.each(recipes)(
    `%s asks no more for ${MANY} rows than for one`,
    { timeout: 120_000 },
    async (name, list) => {
      const fixture = await aListFixture(api)
      await list.grow(fixture, 1)
      const one = await read(name, list, fixture)
      await list.grow(fixture, MANY - 1)
      // The server may have to reload an app that has just changed.
      await read(name, list, fixture)
      const many = await read(name, list, fixture)

      expect(one.rows).toBeGreaterThan(0)
      expect(many.rows).toBeGreaterThanOrEqual(Math.min(list.max_rows ?? MANY, MANY - 1))
      expect(many.texts.slice(one.texts.length + 1)).toEqual([])
    },
  )
})

async function read(name: CallName, { by, input, rows }: ListRecipe, fixture: ListFixture) {
  const query_count = { caller: fixture[by], slug: fixture.app.slug, input: input?.(fixture) ?? {} }
  const count = await measure(api, counter, name, query_count)
  if (count.answer.status !== 200) throw new Error(count.answer.text)
  return { ...count, rows: rowsAt(JSON.parse(count.answer.text), rows) }
}

function rowsAt(answer: unknown, fixture: string): number {
  const found = fixture
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      answer,
    )
  if (!Array.isArray(found)) throw new Error(`The answer has no list at ${fixture}.`)
  return found.length
}

type Schema = { type?: string; properties?: Record<string, Schema> }

/** A call that reads and answers with a list at the top of its answer. */
function isList({ method, output }: Call): boolean {
  const schema = z.toJSONSchema(output, { unrepresentable: 'any' }) as Schema
  return method === 'GET' && Object.values(schema.properties ?? {}).some((field) => field.type === 'array')
}
