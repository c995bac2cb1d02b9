import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, PASSWORD, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { publishApp, type TestPage } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import { anExercise, aSession, aWorkoutPage, logSet, type TestWorkout } from '#test/factories/workouts.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { ownerOf } from '#test/matrix/objects.ts'
import { newId } from '#platform/ids.ts'

const product_id = newId()
const sold = { require_purchase: true, products: [product_id] }
const LOCKED = { code: 'page_locked', problem: { params: { reason: 'PURCHASE_REQUIRED' } } }

let api: TestServer
let app: TestApp
let squat: TestPage
let press: TestPage
let paid: TestPage
let secret: TestPage
let workout: TestWorkout
let sold_workout: TestWorkout

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  squat = await anExercise(app, { title: 'Squat' })
  press = await anExercise(app, { title: 'Leg press' })
  paid = await anExercise(app, { title: 'Belt squat', node: sold })
  secret = await anExercise(app, { title: 'Secret', node: { is_private: true } })
  workout = await aWorkoutPage(app, { exercises: [squat, secret] })
  sold_workout = await aWorkoutPage(app, { exercises: [press], node: sold })
  await publishApp(app)
})

const swap = (caller: Caller, exercise_id: string, alternate_id: string) =>
  api.as(caller).call('workouts.swapExercise', { exercise_id, alternate_id })
const reset = (caller: Caller, exercise_id: string) =>
  api.as(caller).call('workouts.resetExercise', { exercise_id })
const exerciseOf = (caller: Caller, uid = '') => api.as(caller).call('workouts.getItemExercise', { uid })

async function swapsAtLogin({ email, slug }: MemberCaller) {
  const { exercise_swaps } = await api.as({ slug }).call('identity.login', { email, password: PASSWORD })
  return exercise_swaps
}

describe('swapExercise', () => {
  it('counts in all workouts and at every sign-in, until it is reset', async () => {
    const member = await aMember(app)
    expect(await exerciseOf(member, workout.items[0])).toMatchObject({
      exercise: { page_id: squat.id, title: 'Squat' },
      swapped_from: null,
    })
    const exercise_swaps = [{ exercise_id: squat.id, alternate_id: press.id }]
    expect(await swap(member, squat.id, press.id)).toEqual({ exercise_swaps })
    expect(await swapsAtLogin(member)).toEqual(exercise_swaps)
    expect(await exerciseOf(member, workout.items[0])).toMatchObject({
      exercise: { page_id: press.id, title: 'Leg press' },
      swapped_from: squat.id,
    })
    expect(await exerciseOf(await aMember(app), workout.items[0])).toMatchObject({ swapped_from: null })

    expect(await reset(member, squat.id)).toEqual({ exercise_swaps: [] })
    expect(await reset(member, squat.id)).toEqual({ exercise_swaps: [] })
    expect(await swapsAtLogin(member)).toEqual([])
    expect(await exerciseOf(member, workout.items[0])).toMatchObject({ swapped_from: null })
  })

  it('is replaced by the next one of the same exercise', async () => {
    const member = await aMember(app)
    await aGrant(app, member, { product_id })
    await swap(member, squat.id, press.id)
    const { exercise_swaps } = await swap(member, squat.id, paid.id)
    expect(exercise_swaps).toEqual([{ exercise_id: squat.id, alternate_id: paid.id }])
  })

  it('brings what was done of the other exercise last time', async () => {
    const member = await aMember(app)
    const session = await aSession(member, workout)
    await logSet(member, session, workout, { exercise_id: press.id, weight: 120 })
    await api.as(member).call('workouts.finishSession', { id: workout.id, session_id: session.id })
    const last = async () =>
      (await api.as(member).call('workouts.listLastTimes', { id: workout.id })).items.map(
        (item) => item.exercise_id,
      )
    expect(await last()).toEqual([])
    await swap(member, squat.id, press.id)
    expect(await last()).toEqual([press.id])
  })

  it('refuses what the member may not open or know of, and the exercise itself', async () => {
    const member = await aMember(app)
    const unknown = { code: 'exercise_not_found', status: 422 }
    await expect(swap(member, squat.id, squat.id)).rejects.toMatchObject({ code: 'swap_with_itself' })
    await expect(swap(member, squat.id, paid.id)).rejects.toMatchObject(LOCKED)
    for (const id of [secret.id, newId(), workout.id]) {
      await expect(swap(member, squat.id, id)).rejects.toMatchObject(unknown)
      await expect(swap(member, id, squat.id)).rejects.toMatchObject(unknown)
    }
    const stranger = await aMember(await anApp())
    await expect(swap(stranger, squat.id, press.id)).rejects.toMatchObject(unknown)
    const refused = { code: 'unauthorized' }
    await expect(swap(aGuest(app), squat.id, press.id)).rejects.toMatchObject(refused)
    await expect(reset(aGuest(app), squat.id)).rejects.toMatchObject(refused)
  })

  it('is refused in a team member’s view, where the member’s own is seen', async () => {
    const member = await aMember(app)
    await swap(member, squat.id, press.id)
    const { caller } = await aPreview(app, { member })
    const refused = { code: 'preview_is_read_only' }
    await expect(swap(caller, press.id, squat.id)).rejects.toMatchObject(refused)
    await expect(reset(caller, squat.id)).rejects.toMatchObject(refused)
    expect(await exerciseOf(caller, workout.items[0])).toMatchObject({ swapped_from: squat.id })
  })

  it('takes two hundred', async () => {
    const member = await aMember(app)
    const swapped_at = api.clock.now()
    const rows = Array.from({ length: 200 }, () => ({
      app_id: app.id,
      subscriber_id: member.subscriber_id,
      exercise_id: newId(),
      alternate_id: newId(),
      swapped_at,
    }))
    await api.inApp(app.id, (tx) => tx.insertInto('exercise_swaps').values(rows).execute())
    await expect(swap(member, squat.id, press.id)).rejects.toMatchObject({ code: 'too_many_swaps' })
    await reset(member, rows[0]?.exercise_id ?? '')
    expect((await swap(member, squat.id, press.id)).exercise_swaps).toHaveLength(200)
  })
})

