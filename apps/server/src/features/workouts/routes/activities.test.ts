import { beforeAll, describe, expect, it } from 'vitest'
import type { ActivityType } from '@foyer/contract/workouts/shapes'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { publishApp } from '#test/factories/pages.ts'
import {
  aClock,
  anActivity,
  anExercise,
  aSession,
  aSet,
  aWorkoutPage,
  type TestWorkout,
} from '#test/factories/workouts.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const DAY_MS = 86_400_000

let api: TestServer
let app: TestApp
let workout: TestWorkout
let member: MemberCaller & { subscriber_id: string }
let session: Awaited<ReturnType<typeof aSession>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  workout = await aWorkoutPage(app, { exercises: [await anExercise(app), await anExercise(app)] })
  await publishApp(app)
  member = await aMember(app)
  session = await aSession(member, workout)
})

type Fields = Parameters<typeof anActivity>[2]
type Activity = Awaited<ReturnType<typeof anActivity>>

const append = (caller: Caller, activity: Activity) =>
  api.as(caller).call('workouts.appendActivity', activity)
const read = (of = session) =>
  api.as(member).call('workouts.getSession', { id: workout.id, session_id: of.id })
const aSetActivity = (fields: Partial<Fields> = {}, of = session) =>
  anActivity(of, 'set', { workout_group_item_id: workout.items[0] ?? null, data: aSet(), ...fields })

