import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import { anExercise, aSession, aWorkoutPage, logSet, type TestWorkout } from '#test/factories/workouts.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { ownerOf } from '#test/matrix/objects.ts'
import { newId } from '#platform/ids.ts'

const product_id = newId()
const DAY_MS = 86_400_000
const WORKOUT_NOT_FOUND = { code: 'workout_not_found', status: 404 }
const SESSION_NOT_FOUND = { code: 'session_not_found', status: 404 }
const LOCKED = { code: 'page_locked', problem: { params: { reason: 'PURCHASE_REQUIRED' } } }

let api: TestServer
let app: TestApp
let open: TestWorkout
let bought: TestWorkout
let hidden: TestWorkout
let video: TestWorkout

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  open = await aWorkoutPage(app, { title: 'Lower body' })
  bought = await aWorkoutPage(app, { node: { require_purchase: true, products: [product_id] } })
  hidden = await aWorkoutPage(app, { node: { is_private: true } })
  const filmed = { video: { url: 'https://vimeo.com/76979871' }, primary_muscles: ['quads'] }
  const sold = { require_purchase: true, products: [product_id] }
  video = await aWorkoutPage(app, {
    exercises: [
      await anExercise(app, { title: 'Squat', fields: filmed }),
      await anExercise(app, { title: 'Sold', fields: filmed, node: sold }),
      await anExercise(app, { title: 'Secret', node: { is_private: true } }),
    ],
  })
  await publishApp(app)
})

const read = (caller: Caller, { id: session_id, workout_id: id }: { id: string; workout_id: string }) =>
  api.as(caller).call('workouts.getSession', { id, session_id })
const list = (caller: Caller, id: string, input: { before?: string; limit?: number } = {}) =>
  api.as(caller).call('workouts.listSessions', { id, ...input })
const finish = (caller: Caller, id: string, session_id: string, input: object = {}) =>
  api.as(caller).call('workouts.finishSession', { id, session_id, ...input })

/** A member who has bought, and how to take that back. */
async function aBuyer() {
  const member = await aMember(app)
  const { cause_id } = await aGrant(app, member, { product_id })
  return { member, refund: () => aRevocation(app, member, { product_id }, cause_id) }
}

describe('startSession', () => {
  it('starts now, in the zone of the member, with the workout as it is published', async () => {
    const member = await aMember(app, { timezone: 'Pacific/Auckland' })
    const session = await aSession(member, open, { session_mode: 'grouped' })
    const zone = { timeZone: 'Pacific/Auckland' }
    expect(session).toMatchObject({
      workout_id: open.id,
      session_mode: 'grouped',
      started_at: api.clock.now().toISOString(),
      finished_at: null,
      local_date: api.clock.now().toLocaleDateString('sv', zone),
      time_zone: 'Pacific/Auckland',
      is_discarded: false,
      figures: { sets: 0, volume_kg: 0, seconds: null, average_rpe: null },
      workout: { title: 'Lower body', beep_distance: null },
      exercises: [{ page_id: open.exercise_ids[0] }],
      activities: [],
    })
    expect(session.workout.groups[0]?.items.map(({ uid }) => uid)).toEqual(open.items)
  })

  it('may have begun earlier, never later, and in another zone', async () => {
    const member = await aMember(app)
    const earlier = await aSession(member, open, {
      started_at: '2026-03-01T23:30:00.000Z',
      time_zone: 'Asia/Tokyo',
    })
    expect(earlier).toMatchObject({ started_at: '2026-03-01T23:30:00.000Z', local_date: '2026-03-02' })
    const started_at = new Date(api.clock.now().getTime() + DAY_MS).toISOString()
    expect(await aSession(member, open, { started_at })).toMatchObject({
      started_at: api.clock.now().toISOString(),
    })
  })

  it('starts once for an id, also at the same time', async () => {
    const member = await aMember(app)
    const session_id = newId()
    const sessions = await Promise.all([1, 2, 3].map(() => aSession(member, open, { session_id })))
    expect(sessions.map(({ id }) => id)).toEqual([session_id, session_id, session_id])
    expect((await list(member, open.id)).items).toHaveLength(1)
  })

  it('refuses an id of another member or workout, and lets other apps use it', async () => {
    const member = await aMember(app)
    const { id: session_id } = await aSession(member, open)
    const taken = { code: 'session_id_taken', status: 409 }
    await expect(aSession(member, video, { session_id })).rejects.toMatchObject(taken)
    await expect(aSession(await aMember(app), open, { session_id })).rejects.toMatchObject(taken)

    const other = await anApp()
    const elsewhere = await aWorkoutPage(other)
    await publishApp(other)
    expect(await aSession(await aMember(other), elsewhere, { session_id })).toMatchObject({ id: session_id })
  })

  it('is for those who may open the workout', async () => {
    const { member } = await aBuyer()
    expect(await aSession(member, bought)).toMatchObject({ workout_id: bought.id })
    const stranger = await aMember(app)
    await expect(aSession(stranger, bought)).rejects.toMatchObject(LOCKED)
    for (const id of [hidden.id, newId(), open.exercise_ids[0] ?? ''])
      await expect(aSession(stranger, { id })).rejects.toMatchObject(WORKOUT_NOT_FOUND)
    await expect(aSession(await aMember(await anApp()), open)).rejects.toMatchObject(WORKOUT_NOT_FOUND)
    await expect(aSession(aGuest(app), open)).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('shows of exercises what the member may know', async () => {
    const { exercises } = await aSession(await aMember(app), video)
    expect(exercises).toMatchObject([
      { title: 'Squat', video: { url: 'https://vimeo.com/76979871' }, primary_muscles: ['quads'] },
      { title: 'Sold', video: null, primary_muscles: [] },
    ])
    const { member } = await aBuyer()
    expect((await aSession(member, video)).exercises[1]).toMatchObject({ primary_muscles: ['quads'] })
  })

  it('refuses unknown modes', async () => {
    const input = { id: open.id, session_mode: 'standing' as 'list' }
    await expect(api.as(await aMember(app)).call('workouts.startSession', input)).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path: 'session_mode', code: 'invalid_preference' }] },
    })
  })
})

