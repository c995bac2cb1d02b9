import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@foyer/domain/time'
import { setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { publishApp, type TestPage } from '#test/factories/pages.ts'
import {
  anActivity,
  anExercise,
  aPastSession,
  aSession,
  aSet,
  aWorkoutPage,
  logSet,
  type TestWorkout,
} from '#test/factories/workouts.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let squat: TestPage
let workout: TestWorkout
let day: string

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  squat = await anExercise(app, { title: 'Back squat' })
  workout = await aWorkoutPage(app, { title: 'Lower body', exercises: [squat, await anExercise(app)] })
  await publishApp(app)
  day = api.clock.now().toISOString().slice(0, 10)
})

const history = (caller: Caller, input: { day?: string; cursor?: string; limit?: number } = {}) =>
  api.as(caller).call('workouts.listHistory', input)
const progress = (caller: Caller, input: { range?: 'six_weeks' | 'year' } = {}, id = squat.id) =>
  api.as(caller).call('workouts.getExerciseProgress', { id, ...input })
const summary = (caller: Caller) => api.as(caller).call('workouts.getTrainingSummary', {})
const days = (caller: Caller, from: string, to: string) =>
  api.as(caller).call('workouts.listTrainingDays', { from, to })

describe('listHistory', () => {
  it('lists finished sessions of all workouts page by page, newest first, and those of a day', async () => {
    const member = await aMember(app)
    const other = await aWorkoutPage(app, { title: 'Upper body' })
    await publishApp(app)
    for (const ago of [9, 2, 5]) await aPastSession(member, workout, ago)
    const upper = await aPastSession(member, other, 2)
    await aSession(member, workout)

    const { items, next_cursor } = await history(member, { limit: 3 })
    expect(items.map(({ local_date }) => local_date)).toEqual([2, 2, 5].map((ago) => addDays(day, -ago)))
    expect(items[0]).toMatchObject({ figures: { sets: 1 }, record_count: 0, cover: null })
    const rest = await history(member, { limit: 3, cursor: next_cursor ?? '' })
    expect(rest).toMatchObject({ items: [{ local_date: addDays(day, -9) }], next_cursor: null })

    const of_day = await history(member, { day: addDays(day, -2) })
    expect(of_day.items.map(({ title }) => title).toSorted()).toEqual(['Lower body', 'Upper body'])
    expect(of_day.items.map(({ id }) => id)).toContain(upper.id)
    await expect(history(member, { cursor: 'abc' })).rejects.toMatchObject({
      problem: { errors: [{ path: 'cursor', code: 'cursor_invalid' }] },
    })
  })

  it('has nothing of others, of other apps, and of discarded sessions', async () => {
    const member = await aMember(app)
    const session = await aPastSession(member, workout, 1)
    expect((await history(await aMember(app))).items).toEqual([])
    const elsewhere = await anApp()
    expect((await history(await aMember(elsewhere))).items).toEqual([])

    const discard = await anActivity(session, 'discard', { data: { is_discarded: true } })
    await api.as(member).call('workouts.appendActivity', discard)
    expect((await history(member)).items).toEqual([])
    expect(await summary(member)).toMatchObject({ session_count: 0, weeks_in_a_row: 0 })
    expect((await progress(member)).points).toEqual([])
  })

  it('shows no cover of a workout that the member may not know of', async () => {
    const member = await aMember(app)
    const secret = await aWorkoutPage(app, { title: 'Secret' })
    await publishApp(app)
    await aPastSession(member, secret, 1)
    await setPageAccess(app, secret.id, { is_private: true })
    expect((await history(member)).items).toMatchObject([{ title: 'Secret', cover: null }])
    const [trained] = (await api.as(member).call('workouts.listTrainedExercises', {})).items
    expect(trained).toMatchObject({ exercise_id: secret.exercise_ids[0] })
  })
})

