import { beforeAll, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import {
  aFinishedSession,
  anExercise,
  aSession,
  aWorkoutPage,
  logSet,
  type TestWorkout,
} from '#test/factories/workouts.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { ownerOf } from '#test/matrix/objects.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let bought: TestWorkout
let hidden: TestWorkout

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  bought = await aWorkoutPage(app, { node: { require_purchase: true, products: [newId()] } })
  hidden = await aWorkoutPage(app, { node: { is_private: true } })
})

const finish = (caller: Caller, id: string, session_id: string) =>
  api.as(caller).call('workouts.finishSession', { id, session_id })

describe('listLastTimes', () => {
  let squat: TestWorkout
  let other: TestWorkout
  const last = async (member: Caller, id: string, exercise_ids?: string[]) =>
    (await api.as(member).call('workouts.listLastTimes', { id, ...(exercise_ids ? { exercise_ids } : {}) }))
      .items

  beforeAll(async () => {
    const exercise = await anExercise(app, { title: 'Back squat' })
    squat = await aWorkoutPage(app, { exercises: [exercise] })
    other = await aWorkoutPage(app, { exercises: [exercise, await anExercise(app, { title: 'Lunge' })] })
    await publishApp(app)
  })

  it('is of the last finished session of any workout, with the best of all', async () => {
    const member = await aMember(app)
    await aFinishedSession(member, squat, [
      { weight: 40, amount: 10, is_warm_up: true },
      { weight: 100, amount: 5 },
      { weight: 225, weight_unit: 'lb', amount: 8 },
    ])
    api.clock.advance(1000)
    const second = await aFinishedSession(member, other, [
      { weight: 60, amount: 5, is_warm_up: true },
      { weight: 90, amount: 12, rpe: 9, note: 'Slow.' },
    ])
    api.clock.advance(1000)
    const running = await aSession(member, squat)
    await logSet(member, running, squat, { weight: 200, amount: 1 })

    const exercise_id = squat.exercise_ids[0]
    expect(await last(member, squat.id)).toEqual([
      {
        exercise_id,
        session_id: second.id,
        local_date: second.local_date,
        sets: [
          expect.objectContaining({ weight: 60, is_warm_up: true }),
          expect.objectContaining({
            exercise_id,
            weight: 90,
            amount: 12,
            unit: 'reps',
            rpe: 9,
            note: 'Slow.',
          }),
        ],
        bests: {
          heaviest: { weight_kg: 225 * 0.45359237, reps: 8 },
          one_rep_max_kg: 225 * 0.45359237 * (1 + 8 / 30),
          amounts: [{ unit: 'reps', amount: 12 }],
        },
      },
    ])
    expect(await last(await aMember(app), squat.id)).toEqual([])
  })

  it('counts of a row what was written last', async () => {
    const member = await aMember(app)
    const session = await aSession(member, squat)
    await logSet(member, session, squat, { weight: 100, amount: 5 })
    api.clock.advance(1000)
    await logSet(member, session, squat, { weight: 80, amount: 5 })
    await logSet(member, session, squat, { row: 1, weight: 300, amount: 5 })
    api.clock.advance(1000)
    await logSet(member, session, squat, { row: 1, state: 'removed', weight: 300, amount: 5 })
    await finish(member, squat.id, session.id)
    expect(await last(member, squat.id)).toMatchObject([
      { sets: [{ weight: 80 }], bests: { heaviest: { weight_kg: 80, reps: 5 } } },
    ])
  })

  it('includes exercises that are asked for, also when they are gone', async () => {
    const member = await aMember(app)
    const gone = await aWorkoutPage(app)
    await publishApp(app)
    await aFinishedSession(member, gone)
    await api.as(ownerOf(app)).call('pages.deletePage', { id: gone.exercise_ids[0] ?? '' })
    await publishApp(app)
    expect(await last(member, squat.id)).toEqual([])
    expect(await last(member, squat.id, gone.exercise_ids)).toMatchObject([{ sets: [{ weight: 80 }] }])
  })

  it('is for those who may open the workout', async () => {
    const member = await aMember(app)
    await expect(last(member, bought.id)).rejects.toMatchObject({
      code: 'page_locked',
      problem: { params: { reason: 'PURCHASE_REQUIRED' } },
    })
    for (const id of [hidden.id, newId()])
      await expect(last(member, id)).rejects.toMatchObject({ code: 'workout_not_found', status: 404 })
    await setPageAccess(app, other.id, { require_authentication: true })
    const { caller } = await aPreview(app, { member })
    expect((await api.as(caller).call('workouts.listLastTimes', { id: other.id })).items).toEqual([])
    await expect(last(aGuest(app), squat.id)).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
