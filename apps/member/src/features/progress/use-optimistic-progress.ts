import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OutputFor } from '@foyer/contract/client'
import { today } from '@foyer/domain/schedule'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { PROGRESS_KEY } from './keys.ts'
import { hasOtherCompleted, itemOfCompletion, listStoredItems, updateStoredItems } from './scheduled-item.ts'
import { setStepCompleted, toggleId } from './page-progress.ts'

type HomeData = OutputFor<'library.getNow'>
type Subscribers = OutputFor<'progress.getPageSubscribers'>

/** A page, and the scheduled item from which it was opened. */
export type CompletedPage = { page_id: string; item_id: string | null }

/** Applies changes of progress before the server has accepted them. Callers revert by setting the former value. */
export interface OptimisticProgress {
  setCompletedLocally: (page: CompletedPage, is_completed: boolean) => void
  setBookmarkedLocally: (page_id: string, is_bookmarked: boolean) => void
  isBookmarked: (page_id: string) => boolean
  /** Invalidates the queries that a change of progress affects. */
  invalidateProgress: () => Promise<void>
}

/** Updates every cache that shows completions or bookmarks: the session's facts and the loaded courses. */
export function useOptimisticProgress(): OptimisticProgress {
  const store = useSessionStore()
  const client = useQueryClient()

  const setCompletedLocally = useCallback<OptimisticProgress['setCompletedLocally']>(
    (page, is_completed) => {
      const { page_id } = page
      const state = store.state.get()
      if (state.status !== 'authenticated') return
      const items = listStoredItems(client)
      const changed_id = itemOfCompletion(items, page, { is_completed, ...toToday(state.user.timezone) })
      updateStoredItems(client, (item) => (item.id === changed_id ? { ...item, is_completed } : item))
      // Another day of the same page stays completed, and the page with it.
      if (!is_completed && page.item_id !== null && hasOtherCompleted(items, page)) return
      const { page_completions, ever_completed_page_ids } = state.facts
      const by_uuid = toggleId(page_completions.by_uuid, page_id, is_completed)
      store.patchFacts({
        page_completions: { ...page_completions, by_uuid },
        // A session stored by an earlier version has no such list.
        ever_completed_page_ids: toggleId([...new Set(ever_completed_page_ids)], page_id, true),
      })
      client.setQueriesData<Subscribers>({ queryKey: [...PROGRESS_KEY, 'course'] }, (course) =>
        course ? { ...course, sequence: setStepCompleted(course.sequence, page_id, is_completed) } : course,
      )
      client.setQueriesData<HomeData>({ queryKey: ['library', 'now'] }, (now) =>
        now?.todo?.page_id === page_id && is_completed ? { ...now, todo: null } : now,
      )
    },
    [store, client],
  )
  const setBookmarkedLocally = useCallback<OptimisticProgress['setBookmarkedLocally']>(
    (page_id, is_bookmarked) => {
      const state = store.state.get()
      if (state.status !== 'authenticated') return
      store.patchFacts({ bookmarked_pages: toggleId(state.facts.bookmarked_pages, page_id, is_bookmarked) })
    },
    [store],
  )
  const isBookmarked = useCallback(
    (page_id: string) => {
      const state = store.state.get()
      return state.status === 'authenticated' && state.facts.bookmarked_pages.includes(page_id)
    },
    [store],
  )
  const invalidateProgress = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: PROGRESS_KEY }),
      client.invalidateQueries({ queryKey: ['library'] }),
      client.invalidateQueries({ queryKey: ['schedule'] }),
    ])
  }, [client])
  return { setCompletedLocally, setBookmarkedLocally, isBookmarked, invalidateProgress }
}

function toToday(zone: string): { day: string; zone: string } {
  return { day: today(new Date().toISOString(), zone), zone }
}
