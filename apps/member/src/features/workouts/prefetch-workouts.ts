import type { ApiClient } from '@foyer/contract/client'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { ExerciseSwap } from '@foyer/contract/workouts/shapes'
import type { QueryClient } from '@tanstack/react-query'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { alternativesQuery } from './swaps/alternatives-query.ts'
import { alternateQuery } from './swaps/use-swaps.ts'
import { workoutLastTimesQuery } from './use-last-times.ts'
import { readWorkoutPage } from './workout-source.ts'

/** The most workouts, and exercises of each, whose data is prefetched. */
const LIMITS = { workouts: 3, exercises: 12 } as const

type Prefetch = { api: ApiClient; client: QueryClient; swaps: readonly ExerciseSwap[] }

/**
 * Prefetches what a session needs besides its page: what was done last time, and what can take the place of each
 * exercise. Pages that are no workouts are left out; a failure leaves the device as it was.
 */
export async function prefetchWorkouts(
  { api, client, swaps }: Prefetch,
  pages: readonly PageBody[],
): Promise<void> {
  const workouts = pages
    .map((body) => ({ id: body.page.page_id, exercises: readWorkoutPage(body).exercises }))
    .filter(({ exercises }) => exercises.length > 0)
    .slice(0, LIMITS.workouts)
  const exercise_ids = new Set(
    workouts.flatMap(({ exercises }) => exercises.slice(0, LIMITS.exercises).map(({ page_id }) => page_id)),
  )
  const runLimited = limitConcurrency(2)
  await Promise.all([
    ...workouts.map(({ id }) => runLimited(() => client.prefetchQuery(workoutLastTimesQuery(api, id)))),
    ...swaps
      .filter(({ exercise_id }) => exercise_ids.has(exercise_id))
      .map((swap) => runLimited(() => client.prefetchQuery(alternateQuery(api, swap)))),
    ...Array.from(exercise_ids, (id) => runLimited(() => client.prefetchQuery(alternativesQuery(api, id)))),
  ])
}