describe('appendActivity', () => {
  it('stores each kind, and the session has them in the order of their clocks', async () => {
    const own = await aSession(member, workout)
    const item = { workout_group_id: workout.group_id, workout_group_item_id: workout.items[1] ?? null }
    const sent: [ActivityType, Fields][] = [
      ['set', { ...item, data: aSet({ weight: 82.5, weight_unit: 'lb', rpe: 7.5, note: ' Easy. ' }) }],
      ['skip', { ...item, data: { is_skipped: true } }],
      ['swap', { ...item, data: { exercise_id: newId() } }],
      ['order', { data: { item_uids: workout.items.toReversed() } }],
      [
        'score',
        {
          workout_group_id: workout.group_id,
          data: { rounds: 4, reps: 7, seconds: 600, is_capped: true, was_paused: false },
        },
      ],
      ['beep', { data: { level: 9, shuttle: 10 } }],
      ['pause', { data: { is_paused: true } }],
      ['reflection', { data: { feeling: 'hard', note: 'Slept badly.' } }],
      ['discard', { data: { is_discarded: true } }],
    ]
    const stored: unknown[] = []
    for (const [index, [type, fields]] of sent.entries()) {
      const activity = await anActivity(own, type, { clock_offset_ms: -1000 * (index + 1), ...fields })
      stored.unshift((await append(member, activity)).activity)
    }
    const { activities, is_discarded } = await read(own)
    expect(activities).toEqual(stored)
    expect(activities.at(-1)).toMatchObject({ activity_type: 'set', data: { weight: 82.5, note: 'Easy.' } })
    expect(is_discarded).toBe(true)
  })

  it('writes once what is sent twice, also at the same time, and refuses other data under its id', async () => {
    const own = await aSession(member, workout)
    const activity = await aSetActivity({ data: aSet({ weight: 0.1, amount: 3 }) }, own)
    const answers = await Promise.all([1, 2, 3].map(() => append(member, activity)))
    api.clock.advance(1000)
    answers.push(await append(member, { ...activity, clock: await aClock() }))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await read(own)).activities).toHaveLength(1)

    const taken = { code: 'activity_id_taken', status: 409 }
    for (const other of [
      { data: aSet({ weight: 0.2, amount: 3 }) },
      { workout_group_item_id: workout.items[1] ?? null },
      { activity_type: 'skip' as const, data: { is_skipped: true } },
    ])
      await expect(append(member, { ...activity, ...other })).rejects.toMatchObject(taken)
  })

  it('replaces stamps in the future by those of the server, in their order, and leaves older ones', async () => {
    const own = await aSession(member, workout)
    const now = api.clock.now()
    const ahead = { clock_offset_ms: DAY_MS }
    const [first, second] = [await aSetActivity(ahead, own), await aSetActivity(ahead, own)]
    const one = (await append(member, { ...first, clock: await aClock(DAY_MS, 9000) })).activity
    const two = (await append(member, { ...second, clock: await aClock(DAY_MS, 0) })).activity
    expect(one).toMatchObject({ at: now.toISOString() })
    expect(Number(one.clock.slice(0, 13))).toBe(now.getTime())
    expect(one.clock.slice(-8)).toBe('00c0ffee')
    expect(two.clock > one.clock).toBe(true)

    const behind = await aSetActivity({ clock_offset_ms: -DAY_MS }, own)
    const { at, clock } = (await append(member, behind)).activity
    expect({ at, clock }).toEqual({ at: behind.at, clock: behind.clock })
    // Sent again from the device, it is still the same.
    expect((await append(member, { ...first, clock: await aClock(DAY_MS, 9000) })).activity).toEqual(one)
  })

  it('refuses items and groups of other workouts, and entries without what they are about', async () => {
    const unknown = { code: 'unknown_workout_item', status: 422 }
    const other = await aWorkoutPage(app)
    const item = workout.items[0] ?? null
    for (const [type, fields] of [
      ['set', { workout_group_item_id: null, data: aSet() }],
      ['set', { workout_group_item_id: newId(), data: aSet() }],
      ['set', { workout_group_item_id: other.items[0] ?? null, data: aSet() }],
      ['set', { workout_group_item_id: item, workout_group_id: other.group_id, data: aSet() }],
      ['skip', { workout_group_item_id: null, data: { is_skipped: true } }],
      ['swap', { workout_group_item_id: null, data: { exercise_id: newId() } }],
      ['score', { workout_group_id: null, data: { reps: 1, seconds: 1, is_capped: false } }],
      ['pause', { workout_group_id: newId(), data: { is_paused: true } }],
      ['order', { data: { item_uids: [newId()] } }],
    ] as const satisfies [ActivityType, Fields][])
      await expect(append(member, await anActivity(session, type, fields))).rejects.toMatchObject(unknown)
  })

  it.each([
    ['a negative weight', { weight: -1 }, 'data.weight'],
    ['a weight of a billion', { weight: 1e9 }, 'data.weight'],
    ['a text for a number', { amount: '10' }, 'data.amount'],
    ['a negative amount', { amount: -5 }, 'data.amount'],
    ['an exertion in thirds', { rpe: 7.3 }, 'data.rpe'],
    ['an unknown unit', { unit: 'stone' }, 'data.unit'],
    ['a row beyond the last', { row: 200 }, 'data.row'],
    ['a note that is too long', { note: 'x'.repeat(301) }, 'data.note'],
    ['an unknown field', { colour: 'red' }, 'data'],
  ])('refuses %s', async (_, values, path) => {
    const data = { ...aSet(), ...values }
    await expect(append(member, await aSetActivity({ data }))).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path }] },
    })
  })

  it('refuses stamps that are none', async () => {
    const activity = await aSetActivity()
    for (const bad of [{ clock: 'now' }, { at: 'yesterday' }, { at: '1899-01-01T00:00:00Z' }])
      await expect(append(member, { ...activity, ...bad })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('answers too many activities at once', async () => {
    const own = await aSession(member, workout)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('workout_sessions')
        .set({ activity_count: 1999 })
        .where('app_id', '=', app.id)
        .where('id', '=', own.id)
        .execute(),
    )
    const last = await aSetActivity({}, own)
    await append(member, last)
    await expect(append(member, await aSetActivity({}, own))).rejects.toMatchObject({
      code: 'too_many_activities',
      status: 422,
    })
    expect(await append(member, last)).toMatchObject({ activity: { id: last.activity_id } })
  })

  it('limits how many a member sends in a minute, and says when to go on', async () => {
    const other = await aMember(app)
    const own = await aSession(other, workout)
    const activity = await aSetActivity({}, own)
    const codes: string[] = []
    for (let round = 0; round < 26; round += 1)
      codes.push(
        ...(await Promise.all(
          Array.from({ length: 25 }, () =>
            append(other, activity).then(
              () => 'ok',
              (error: { code: string }) => error.code,
            ),
          ),
        )),
      )
    expect(codes.filter((code) => code === 'ok')).toHaveLength(600)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(50)
  })

  it('cannot be changed or taken away by the server', async () => {
    await append(member, await aSetActivity())
    const change = api.inApp(app.id, (tx) =>
      tx.updateTable('workout_activities').set({ seq: 1 }).where('app_id', '=', app.id).execute(),
    )
    await expect(change).rejects.toThrow(/permission denied/)
  })
})
