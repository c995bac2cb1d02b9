import { beforeAll, describe, expect, it } from 'vitest'
import { readSessionLog } from '@foyer/domain/training'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { publishApp } from '#test/factories/pages.ts'
import { anActivity, aSession, aSet, aWorkoutPage, type TestWorkout } from '#test/factories/workouts.ts'
import { aServer, type TestServer } from '#test/harness.ts'

const DAY_MS = 86_400_000

let api: TestServer
let workout: TestWorkout
let member: MemberCaller & { subscriber_id: string }

beforeAll(async () => {
  api = await aServer()
  const app = await anApp()
  workout = await aWorkoutPage(app)
  await publishApp(app)
  member = await aMember(app)
})

describe('two devices of one member', () => {
  it('have one session whatever the order, duplicates and clocks of what they send', async () => {
    const session = await aSession(member, workout)
    const started = { session_id: session.id, started_at: session.started_at }
    expect((await aSession(member, workout, started)).id).toBe(session.id)
    const aSetOf = (row: number, weight: number, clock_offset_ms: number) =>
      anActivity(session, 'set', {
        workout_group_item_id: workout.items[0] ?? null,
        data: aSet({ row, weight }),
        clock_offset_ms,
      })
    const phone = [await aSetOf(0, 80, -3000), await aSetOf(1, 82.5, -1000)]
    // Its clock was set back a day.
    const tablet = [await aSetOf(2, 60, -DAY_MS), await aSetOf(3, 62.5, -DAY_MS + 1)]
    const sent = [...tablet.toReversed(), ...phone.toReversed(), ...phone, ...tablet]
    await Promise.all(sent.map((activity) => api.as(member).call('workouts.appendActivity', activity)))

    const finish = { id: workout.id, session_id: session.id }
    const first = await api.as(member).call('workouts.finishSession', finish)
    api.clock.advance(60_000)
    const second = await api.as(member).call('workouts.finishSession', finish)
    expect(second.session).toEqual(first.session)
    expect(first.session.figures).toMatchObject({ sets: 4, volume_kg: 2850 })

    const read = await api.as(member).call('workouts.getSession', finish)
    expect(read.activities).toHaveLength(4)
    const { items } = readSessionLog(read.workout, read.activities)
    expect(items[0]?.rows.filter(({ is_done }) => is_done).map(({ values }) => values?.weight)).toEqual([
      80, 82.5, 60, 62.5,
    ])
    expect(await api.as(member).call('workouts.getSession', finish)).toEqual(read)
    const { items: listed } = await api.as(member).call('workouts.listSessions', { id: workout.id, limit: 5 })
    expect(listed.map(({ id }) => id)).toEqual([session.id])
  })
})
