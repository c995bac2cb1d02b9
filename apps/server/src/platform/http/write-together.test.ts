import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { createDatabase, type Database } from '../database/app-db.ts'
import type { GroupWrite } from '../group-write.ts'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { RepeatedCall, type Keyed } from './idempotency.ts'
import { writeTogether } from './write-together.ts'

let api: TestServer
let groups: number[] = []
beforeAll(async () => {
  api = await aServer()
})

/** Notes names in the journal of access changes; `bad` is one that the database refuses. */
const noting: GroupWrite<string, string> = {
  name: 'test_noting',
  write: async ({ tx, emit, last }, names) => {
    groups.push(names.length)
    const rows = names.map((name) => {
      const access = JSON.stringify({ name })
      return { app_id: tx.app_id, id: newId(), access: name === 'bad' ? '{' : access, changed_at: new Date() }
    })
    await tx.insertInto('app_access_changes').values(rows).execute()
    await emit('access.changed', { subscriber_id: null })
    last(async (own) => {
      const bad = names.includes('bad at last') ? '{' : '{}'
      await own
        .insertInto('app_access_changes')
        .values({ app_id: own.app_id, id: newId(), access: bad, changed_at: new Date() })
        .execute()
    })
    return names.map((name) => `${name} noted`)
  },
}

const aKey = (key: string = newId()): Keyed => ({ scope: 'test', key, call: 'test', input_hash: 'same' })
const note = (
  app_id: string,
  name: string,
  keyed: Keyed | null = aKey(),
  services: Services = api.services,
) =>
  writeTogether(services, app_id, noting, {
    item: name,
    keyed,
    answer: (said) => {
      if (name === 'unspeakable') throw new Error('It cannot be answered.')
      return { said }
    },
  })

const notesOf = async (app_id: string) => {
  const rows = await api.database
    .forApp(app_id)
    .selectFrom('app_access_changes')
    .select('access')
    .where('app_id', '=', app_id)
    .execute()
  return rows.flatMap(({ access }) => (access as { name?: string }).name ?? []).toSorted()
}
const answersOf = (app_id: string) =>
  api.database.forApp(app_id).selectFrom('idempotency_keys').select(['key', 'status', 'answer']).execute()

const said = (settled: readonly PromiseSettledResult<{ body: string }>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value.body : 'refused'))

describe('writeTogether', () => {
  it('writes what many ask at one moment in one transaction, each with its answer beside its key', async () => {
    const { id } = await anApp()
    groups = []
    const keys = [aKey('a'), aKey('b'), null]
    const written = await Promise.all(['one', 'two', 'three'].map((name, n) => note(id, name, keys[n])))
    expect(written.map(({ answer }) => answer)).toEqual([
      { said: 'one noted' },
      { said: 'two noted' },
      { said: 'three noted' },
    ])
    expect(groups).toEqual([3])
    expect(await notesOf(id)).toEqual(['one', 'three', 'two'])
    expect(await answersOf(id)).toEqual([
      { key: 'a', status: 200, answer: written[0]?.body },
      { key: 'b', status: 200, answer: written[1]?.body },
    ])
  })

  it('tells its events only with the commit', async () => {
    const { id } = await anApp()
    await note(id, 'one')
    await note(id, 'bad').catch(() => undefined)
    const { rows } = await api.database.pool.query<{ count: number }>(
      `select count(*)::int as count from outbox where app_id = $1 and name = 'access.changed'`,
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it.each(['bad', 'bad at last', 'unspeakable'])(
    'writes the others where one is %s, and nothing of that one',
    async (bad) => {
      const { id } = await anApp()
      const names = ['one', 'two', bad, 'four', 'five']
      const settled = await Promise.allSettled(names.map((name) => note(id, name)))
      expect(settled.map(({ status }) => status)).toEqual(
        names.map((name) => (name === bad ? 'rejected' : 'fulfilled')),
      )
      expect(await notesOf(id)).toEqual(['five', 'four', 'one', 'two'])
      expect(await answersOf(id)).toHaveLength(4)
    },
  )

  it('writes once what comes twice under one key, side by side and later', async () => {
    const { id } = await anApp()
    const key = aKey()
    const settled = await Promise.allSettled([
      note(id, 'same', key),
      note(id, 'other'),
      note(id, 'same', key),
    ])
    expect(said(settled).filter((body) => body.includes('same'))).toHaveLength(1)
    expect(settled.find((one) => one.status === 'rejected')?.reason).toBeInstanceOf(RepeatedCall)
    await expect(note(id, 'same', key)).rejects.toBeInstanceOf(RepeatedCall)
    expect(await notesOf(id)).toEqual(['other', 'same'])
  })

  it('never mixes two apps', async () => {
    const [mine, yours] = [await anApp(), await anApp()]
    await Promise.all(
      ['one', 'two'].flatMap((name) => [note(mine.id, `my ${name}`), note(yours.id, `your ${name}`)]),
    )
    expect(await notesOf(mine.id)).toEqual(['my one', 'my two'])
    expect(await notesOf(yours.id)).toEqual(['your one', 'your two'])
  })

  it('lets two servers that write the same keys in other orders not wait for each other', async () => {
    const { id } = await anApp()
    const other: Database = createDatabase(api.database.pool)
    const second: Services = { ...api.services, database: other }
    const keys = Array.from({ length: 12 }, (_, n) => aKey(`key ${n}`))
    const settled = await Promise.allSettled([
      ...keys.map((key, n) => note(id, `${n}`, key)),
      ...keys.toReversed().map((key, n) => note(id, `${11 - n}`, key, second)),
    ])
    const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(failures).toHaveLength(12)
    expect(failures.every((failure) => failure instanceof RepeatedCall)).toBe(true)
    expect(await notesOf(id)).toHaveLength(12)
  })
})
