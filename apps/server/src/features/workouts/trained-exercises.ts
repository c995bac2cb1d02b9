import type { ExerciseCard } from '@foyer/contract/workouts/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadExercises } from './exercises.ts'

/**
 * Loads the cards of exercises that a member has done. One whose page is gone has the card of the release in which it
 * was done last; one that the member may not know of has none.
 */
export async function loadDoneExercises(
  ctx: Ctx,
  viewer: MemberViewer,
  done: readonly { exercise_id: string; release_id: string | null }[],
): Promise<ReadonlyMap<string, ExerciseCard>> {
  const live = await loadExercises(
    ctx,
    viewer,
    done.map(({ exercise_id }) => exercise_id),
  )
  const gone = done.filter(({ exercise_id, release_id }) => release_id !== null && !live.has(exercise_id))
  const by_release = Map.groupBy(gone, ({ release_id }) => release_id)
  const former = await Promise.all(
    Array.from(by_release, ([release_id, exercises]) =>
      loadExercises(
        ctx,
        viewer,
        exercises.map(({ exercise_id }) => exercise_id),
        release_id,
      ),
    ),
  )
  const all = [live, ...former].flatMap((found) => [...found])
  return new Map(all.map(([id, { card }]) => [id, card]))
}
