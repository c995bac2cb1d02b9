import { workoutPage } from '@foyer/content/definitions'
import type { SessionWorkout } from '@foyer/contract/workouts/shapes'
import type { Ctx } from '../../platform/context.ts'
import { decidePageAccess, type AccessCaller, type PageDecision } from '../access/index.ts'
import { findFieldsInRelease, findLocalizedFields, findPagesInRelease, loadLiveSite } from '../pages/index.ts'
import type { SessionRow } from './repository/sessions.ts'

/** A workout as far as the viewer may know of it. */
export type WorkoutAccess = { is_known: boolean; decision: PageDecision }

/** Decides access to the page of a workout. */
export async function decideWorkoutAccess(
  ctx: Ctx,
  caller: AccessCaller,
  workout_id: string,
): Promise<WorkoutAccess> {
  const { pages } = await loadLiveSite(ctx)
  const decision = await decidePageAccess(ctx, caller, workout_id)
  const is_workout = pages.get(workout_id)?.content_type === workoutPage.type
  return { decision, is_known: is_workout && !decision.is_hidden }
}

/** The workout as it is published now; null where there is none. Its access was decided by the caller. */
export async function loadWorkout(
  ctx: Ctx,
  workout_id: string,
  lang: string | null,
): Promise<SessionWorkout | null> {
  const found = await findLocalizedFields(ctx, workout_id, lang)
  return found && parseWorkout(found.localized_title, found.localized_fields)
}

/** A workout, and the release that it is of. */
type ReleasedWorkout = { release_id: string; workout: SessionWorkout }

/**
 * The workout that a session begins with: that of the release which the device showed, else as it is published now; null
 * where there is none. Access to its page was decided by the caller.
 */
export async function loadWorkoutToStart(
  ctx: Ctx,
  { workout_id, release_id }: { workout_id: string; release_id: string | undefined },
  lang: string | null,
): Promise<ReleasedWorkout | null> {
  const live = await loadLiveSite(ctx)
  if (release_id !== undefined && release_id !== live.release_id) {
    const shown = await loadWorkoutInRelease(ctx, { workout_id, release_id }, lang)
    if (shown) return { release_id, workout: shown }
  }
  const workout = await loadWorkout(ctx, workout_id, lang)
  return workout && live.release_id !== null ? { release_id: live.release_id, workout } : null
}

async function loadWorkoutInRelease(
  ctx: Ctx,
  { workout_id, release_id }: { workout_id: string; release_id: string },
  lang: string | null,
): Promise<SessionWorkout | null> {
  const [page] = await findPagesInRelease(ctx, { release_id, page_ids: [workout_id] }, lang)
  if (page?.content_type !== workoutPage.type) return null
  const { page_id, content_type, title } = page
  const fields = await findFieldsInRelease(ctx, { release_id, page_id, content_type, title }, lang)
  return fields && parseWorkout(title, fields)
}

/** The workout of a session, as it was published when that began. */
export async function loadSessionWorkout(
  ctx: Ctx,
  { release_id, workout_id: page_id, title }: SessionRow,
  lang: string | null,
): Promise<SessionWorkout> {
  const released = { release_id, page_id, title, content_type: workoutPage.type }
  const fields = await findFieldsInRelease(ctx, released, lang)
  return parseWorkout(title, fields ?? {}) ?? EMPTY_WORKOUT
}

const EMPTY_WORKOUT: SessionWorkout = {
  title: '',
  groups: [],
  video: null,
  chapters: [],
  beep_distance: null,
}

/** Parses stored fields; null where they were published by an incompatible version of Foyer. */
function parseWorkout(title: string, stored: Record<string, unknown>): SessionWorkout | null {
  const { data } = workoutPage.props.safeParse({ ...workoutPage.defaults, ...stored })
  if (!data) return null
  const { groups, video, chapters, beep_distance } = data
  return { title, groups, video, chapters, beep_distance: beep_distance === 0 ? null : beep_distance }
}

/** The exercises that a workout names. */
export function listExerciseIds({ groups, chapters }: SessionWorkout): string[] {
  const named = [...groups.flatMap(({ items }) => items), ...chapters]
  return [...new Set(named.flatMap(({ exercise_page_id }) => exercise_page_id ?? []))]
}