describe('getItemExercise', () => {
  it('falls back where the other exercise is locked or gone by now', async () => {
    const [later, gone] = [await anExercise(app, { title: 'Hack squat' }), await anExercise(app)]
    await publishApp(app)
    const member = await aMember(app)
    await swap(member, squat.id, later.id)
    const { id } = await aProduct(app)
    await setPageAccess(app, later.id, { require_purchase: true, products: [id] })
    expect(await exerciseOf(member, workout.items[0])).toMatchObject({ exercise: { page_id: squat.id } })
    await swap(member, squat.id, gone.id)
    await api.as(ownerOf(app)).call('pages.deletePage', { id: gone.id })
    await publishApp(app)
    expect(await exerciseOf(member, workout.items[0])).toMatchObject({ swapped_from: null })
  })

  it('is for those who may open the workout, guests too', async () => {
    expect(await exerciseOf(aGuest(app), workout.items[0])).toMatchObject({ exercise: { title: 'Squat' } })
    const buyer = await aMember(app)
    await aGrant(app, buyer, { product_id })
    expect(await exerciseOf(buyer, sold_workout.items[0])).toMatchObject({ exercise: { page_id: press.id } })
    for (const caller of [await aMember(app), aGuest(app)])
      await expect(exerciseOf(caller, sold_workout.items[0])).rejects.toMatchObject({ code: 'page_locked' })
  })

  it('is unknown where item or exercise are', async () => {
    const unknown = { code: 'workout_item_not_found', status: 404 }
    const [member, stranger] = [await aMember(app), await aMember(await anApp())]
    await expect(exerciseOf(member, newId())).rejects.toMatchObject(unknown)
    await expect(exerciseOf(member, workout.items[1])).rejects.toMatchObject(unknown)
    await expect(exerciseOf(stranger, workout.items[0])).rejects.toMatchObject(unknown)
  })
})

describe('listAlternatives', () => {
  it('has those that the owner names, then those for the same muscles', async () => {
    const own = await anApp()
    const train = (title: string, primary_muscles: string[], more: object = {}, node = {}) =>
      anExercise(own, { title, node, fields: { primary_muscles, equipment: ['bar'], ...more } })
    await train('Curl', ['biceps'])
    const locked = await train('Belt squat', ['quads'], {}, sold)
    await train('Hidden squat', ['quads'], {}, { is_private: true })
    const lunge = await train('Lunge', ['quads', 'glutes'], { equipment: [] })
    const hack = await train('Hack squat', ['quads', 'glutes'], { level: 'beginner' })
    const extension = await train('Leg extension', ['quads'])
    const stretch = await train('Couch stretch', ['hips'], { force: 'static' })
    const alternatives = [stretch.id, locked.id, hack.id]
    const main = await train('Squat', ['quads', 'glutes'], { alternatives })
    await publishApp(own)

    const list = async (caller: Caller) =>
      (await api.as(caller).call('workouts.listAlternatives', { id: main.id })).items
    const items = await list(aGuest(own))
    expect(items.map(({ page_id }) => page_id)).toEqual([stretch.id, hack.id, lunge.id, extension.id])
    expect(items[0]).toMatchObject({ is_named: true, shared_muscles: [], force: 'static' })
    expect(items[1]).toMatchObject({
      title: 'Hack squat',
      is_named: true,
      shared_muscles: ['quads', 'glutes'],
      shared_equipment: ['bar'],
      level: 'beginner',
    })
    expect(items[2]).toMatchObject({ is_named: false, shared_equipment: [] })

    const buyer = await aMember(own)
    await aGrant(own, buyer, { product_id })
    expect((await list(buyer)).map(({ page_id }) => page_id)).toContain(locked.id)
  })

  it('lists thirty at most', async () => {
    const own = await anApp()
    for (let n = 0; n < 32; n += 1) await anExercise(own, { fields: { primary_muscles: ['back'] } })
    const row = await anExercise(own, { fields: { primary_muscles: ['back'] } })
    await publishApp(own)
    const { items } = await api.as(aGuest(own)).call('workouts.listAlternatives', { id: row.id })
    expect(items).toHaveLength(30)
    expect(items.map(({ page_id }) => page_id)).not.toContain(row.id)
  })

  it('is for those who may open the exercise', async () => {
    const list = (caller: Caller, id: string) => api.as(caller).call('workouts.listAlternatives', { id })
    const member = await aMember(app)
    await expect(list(member, paid.id)).rejects.toMatchObject(LOCKED)
    for (const id of [secret.id, newId(), workout.id])
      await expect(list(member, id)).rejects.toMatchObject({ code: 'exercise_not_found', status: 404 })
    await expect(list(await aMember(await anApp()), squat.id)).rejects.toMatchObject({
      code: 'exercise_not_found',
    })
  })
})
