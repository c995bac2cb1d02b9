import { beforeAll, expect, it } from 'vitest'
import { aPageView } from '#test/factories/activity.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { runInApp } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanActivityJob } from './jobs.ts'
import { deleteOld } from './repository.ts'

const DAY_MS = 86_400_000

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

async function clean(app: TestApp): Promise<void> {
  const run = { id: 'r1', attempt: 1, is_last_attempt: false, signal: new AbortController().signal }
  await runInApp(app, (ctx) => cleanActivityJob.handle(ctx, {}, run))
}

function countRows(app: TestApp) {
  return api.inApp(app.id, async (tx) => ({
    records: (
      await tx
        .selectFrom('activity_records')
        .select('session_id')
        .orderBy('at')
        .orderBy('session_id')
        .execute()
    ).map((row) => row.session_id),
    visits: (
      await tx.selectFrom('visits').select('session_id').orderBy('started_at').orderBy('session_id').execute()
    ).map((row) => row.session_id),
  }))
}

it('deletes visitor activity older than thirteen months, of this app only, and nothing newer', async () => {
  const [app, other] = [await anApp(), await anApp()]
  const [member, stranger] = [await aMember(app), await aMember(other)]
  await aPageView(member, 'long-ago')
  await aPageView(stranger, 'elsewhere')
  await aPageView(member, 'goes-on')
  api.clock.advance(30 * DAY_MS)
  await aPageView(member, 'goes-on')
  await aPageView(member, 'younger')
  api.clock.advance(365 * DAY_MS)
  await clean(app)
  expect((await countRows(app)).visits).toEqual(['goes-on', 'long-ago', 'younger'])

  api.clock.advance(3 * DAY_MS)
  await clean(app)
  expect(await countRows(app)).toEqual({ records: ['goes-on', 'younger'], visits: ['goes-on', 'younger'] })
  expect((await countRows(other)).visits).toEqual(['elsewhere'])

  api.clock.advance(60 * DAY_MS)
  await clean(app)
  await clean(app)
  expect(await countRows(app)).toEqual({ records: [], visits: [] })
})

it('uses real time, so that a sandbox clock moved forward deletes nothing', async () => {
  const app = await anApp()
  const member = await aMember(app)
  await aPageView(member, 'yesterday')
  const owner = api.as({ ...app.owner, slug: app.slug })
  for (const _year of [1, 2]) await owner.call('apps.moveClock', { forward_seconds: 366 * 24 * 3600 })
  await clean(app)
  expect((await countRows(app)).visits).toEqual(['yesterday'])
})

it('deletes the oldest first when one transaction cannot delete all', async () => {
  const app = await anApp()
  const member = await aMember(app)
  for (const session of ['first', 'second', 'third']) {
    await aPageView(member, session)
    api.clock.advance(1000)
  }
  const deleted = await api.inApp(app.id, (tx) => deleteOld(tx, api.clock.now(), 2))
  expect(deleted).toBe(4)
  expect(await countRows(app)).toEqual({ records: ['third'], visits: ['third'] })
})
