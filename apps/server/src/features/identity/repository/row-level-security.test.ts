import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let other: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  other = await anApp()
  const member = await aMember(app)
  await api.as(aGuest(app)).call('identity.requestReset', { email: member.email })
})

const tables = ['users', 'user_words', 'subscribers', 'sessions', 'one_time_tokens', 'auth_attempts'] as const

describe('row-level security of people', () => {
  it.each(tables)('shows the rows of %s to their own app alone, without any where', async (table) => {
    const rows = (app_id: string) =>
      api.inApp(app_id, (tx) => tx.selectFrom(table).select('app_id').execute())
    expect(new Set((await rows(app.id)).map(({ app_id }) => app_id))).toEqual(new Set([app.id]))
    expect(await rows(other.id)).toEqual([])
    expect(await api.database.control.selectFrom(table).select('app_id').execute()).toEqual([])
  })

  it.each(tables)('lets nobody empty %s of another app', async (table) => {
    await api.inApp(other.id, (tx) => tx.deleteFrom(table).execute())
    const left = await api.inApp(app.id, (tx) => tx.selectFrom(table).select('app_id').execute())
    expect(left.length).toBeGreaterThan(0)
  })

  it('takes no row for another app', async () => {
    const smuggled = api.inApp(other.id, (tx) =>
      tx
        .insertInto('auth_attempts')
        .values({ app_id: app.id, action: 'login:email', subject: 'x', count: 1, window_ends_at: new Date() })
        .execute(),
    )
    await expect(smuggled).rejects.toThrow(/row-level security/)
  })
})
