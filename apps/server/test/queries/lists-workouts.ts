import type { CallName } from '@foyer/contract/client'
import { addDays } from '@foyer/domain/time'
import { publishApp } from '../factories/pages.ts'
import {
  aBodyMeasure,
  aComment,
  aFinishedSession,
  anExercise,
  aSession,
  aWorkoutPage,
  logSet,
} from '../factories/workouts.ts'
import type { TestWorkout } from '../factories/workouts.ts'
import { firstKeptId } from './list-fixtures.ts'
import { repeat, type ListFixture, type ListRecipe } from './list-recipe.ts'

const workouts = new WeakMap<ListFixture['app'], TestWorkout>()

/** The one workout of the app. */
async function theWorkout({ app, kept_ids }: ListFixture): Promise<TestWorkout> {
  const known = workouts.get(app)
  if (known) return known
  const workout = await aWorkoutPage(app)
  await publishApp(app)
  workouts.set(app, workout)
  kept_ids.push(workout.id)
  return workout
}

/** How the lists of sessions and exercises grow. */
export const workoutLists: Partial<Record<CallName, ListRecipe>> = {
  'workouts.getExerciseProgress': {
    by: 'member',
    rows: 'points',
    input: ({ kept_ids: [, exercise_id = ''] }) => ({ id: exercise_id }),
    grow: async (fixture, count) => {
      const workout = await theWorkout(fixture)
      fixture.kept_ids[1] ??= workout.exercise_ids[0] ?? ''
      await repeat(count, () => aFinishedSession(fixture.member, workout))
    },
  },
  'workouts.getMemberSession': {
    by: 'owner',
    rows: 'comments',
    input: ({ member, kept_ids: [, session_id = ''] }) => ({ id: member.user_id, session_id }),
    grow: async (fixture, count) => {
      const { member, owner, kept_ids } = fixture
      kept_ids[1] ??= (await aFinishedSession(member, await theWorkout(fixture))).id
      const [, session_id = ''] = kept_ids
      await repeat(count, () => aComment(owner, { id: member.user_id, session_id }))
    },
  },
  'workouts.getMemberTraining': {
    by: 'owner',
    rows: 'records',
    input: ({ member }) => ({ id: member.user_id }),
    max_rows: 30,
    grow: async ({ app, member }, count) => {
      await repeat(count, async () => {
        const workout = await aWorkoutPage(app)
        await publishApp(app)
        await aFinishedSession(member, workout)
      })
    },
  },
  'workouts.getSession': {
    by: 'member',
    rows: 'activities',
    input: ({ kept_ids: [id = '', session_id = ''] }) => ({ id, session_id }),
    grow: async (fixture, count) => {
      const { member, kept_ids } = fixture
      const workout = await theWorkout(fixture)
      if (!kept_ids[1]) kept_ids.push((await aSession(member, workout)).id)
      const session = { id: kept_ids[1] ?? '', workout_id: workout.id }
      await repeat(count, () => logSet(member, session, workout))
    },
  },
  'workouts.listAlternatives': {
    by: 'member',
    rows: 'items',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: async ({ app, kept_ids }, count) => {
      const anotherPress = async () =>
        void kept_ids.push((await anExercise(app, { fields: { primary_muscles: ['chest'] } })).id)
      if (kept_ids.length === 0) await anotherPress()
      await repeat(count, anotherPress)
      await publishApp(app)
    },
  },
  'workouts.listBodyMeasures': {
    by: 'member',
    rows: 'items',
    input: () => ({ kind: 'weight' }),
    grow: async ({ member, kept_ids }, count) => {
      const used = kept_ids.length
      await repeat(count, async (index) => {
        const measured_on = addDays('2026-01-01', used + index)
        kept_ids.push((await aBodyMeasure(member, { measured_on })).id)
      })
    },
  },
  'workouts.listHistory': {
    by: 'member',
    rows: 'items',
    grow: async ({ app, member }, count) => {
      await repeat(count, async () => {
        const workout = await aWorkoutPage(app)
        await publishApp(app)
        await aFinishedSession(member, workout)
      })
    },
  },
  'workouts.listLastTimes': {
    by: 'member',
    rows: 'items',
    input: ({ kept_ids: [id = '', ...exercise_ids] }) => ({ id, exercise_ids: exercise_ids.join(',') }),
    grow: async (fixture, count) => {
      const { app, member, kept_ids } = fixture
      await theWorkout(fixture)
      await repeat(count, async () => {
        const workout = await aWorkoutPage(app)
        await publishApp(app)
        await aFinishedSession(member, workout)
        kept_ids.push(...workout.exercise_ids)
      })
    },
  },
  'workouts.listMemberSessions': {
    by: 'owner',
    rows: 'items',
    input: ({ member }) => ({ id: member.user_id }),
    grow: async ({ app, member }, count) => {
      await repeat(count, async () => {
        const workout = await aWorkoutPage(app)
        await publishApp(app)
        await aFinishedSession(member, workout)
      })
    },
  },
  'workouts.listSessions': {
    by: 'member',
    rows: 'items',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: async (fixture, count) => {
      const workout = await theWorkout(fixture)
      await repeat(count, () => aFinishedSession(fixture.member, workout))
    },
  },
  'workouts.listTrainedExercises': {
    by: 'member',
    rows: 'items',
    grow: async ({ app, member }, count) => {
      await repeat(count, async () => {
        const workout = await aWorkoutPage(app)
        await publishApp(app)
        await aFinishedSession(member, workout)
      })
    },
  },
}
