import { exercisePage, newSet, workoutPage, type WorkoutItem } from '@foyer/content/definitions'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { ActivityType, SetEntryData } from '@foyer/contract/workouts/shapes'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import type { AppLike } from './identity.ts'
import { aPage, type TestPage } from './pages.ts'

/** A workout for tests: one group with one item for each exercise. */
export type TestWorkout = TestPage & {
  group_id: string
  /** Uids of the items, in order. */
  items: string[]
  exercise_ids: string[]
}

type PageOptions = { title?: string; node?: Partial<AccessNodeInput>; parent?: TestPage }

/** An exercise in the draft of an app. */
export function anExercise(
  app: AppLike,
  { fields = {}, ...page }: PageOptions & { fields?: Record<string, unknown> } = {},
): Promise<TestPage> {
  const draft = { fields: { ...exercisePage.defaults, ...fields } }
  return aPage(app, { ...page, content_type: exercisePage.type, draft })
}

/** A workout in the draft of an app, of these exercises or one new exercise. */
export async function aWorkoutPage(
  app: AppLike,
  { exercises, ...page }: PageOptions & { exercises?: readonly TestPage[] } = {},
): Promise<TestWorkout> {
  const done = exercises ?? [await anExercise(app)]
  const items = done.map(({ id }) => anItem(id))
  const group_id = newId()
  const fields = { ...workoutPage.defaults, groups: [aGroup(group_id, items)] }
  const workout = await aPage(app, { ...page, content_type: workoutPage.type, draft: { fields } })
  return {
    ...workout,
    group_id,
    items: items.map(({ uid }) => uid),
    exercise_ids: done.map(({ id }) => id),
  }
}

/** A group of a workout in which item after item is done. */
export function aGroup(id: string, items: readonly WorkoutItem[]) {
  return { id, title: '', kind: 'single' as const, rounds: 1, rest_seconds: 0, items: [...items] }
}

function anItem(exercise_page_id: string): WorkoutItem {
  return { uid: newId(), exercise_page_id, sets: [newSet, newSet, newSet], rest_seconds: 90, note: '' }
}

type Session = OutputFor<'workouts.startSession'>

/** Starts a session as a member. */
export async function aSession(
  member: Caller,
  { id }: { id: string },
  input: Partial<InputFor<'workouts.startSession'>> = {},
): Promise<Session> {
  const api = await aServer()
  return api.as(member).call('workouts.startSession', { session_mode: 'list', ...input, id })
}

/** The reading of a device's clock, `offset_ms` from the server's. */
export async function aClock(offset_ms = 0, counter = 0): Promise<string> {
  const { clock } = await aServer()
  const ms = clock.now().getTime() + offset_ms
  return `${String(ms).padStart(13, '0')}-${String(counter).padStart(4, '0')}-00c0ffee`
}

/** The values of a set: ten repetitions without a weight by default. */
export function aSet(values: Partial<SetEntryData> = {}): SetEntryData {
  return {
    row: 0,
    state: 'done',
    exercise_id: null,
    amount: 10,
    unit: 'reps',
    weight: null,
    weight_unit: 'kg',
    is_warm_up: false,
    rpe: null,
    note: '',
    ...values,
  }
}

type Activity = InputFor<'workouts.appendActivity'>

/** An activity of a session to be sent. */
export async function anActivity(
  { id: session_id, workout_id }: Pick<Session, 'id' | 'workout_id'>,
  activity_type: ActivityType,
  {
    clock_offset_ms = 0,
    ...fields
  }: Partial<Activity> & { clock_offset_ms?: number; data: Activity['data'] },
): Promise<Activity> {
  const { clock } = await aServer()
  return {
    id: workout_id,
    session_id,
    activity_id: newId(),
    activity_type,
    at: new Date(clock.now().getTime() + clock_offset_ms).toISOString(),
    clock: await aClock(clock_offset_ms),
    ...fields,
  }
}

/** Logs a set of an item as a member. */
export async function logSet(
  member: Caller,
  session: Pick<Session, 'id' | 'workout_id'>,
  workout: TestWorkout,
  { item = 0, ...values }: Partial<SetEntryData> & { item?: number } = {},
): Promise<OutputFor<'workouts.appendActivity'>> {
  const api = await aServer()
  const exercise_id = workout.exercise_ids[item] ?? null
  const activity = await anActivity(session, 'set', {
    workout_group_id: workout.group_id,
    workout_group_item_id: workout.items[item] ?? null,
    data: aSet({ exercise_id, ...values }),
  })
  return api.as(member).call('workouts.appendActivity', activity)
}

/** A finished session in which one set was logged. */
export async function aFinishedSession(
  member: Caller,
  workout: TestWorkout,
  sets: readonly Parameters<typeof logSet>[3][] = [{ weight: 80, amount: 5 }],
): Promise<Session> {
  const api = await aServer()
  const session = await aSession(member, workout)
  for (const [row, set] of sets.entries()) await logSet(member, session, workout, { row, ...set })
  const finish = { id: workout.id, session_id: session.id }
  return (await api.as(member).call('workouts.finishSession', finish)).session
}

/** A session so many days ago, finished after half an hour. */
export async function aPastSession(
  member: Caller,
  workout: TestWorkout,
  days_ago: number,
  sets: readonly Parameters<typeof logSet>[3][] = [{ weight: 80, amount: 5 }],
): Promise<Session> {
  const api = await aServer()
  const started_at = new Date(api.clock.now().getTime() - days_ago * 86_400_000)
  const session = await aSession(member, workout, { started_at: started_at.toISOString(), time_zone: 'UTC' })
  for (const [row, set] of sets.entries()) await logSet(member, session, workout, { row, ...set })
  const finished_at = new Date(started_at.getTime() + 1_800_000).toISOString()
  const finish = { id: workout.id, session_id: session.id, finished_at }
  return (await api.as(member).call('workouts.finishSession', finish)).session
}

/** A body weight of today. */
export async function aBodyMeasure(
  member: Caller,
  fields: Partial<InputFor<'workouts.addBodyMeasure'>> = {},
): Promise<OutputFor<'workouts.addBodyMeasure'>> {
  const api = await aServer()
  const measured_on = api.clock.now().toISOString().slice(0, 10)
  const measure = { kind: 'weight' as const, value: 61.8, unit: 'kg' as const, measured_on, ...fields }
  return api.as(member).call('workouts.addBodyMeasure', measure)
}

/** A comment of the team on a finished session of a member; `id` is the member's user. */
export async function aComment(
  team: Caller,
  { text = 'Strong work.', ...session }: { id: string; session_id: string; text?: string },
): Promise<OutputFor<'workouts.commentSession'>> {
  const api = await aServer()
  return api.as(team).call('workouts.commentSession', { ...session, text })
}
