import type { Caller } from '../harness.ts'
import { newId } from '../../src/platform/ids.ts'
import { aBodyMeasure, aComment, aSession, aSet, anActivity } from '../factories/workouts.ts'
import type { Case, Cases } from './case.ts'
import type { Fixture } from './fixture.ts'
import { ownerOf } from './objects.ts'

/** A session of the caller's own where they can have one. */
async function aSessionOf({ own, isMember }: Fixture, caller: Caller) {
  if (!isMember(caller)) return { id: own.workout, session_id: own.workout_session }
  return { id: own.workout, session_id: (await aSession(caller, { id: own.workout })).id }
}

async function aSetOf(fixture: Fixture, caller: Caller) {
  const { own } = fixture
  const { session_id } = await aSessionOf(fixture, caller)
  return anActivity({ id: session_id, workout_id: own.workout }, 'set', {
    workout_group_id: own.workout_group,
    workout_group_item_id: own.workout_item,
    data: aSet({ exercise_id: own.exercise }),
  })
}

const onWorkout: Case = {
  input: ({ own }) => ({ id: own.workout }),
  ids: { id: 'workout' },
  unknown: { id: 'workout_not_found' },
}
const onSession: Case = {
  input: aSessionOf,
  ids: { id: 'workout', session_id: 'workout_session' },
  personal: ['session_id'],
  unknown: { id: 'session_not_found', session_id: 'session_not_found' },
}

/** A body measure of the caller's own where they can have one. */
async function aMeasureOf({ own, isMember }: Fixture, caller: Caller) {
  return { id: isMember(caller) ? (await aBodyMeasure(caller)).id : own.body_measure }
}

const ofKind: Case = { input: () => ({ kind: 'weight' }) }
const noInput: Case = { input: () => ({}) }
const VALUE = { value: 61.8, unit: 'kg', measured_on: '2026-01-02' }
const onMemberSession: Case = {
  input: ({ own }) => ({ id: own.user, session_id: own.commented_session }),
  ids: { id: 'user', session_id: 'commented_session' },
  unknown: { session_id: 'session_not_found' },
}

