import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { unlockJob } from '../reminder-jobs.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const product_id = newId()
const daily = { is_scheduled: true, schedule_period: 'day', schedule_interval: 1 } as const
const at = (unlocks_at: string) => ({ is_scheduled: true, unlocks_at })
const sold = { require_purchase: true, products: [product_id] }

beforeAll(async () => {
  api = await aServer()
})

beforeEach(async () => {
  api.clock.set(new Date('2026-11-21T09:00:00.000Z'))
  app = await anApp()
  page = await publishCourse(app, [
    {
      title: 'Base',
      content_type: 'program',
      node: { is_progress_root: true },
      below: [aWorkout('First'), aWorkout('Second', daily), aWorkout('Third', daily)],
    },
    aWorkout('Dated', at('2026-11-22T10:00:00.000Z')),
    aWorkout('Dated and sold', { ...at('2026-11-22T10:00:00.000Z'), ...sold }),
  ])
})

/** Searches the quarter of an hour before an instant, twice as a restarted server does. */
async function unlockUntil(until: string): Promise<void> {
  api.clock.set(new Date(until))
  const since = new Date(Date.parse(until) - 900_000).toISOString()
  const facts = await api.readIn(app.id)
  for (const _again of [1, 2]) await runJob(unlockJob, facts.app, { since, until })
}

const notices = async (member: Awaited<ReturnType<typeof aMember>>) =>
  (await api.as(member).call('notifications.listNotifications', {})).notifications.map(
    ({ kind, text }) => `${kind}: ${text}`,
  )

describe('what opens by drip', () => {
  it('is one notice for a member whose start it counts from, at its midnight only', async () => {
    const [runner, other] = [await aMember(app), await aMember(app)]
    await api.as(runner).call('progress.subscribeProgram', { id: page('Base') })
    await unlockUntil('2026-11-22T00:00:00.000Z')
    expect(await notices(runner)).toEqual([])
    await unlockUntil('2026-11-23T00:00:00.000Z')
    await unlockUntil('2026-11-23T00:15:00.000Z')
    expect(await notices(runner)).toEqual(['unlocked: Second and Third'])
    expect(await notices(other)).toEqual([])
  })

  it('on a date is a notice for all who may read it', async () => {
    const [holder, other] = [await aMember(app), await aMember(app)]
    await aGrant(app, holder, { product_id })
    await unlockUntil('2026-11-22T10:00:00.000Z')
    expect(await notices(holder)).toEqual(['unlocked: Dated and Dated and sold'])
    expect(await notices(other)).toEqual(['unlocked: Dated'])
  })

  it('is found by the search of all apps', async () => {
    const search = async (since: string, until: string) => {
      const { rows } = await api.database.pool.query(
        'select from apps_with_unlocks($1, $2) as found (id) where id = $3',
        [since, until, app.id],
      )
      return rows.length
    }
    expect(await search('2026-11-22T09:45:00.000Z', '2026-11-22T10:00:00.000Z')).toBe(1)
    const plain = await anApp()
    const { rows } = await api.database.pool.query(
      'select from apps_with_unlocks($1, $2) as found (id) where id = $3',
      ['2026-11-22T09:45:00.000Z', '2026-11-22T10:00:00.000Z', plain.id],
    )
    expect(rows).toHaveLength(0)
  })
})