describe('getTrainingSummary and listTrainingDays', () => {
  it('count days and weeks in a row', async () => {
    const member = await aMember(app)
    expect(await summary(member)).toEqual({
      weeks_in_a_row: 0,
      this_week: { trained_days: 0, planned_days: null },
      session_count: 0,
      first_day: null,
    })
    for (const ago of [0, 0, 7, 14, 28]) await aPastSession(member, workout, ago)
    expect(await summary(member)).toEqual({
      weeks_in_a_row: 3,
      this_week: { trained_days: 1, planned_days: null },
      session_count: 5,
      first_day: addDays(day, -28),
    })
    expect((await days(member, addDays(day, -20), day)).items).toEqual([
      { day: addDays(day, -14), session_count: 1, is_planned: false },
      { day: addDays(day, -7), session_count: 1, is_planned: false },
      { day, session_count: 2, is_planned: false },
    ])
    expect((await days(await aMember(app), addDays(day, -20), day)).items).toEqual([])
  })

  it('refuses a range that is too long, or ends before it begins', async () => {
    const member = await aMember(app)
    await expect(days(member, addDays(day, -62), day)).rejects.toMatchObject({ code: 'range_too_long' })
    await expect(days(member, day, addDays(day, -1))).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('getExerciseProgress', () => {
  it('has a point for each session, with its records', async () => {
    const member = await aMember(app)
    await aPastSession(member, workout, 60, [{ weight: 80, amount: 5 }])
    await aPastSession(member, workout, 30, [
      { weight: 60, amount: 10, is_warm_up: true },
      { weight: 82.5, amount: 5 },
      { weight: 180, weight_unit: 'lb', amount: 5 },
    ])
    const { points, session_count, exercise, sessions_per_point } = await progress(member)
    expect({ session_count, sessions_per_point }).toEqual({ session_count: 2, sessions_per_point: 1 })
    expect(exercise?.title).toBe('Back squat')
    expect(points.map(({ local_date, records }) => [local_date, records])).toEqual([
      [addDays(day, -60), []],
      [addDays(day, -30), ['heaviest', 'one_rep_max']],
    ])
    expect(points[1]?.result).toMatchObject({
      sets: 2,
      volume_kg: 82.5 * 5 + 180 * 0.45359237 * 5,
      best_set: { weight: 82.5, weight_unit: 'kg', amount: 5 },
      one_rep_max: { weight_kg: 82.5 * (1 + 5 / 30) },
    })
    expect((await history(member)).items.map(({ record_count }) => record_count)).toEqual([2, 0])
    expect((await progress(member, { range: 'six_weeks' })).points).toHaveLength(1)
    expect((await progress(member, { range: 'year' })).points).toHaveLength(2)
  })

  it('finds records again after an edit, also those of later sessions', async () => {
    const member = await aMember(app)
    const first = await aPastSession(member, workout, 20, [{ weight: 80, amount: 5 }])
    await aPastSession(member, workout, 10, [{ weight: 85, amount: 5 }])
    const records = async () => (await progress(member)).points.map((point) => point.records)
    expect(await records()).toEqual([[], ['heaviest', 'one_rep_max']])

    await logSet(member, first, workout, { weight: 90, amount: 5 })
    expect(await records()).toEqual([[], []])
    await logSet(member, first, workout, { weight: 85, amount: 4 })
    expect(await records()).toEqual([[], ['most_reps_at_weight', 'one_rep_max']])
    await logSet(member, first, workout, { state: 'removed' })
    expect(await records()).toEqual([[]])
  })

  it('is empty for what was never done, by others and in other apps', async () => {
    const member = await aMember(app)
    const none = { exercise: null, session_count: 0, points: [], sessions_per_point: 1 }
    expect(await progress(member)).toEqual(none)
    expect(await progress(member, {}, newId())).toEqual(none)
    expect(await progress(await aMember(await anApp()))).toEqual(none)
  })

  it('lists exercises done last first, once each, also one whose page is gone', async () => {
    const member = await aMember(app)
    const gone = await anExercise(app, { title: 'Old press' })
    const old = await aWorkoutPage(app, { exercises: [gone] })
    await publishApp(app)
    await aPastSession(member, old, 30)
    await aPastSession(member, workout, 3)
    await aPastSession(member, workout, 1)
    await api.as({ ...app.owner, slug: app.slug }).call('pages.deletePage', { id: gone.id })
    await publishApp(app)

    const { items } = await api.as(member).call('workouts.listTrainedExercises', {})
    expect(items.map(({ exercise, last_day }) => [exercise?.title, last_day])).toEqual([
      ['Back squat', addDays(day, -1)],
      ['Old press', addDays(day, -30)],
    ])
    expect((await progress(member, {}, gone.id)).exercise?.title).toBe('Old press')
    expect((await api.as(await aMember(app)).call('workouts.listTrainedExercises', {})).items).toEqual([])
  })
})

describe('exportSets', () => {
  it('has a row for each set that was done, safe to open', async () => {
    const member = await aMember(app)
    const session = await aPastSession(member, workout, 3, [
      { weight: 40, amount: 10, is_warm_up: true },
      { weight: 82.5, weight_unit: 'lb', amount: 5, rpe: 8.5, note: '=1+1' },
      { item: 1, amount: 45, unit: 'secs' },
    ])
    const taken_back = aSet({ row: 7, state: 'planned', exercise_id: squat.id })
    const fields = { workout_group_item_id: workout.items[0] ?? null, data: taken_back }
    await api.as(member).call('workouts.appendActivity', await anActivity(session, 'set', fields))

    const part = await api.as(member).call('workouts.exportSets', {})
    expect(part).toMatchObject({ count: 3, next_cursor: null })
    expect(part.header).toBe('Date,Workout,Exercise,Set,Amount,Unit,Weight,Weight unit,RPE,Note,Warm-up\r\n')
    const date = addDays(day, -3)
    expect(part.lines.split('\r\n').slice(0, 2)).toEqual([
      `${date},Lower body,Back squat,1,10,reps,40,kg,,,Yes`,
      `${date},Lower body,Back squat,2,5,reps,82.5,lb,8.5,"'=1+1",`,
    ])
    expect(part.lines).toContain(',45,s,')
    expect(await api.as(await aMember(app)).call('workouts.exportSets', {})).toMatchObject({ lines: '' })
  })
})
