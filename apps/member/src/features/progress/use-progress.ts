import { useQueries } from '@tanstack/react-query'
import { useMemo, useEffect, useEffectEvent } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { courseQuery } from './keys.ts'
import { NO_PROGRESS, computeProgress, type Course, type Progress } from './page-progress.ts'
import type { QueuedWrite } from '../../platform/offline/write-queue.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useOptimisticProgress } from './use-optimistic-progress.ts'

/** Most started courses that are searched for a page; more are rare. */
const MAX_COURSES = 8

/** The member's progress on a page, empty for guests and without a page; whether it is complete or still loads. */
export function useProgress(page_id: string | null): Progress & { is_loading: boolean } {
  const api = useApi()
  const session = useSession()
  const { day, zone } = useToday()
  const facts = session.status === 'authenticated' ? session.facts : null
  const runs = facts?.page_subscriptions.map((run) => run.page_id) ?? []
  const is_root = page_id !== null && runs.includes(page_id)
  const roots = page_id === null ? [] : is_root ? [page_id] : runs.slice(-MAX_COURSES)

  const { courses, is_loading } = useQueries({
    queries: roots.map((root_id) => courseQuery(api, root_id)),
    combine: (results) => ({
      is_loading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
      courses: results.flatMap(({ data }): Course[] =>
        data
          ? [
              {
                root_id: data.page_id,
                title: data.page_title,
                sequence: data.sequence,
                // A response stored by an earlier version lacks this field and the last two.
                start_from_page_id: data.start_from_page_id ?? null,
                started_at: data.started_at,
                day: data.day ?? null,
                plan_changes: data.plan_changes ?? [],
              },
            ]
          : [],
      ),
    }),
  })
  return useMemo(
    () => ({
      ...(facts && page_id !== null
        ? computeProgress(page_id, facts, { courses, today: { day, zone } })
        : NO_PROGRESS),
      is_loading,
    }),
    [facts, page_id, courses, is_loading, day, zone],
  )
}

/** Reloads progress when queued changes are sent or refused. */
export function useRefetchOnSettled(): void {
  const { queue, session } = usePlatform()
  const { invalidateProgress } = useOptimisticProgress()
  const handleSettled = useEffectEvent(async (write: QueuedWrite) => {
    const is_progress = ['complete', 'bookmark', 'start', 'leave', 'shift', 'swap'].includes(write.kind)
    if (!is_progress && write.name !== 'workouts.finishSession') return
    await session.refresh()
    await invalidateProgress()
  })
  useEffect(() => queue.onSettled((write) => void handleSettled(write)), [queue])
}
