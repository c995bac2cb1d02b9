import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanIdentityJob } from './jobs.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const DAY_MS = 24 * 60 * 60 * 1000

function listIds(table: 'sessions' | 'one_time_tokens'): Promise<{ id: string }[]> {
  return api.inApp(app.id, (tx) => tx.selectFrom(table).select('id').execute())
}

describe('cleaning', () => {
  it('deletes expired rows and leaves the others', async () => {
    const living = await aMember(app)
    const ended = await aMember(app)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('sessions')
        .set({ revoked_at: new Date(api.clock.now().getTime() - 91 * DAY_MS) })
        .where('id', '=', ended.session_id)
        .execute(),
    )
    await api.as(aGuest(app)).call('identity.requestReset', { email: living.email })
    await runJob(cleanIdentityJob, app, {})
    expect(await listIds('sessions')).toEqual([{ id: living.session_id }])
    expect(await listIds('one_time_tokens')).toHaveLength(1)

    api.clock.advance(2 * DAY_MS)
    await runJob(cleanIdentityJob, app, {})
    expect(await listIds('one_time_tokens')).toEqual([])
    expect(await listIds('sessions')).toEqual([{ id: living.session_id }])
    const counters = await api.inApp(app.id, (tx) => tx.selectFrom('auth_attempts').selectAll().execute())
    expect(counters).toEqual([])
  })
})