describe('a session', () => {
  it('is its member’s alone, in any app', async () => {
    const session = await aSession(await aMember(app), open)
    for (const other of [await aMember(app), await aMember(await anApp())]) {
      await expect(read(other, session)).rejects.toMatchObject(SESSION_NOT_FOUND)
      await expect(finish(other, open.id, session.id)).rejects.toMatchObject(SESSION_NOT_FOUND)
      await expect(logSet(other, session, open)).rejects.toMatchObject(SESSION_NOT_FOUND)
    }
    await expect(read(aGuest(app), session)).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('is found only under its own workout', async () => {
    const member = await aMember(app)
    const session = await aSession(member, open)
    await expect(read(member, { ...session, workout_id: video.id })).rejects.toMatchObject(SESSION_NOT_FOUND)
  })

  it('can be read, continued and finished when access has ended', async () => {
    const { member, refund } = await aBuyer()
    const session = await aSession(member, bought)
    await refund()
    await expect(aSession(member, bought)).rejects.toMatchObject(LOCKED)
    await logSet(member, session, bought, { weight: 60, amount: 10 })
    await finish(member, bought.id, session.id)
    expect(await read(member, session)).toMatchObject({ figures: { sets: 1, volume_kg: 600 } })
    expect((await list(member, bought.id)).items).toHaveLength(1)
    expect(await aSession(member, bought, { session_id: session.id })).toMatchObject({ id: session.id })
  })

  it('keeps the workout that it began with when another one is published', async () => {
    const workout = await aWorkoutPage(app, {
      title: 'Pull',
      exercises: [await anExercise(app, { title: 'Row' })],
    })
    await publishApp(app)
    const member = await aMember(app)
    const session = await aSession(member, workout)

    const owner = api.as(ownerOf(app))
    const { revision, draft } = await owner.call('pages.getStudioPage', { id: workout.id })
    const changed = { ...draft, title: 'Push', fields: { ...draft.fields, groups: [] } }
    await owner.call('pages.saveDraft', { id: workout.id, revision, draft: changed })
    await owner.call('pages.deletePage', { id: workout.exercise_ids[0] ?? '' })
    await publishApp(app)

    await logSet(member, session, workout, { weight: 50 })
    const stored = await read(member, session)
    expect(stored.workout).toMatchObject({ title: 'Pull', groups: [{ id: workout.group_id }] })
    expect(stored.exercises).toMatchObject([{ title: 'Row', page_id: workout.exercise_ids[0], video: null }])
    expect(stored.activities).toMatchObject([{ data: { exercise_id: workout.exercise_ids[0], weight: 50 } }])
    expect((await aSession(member, workout)).workout).toMatchObject({ title: 'Push', groups: [] })

    await owner.call('pages.deletePage', { id: workout.id })
    await publishApp(app)
    expect(await read(member, session)).toMatchObject({ workout: { title: 'Pull' }, figures: { sets: 1 } })
    expect((await list(member, workout.id)).items.map(({ title }) => title)).toEqual(['Push', 'Pull'])
  })

  it('keeps the workout that the device showed when another one was published before it was sent', async () => {
    const workout = await aWorkoutPage(app, { title: 'Carry' })
    const release_id = await publishApp(app)
    const member = await aMember(app)
    const owner = api.as(ownerOf(app))
    const { revision, draft } = await owner.call('pages.getStudioPage', { id: workout.id })
    const changed = { ...draft, title: 'Throw', fields: { ...draft.fields, groups: [] } }
    await owner.call('pages.saveDraft', { id: workout.id, revision, draft: changed })
    await publishApp(app)

    const session = await aSession(member, workout, { release_id })
    expect(session.workout).toMatchObject({ title: 'Carry', groups: [{ id: workout.group_id }] })
    await logSet(member, session, workout, { weight: 50 })
    expect(await read(member, session)).toMatchObject({ workout: { title: 'Carry' }, figures: { sets: 1 } })

    const other = await anApp()
    await aWorkoutPage(other)
    for (const unknown of [newId(), await publishApp(other)])
      expect((await aSession(member, workout, { release_id: unknown })).workout.title).toBe('Throw')
  })

  it('is readable, and nothing more, in a team member’s view as the member', async () => {
    const member = await aMember(app)
    const session = await aSession(member, open)
    const { caller } = await aPreview(app, { member })
    expect(await read(caller, session)).toMatchObject({ id: session.id })
    expect((await list(caller, open.id)).items).toHaveLength(1)
    const refused = { code: 'preview_is_read_only' }
    await expect(aSession(caller, open)).rejects.toMatchObject(refused)
    await expect(logSet(caller, session, open)).rejects.toMatchObject(refused)
    await expect(finish(caller, open.id, session.id)).rejects.toMatchObject(refused)
  })
})

describe('finishSession', () => {
  const hours = (n: number) => new Date(api.clock.now().getTime() + n * 3_600_000).toISOString()

  it('counts the first finish, and sets that arrive after it', async () => {
    const member = await aMember(app)
    const session = await aSession(member, open, { started_at: hours(-2) })
    const first = await finish(member, open.id, session.id, { finished_at: hours(-1) })
    expect(first).toMatchObject({
      session: { finished_at: hours(-1), figures: { sets: 0, seconds: 3600 } },
      root_progress: null,
    })
    expect((await finish(member, open.id, session.id)).session).toEqual(first.session)
    await logSet(member, session, open, { weight: 100, amount: 3, rpe: 8.5 })
    expect((await read(member, session)).figures).toEqual({
      sets: 1,
      volume_kg: 300,
      seconds: 3600,
      average_rpe: 8.5,
    })
  })

  it('ends neither in the future nor before the start', async () => {
    const member = await aMember(app)
    const [one, other] = [
      await aSession(member, open),
      await aSession(member, open, { started_at: hours(-1) }),
    ]
    const late = await finish(member, open.id, one.id, { finished_at: hours(5) })
    expect(late.session).toMatchObject({ finished_at: hours(0), figures: { seconds: 0 } })
    const early = await finish(member, open.id, other.id, { finished_at: hours(-5) })
    expect(early.session).toMatchObject({ finished_at: hours(-1), figures: { seconds: 0 } })
  })

  it('completes the page that it names, and no other', async () => {
    const member = await aMember(app)
    const { id: session_id } = await aSession(member, open)
    const isCompleted = async (id: string) =>
      (await api.as(member).call('progress.getCompletion', { id })).is_completed
    await finish(member, open.id, session_id)
    expect(await isCompleted(open.id)).toBe(false)
    await finish(member, open.id, session_id, { page_id: open.id })
    expect(await isCompleted(open.id)).toBe(true)
  })

  it('neither finishes nor completes where the page is locked or unknown', async () => {
    const member = await aMember(app)
    const session = await aSession(member, open)
    for (const [page_id, reason] of [
      [bought.id, 'PURCHASE_REQUIRED'],
      [hidden.id, 'IS_PRIVATE'],
      [newId(), 'IS_PRIVATE'],
    ] as const)
      await expect(finish(member, open.id, session.id, { page_id })).rejects.toMatchObject({
        code: 'page_locked',
        problem: { params: { reason } },
      })
    expect(await read(member, session)).toMatchObject({ finished_at: null })
  })
})

describe('listSessions', () => {
  it('lists own ones newest first, without discarded ones, and older ones by a cursor', async () => {
    const member = await aMember(app)
    await aSession(await aMember(app), open)
    const at = (day: number) => `2026-05-0${day}T10:00:00.000Z`
    const ids: string[] = []
    for (const day of [1, 2, 3, 4]) ids.unshift((await aSession(member, open, { started_at: at(day) })).id)
    const discard = {
      id: open.id,
      session_id: ids[0] ?? '',
      activity_id: newId(),
      activity_type: 'discard' as const,
      at: at(4),
      clock: '1777888800000-0000-00c0ffee',
      data: { is_discarded: true },
    }
    await api.as(member).call('workouts.appendActivity', discard)
    const first = await list(member, open.id, { limit: 2 })
    expect(first).toMatchObject({ has_more: true, items: [{ id: ids[1] }, { id: ids[2] }] })
    const second = await list(member, open.id, { before: first.items.at(-1)?.started_at ?? '' })
    expect(second).toMatchObject({ has_more: false, items: [{ id: ids[3], title: 'Lower body' }] })

    const restored = { ...discard, activity_id: newId(), clock: '1777888800000-0001-00c0ffee' }
    await api.as(member).call('workouts.appendActivity', { ...restored, data: { is_discarded: false } })
    expect((await list(member, open.id)).items[0]).toMatchObject({ id: ids[0] })
  })

  it('is empty for a workout that was never begun, and unknown of one that they may not know of', async () => {
    const member = await aMember(app)
    expect(await list(member, bought.id)).toEqual({ items: [], has_more: false })
    for (const id of [hidden.id, newId()])
      await expect(list(member, id)).rejects.toMatchObject(WORKOUT_NOT_FOUND)
  })
})