/** The cases of sessions of workouts, and of exercises that members swap. */
export const workoutInputs: Cases = {
  'workouts.addBodyMeasure': [{ input: () => ({ kind: 'weight', ...VALUE }) }],
  'workouts.deleteBodyMeasure': [
    {
      input: aMeasureOf,
      ids: { id: 'body_measure' },
      personal: ['id'],
      unknown: { id: 'ok' },
    },
  ],
  'workouts.exportBodyMeasures': [noInput],
  'workouts.exportSets': [noInput],
  'workouts.getBody': [noInput],
  'workouts.getExerciseProgress': [
    { input: ({ own }) => ({ id: own.exercise }), ids: { id: 'exercise' }, unknown: { id: 'ok' } },
  ],
  'workouts.getTrainingSummary': [noInput],
  'workouts.listBodyMeasures': [ofKind],
  'workouts.listHistory': [noInput],
  'workouts.listTrainedExercises': [noInput],
  'workouts.listTrainingDays': [{ input: () => ({ from: '2026-11-01', to: '2026-11-30' }) }],
  'workouts.updateBodyMeasure': [
    {
      input: async (fixture, caller) => ({ ...(await aMeasureOf(fixture, caller)), ...VALUE }),
      ids: { id: 'body_measure' },
      personal: ['id'],
      unknown: { id: 'measure_not_found' },
    },
  ],
  'workouts.appendActivity': [
    {
      input: aSetOf,
      ids: {
        id: 'workout',
        session_id: 'workout_session',
        activity_id: 'workout_activity',
        workout_group_id: 'workout_group',
        workout_group_item_id: 'workout_item',
      },
      personal: ['session_id', 'activity_id'],
      unknown: {
        id: 'session_not_found',
        session_id: 'session_not_found',
        activity_id: 'ok',
        workout_group_id: 'unknown_workout_item',
        workout_group_item_id: 'unknown_workout_item',
      },
    },
  ],
  'workouts.commentSession': [
    {
      ...onMemberSession,
      input: ({ own }) => ({ id: own.user, session_id: own.commented_session, text: 'Well done.' }),
    },
  ],
  'workouts.deleteSessionComment': [
    {
      input: async ({ app, own }) => {
        const session = { id: own.user, session_id: own.commented_session }
        return { id: (await aComment(ownerOf(app), session)).id }
      },
      ids: { id: 'workout_comment' },
      answers: { team_admin: 'forbidden' },
    },
  ],
  'workouts.editSessionComment': [
    {
      input: ({ own }) => ({ id: own.workout_comment, text: 'Better than last week.' }),
      ids: { id: 'workout_comment' },
      // Its author is another owner.
      answers: 'forbidden',
    },
  ],
  'workouts.finishSession': [
    {
      ...onSession,
      input: async (fixture, caller) => ({
        ...(await aSessionOf(fixture, caller)),
        page_id: fixture.own.page,
      }),
      ids: { ...onSession.ids, page_id: 'page' },
      unknown: { ...onSession.unknown, page_id: 'page_locked' },
    },
  ],
  'workouts.getItemExercise': [
    {
      input: ({ own }) => ({ uid: own.workout_item }),
      ids: { uid: 'workout_item' },
      unknown: { uid: 'workout_item_not_found' },
    },
  ],
  'workouts.getMemberSession': [onMemberSession],
  'workouts.getMemberTraining': [{ input: ({ own }) => ({ id: own.user }), ids: { id: 'user' } }],
  // The previewed member has no session.
  'workouts.getSession': [{ ...onSession, answers: { previewing: 'session_not_found' } }],
  'workouts.listAlternatives': [
    {
      input: ({ own }) => ({ id: own.exercise }),
      ids: { id: 'exercise' },
      unknown: { id: 'exercise_not_found' },
    },
  ],
  'workouts.listLastTimes': [
    {
      ...onWorkout,
      input: ({ own }) => ({ id: own.workout, exercise_ids: own.other_exercise }),
      ids: { id: 'workout', exercise_ids: 'other_exercise' },
      unknown: { id: 'workout_not_found', exercise_ids: 'ok' },
    },
  ],
  'workouts.listMemberSessions': [
    {
      input: ({ own }) => ({ id: own.user, before: own.commented_session }),
      ids: { id: 'user', before: 'commented_session' },
      unknown: { before: 'ok' },
    },
  ],
  'workouts.listSessions': [onWorkout],
  'workouts.resetExercise': [
    {
      input: ({ own }) => ({ exercise_id: own.exercise }),
      ids: { exercise_id: 'exercise' },
      unknown: { exercise_id: 'ok' },
    },
  ],
  'workouts.startSession': [
    {
      ...onWorkout,
      input: ({ own }) => ({ id: own.workout, session_mode: 'grouped', release_id: own.release }),
      ids: { ...onWorkout.ids, release_id: 'release' },
      unknown: { ...onWorkout.unknown, release_id: 'ok' },
    },
    {
      ...onWorkout,
      input: ({ own }) => ({ id: own.workout, session_mode: 'list', session_id: newId() }),
      ids: { session_id: 'workout_session' },
      // The first actor starts a session with this id, and it is taken for all others.
      unknown: { session_id: 'ok|session_id_taken' },
      needs_own_world: true,
    },
  ],
  'workouts.swapExercise': [
    {
      input: ({ own }) => ({ exercise_id: own.exercise, alternate_id: own.other_exercise }),
      ids: { exercise_id: 'exercise', alternate_id: 'other_exercise' },
      unknown: { exercise_id: 'exercise_not_found', alternate_id: 'exercise_not_found' },
    },
  ],
}
