import type { ApiClient } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import type { ExerciseCard, ExerciseSwap } from '@foyer/contract/workouts/shapes'
import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useQueuedWrites } from '#platform/offline/use-queue.ts'
import { usePlatform } from '#platform/platform.ts'
import { useSession, useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { applyQueuedSwaps, withoutSwap, withSwap } from './swaps.ts'

/** The member's swaps, with those that wait for a network; none for guests. */
export function useSwaps(): readonly ExerciseSwap[] {
  const session = useSession()
  const queued = useQueuedWrites('swap')
  const known = session.status === 'authenticated' ? session.facts.exercise_swaps : NO_SWAPS
  return useMemo(() => applyQueuedSwaps(known, queued), [known, queued])
}

const NO_SWAPS: readonly ExerciseSwap[] = []

/** What an exercise is to the swap of it. */
export type SwappedExercise = { id: string; title: string }

type Swaps = {
  /** Puts another exercise in the place of one in all workouts; false where the server refused. */
  swapAlways: (exercise: SwappedExercise, alternate: ExerciseCard) => Promise<boolean>
  reset: (exercise: SwappedExercise) => Promise<void>
}

/** Changes the member's swaps: shown at once, queued without a network, and taken back with a toast on a refusal. */
export function useChangeSwaps(): Swaps {
  const t = useT()
  const { queue } = usePlatform()
  const store = useSessionStore()
  const client = useQueryClient()
  const toast = useToast()

  const change = useCallback(
    async (
      update: (swaps: readonly ExerciseSwap[]) => ExerciseSwap[],
      send: () => Promise<readonly ExerciseSwap[] | null>,
      retry: () => void,
    ): Promise<boolean> => {
      const state = store.state.get()
      if (state.status !== 'authenticated') return false
      const before = state.facts.exercise_swaps
      store.patchFacts({ exercise_swaps: update(before) })
      try {
        const stored = await send()
        if (stored) store.patchFacts({ exercise_swaps: [...stored] })
        return true
      } catch (error) {
        store.patchFacts({ exercise_swaps: before })
        if (!(error instanceof ApiError)) throw error
        const action = { label: t('common.retry'), onAction: retry }
        toast({ text: t('common.swap_failed'), tone: 'danger', action })
        return false
      }
    },
    [t, store, toast],
  )
  const swapAlways = useCallback<Swaps['swapAlways']>(
    async function swap(exercise, alternate) {
      const input = { exercise_id: exercise.id, alternate_id: alternate.page_id }
      client.setQueryData<ExerciseCard>(alternateQueryKey(alternate.page_id), alternate)
      return change(
        (swaps) => withSwap(swaps, input),
        async () => {
          const sent = await queue.send({
            kind: 'swap',
            name: 'workouts.swapExercise',
            input,
            title: exercise.title,
            detail: t('pages.swap.waiting', { name: alternate.title }),
            coalesce: `swap.${exercise.id}`,
          })
          return sent.state === 'sent' ? sent.output.exercise_swaps : null
        },
        () => void swap(exercise, alternate),
      )
    },
    [t, client, queue, change],
  )
  const reset = useCallback<Swaps['reset']>(
    async function resetSwap(exercise) {
      await change(
        (swaps) => withoutSwap(swaps, exercise.id),
        async () => {
          const sent = await queue.send({
            kind: 'swap',
            name: 'workouts.resetExercise',
            input: { exercise_id: exercise.id },
            title: exercise.title,
            detail: t('pages.swap.waiting_reset'),
            coalesce: `swap.${exercise.id}`,
          })
          return sent.state === 'sent' ? sent.output.exercise_swaps : null
        },
        () => void resetSwap(exercise),
      )
    },
    [t, queue, change],
  )
  return { swapAlways, reset }
}

function alternateQueryKey(alternate_id: string): readonly string[] {
  return ['workouts', 'alternate', alternate_id]
}

/** The query of the exercise that is done in place of another; one that is no alternative any more has no picture. */
export function alternateQuery(api: ApiClient, { exercise_id, alternate_id }: ExerciseSwap) {
  return {
    queryKey: alternateQueryKey(alternate_id),
    queryFn: async (): Promise<ExerciseCard> => {
      const { items } = await api('workouts.listAlternatives', { id: exercise_id })
      const found = items.find((item) => item.page_id === alternate_id)
      if (found) return found
      const { path, title } = await api('pages.getPagePath', { id: alternate_id })
      return { ...NO_DETAILS, page_id: alternate_id, path, title }
    },
    staleTime: HOUR_MS,
  }
}

const HOUR_MS = 3_600_000
const NO_DETAILS = { cover: null, cover_asset: null, video: null, primary_muscles: [], equipment: [] }
