import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useCallback, useRef } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { useUndoable } from '../../platform/offline/use-undoable.ts'
import { useToast } from '../../platform/toasts.ts'
import { useOptimisticProgress } from './use-optimistic-progress.ts'

/** The page that is acted on; its title names a change that waits for a network. */
export type PageTarget = { page_id: string; page_title: string }

/** The same, with the scheduled item from which it was opened. */
export type CompletionTarget = PageTarget & { item_id: string | null }

/** Completes a page or undoes that. Shown at once, reverted with an error when the server refuses. */
export function useCompletePage(): (page: CompletionTarget, is_completed: boolean) => Promise<boolean> {
  const t = useT()
  const { queue } = usePlatform()
  const { setCompletedLocally, invalidateProgress } = useOptimisticProgress()
  const showRefusal = useRefusalToast()
  /** The latest request per page, so that the response to an earlier one does not override it. */
  const lastRequested = useRef(new Map<string, boolean>())
  return useCallback(
    async function complete(page, is_completed): Promise<boolean> {
      const { page_id, page_title, item_id } = page
      const target = `${page_id}.${item_id ?? ''}`
      lastRequested.current.set(target, is_completed)
      setCompletedLocally(page, is_completed)
      try {
        const { state } = await queue.send({
          kind: 'complete',
          name: is_completed ? 'progress.completePage' : 'progress.uncompletePage',
          input: { id: page_id, ...(item_id === null ? {} : { scheduled_item_id: item_id }) },
          title: page_title,
          detail: t(is_completed ? 'progress.waiting.complete' : 'progress.waiting.uncomplete'),
          coalesce: `complete.${target}`,
        })
        if (state === 'sent') {
          // The session may have been reloaded since, without the optimistic change.
          setCompletedLocally(page, lastRequested.current.get(target) ?? is_completed)
          await invalidateProgress()
        }
        return true
      } catch (error) {
        setCompletedLocally(page, !is_completed)
        showRefusal(error, t('common.mark_complete_failed'), () => void complete(page, is_completed))
        return false
      }
    },
    [t, queue, setCompletedLocally, invalidateProgress, showRefusal],
  )
}

/** Adds or removes a bookmark. Shown at once, reverted with an error when the server refuses. */
export function useBookmark(): (page: PageTarget) => Promise<void> {
  const t = useT()
  const { queue } = usePlatform()
  const { setBookmarkedLocally, isBookmarked, invalidateProgress } = useOptimisticProgress()
  const showRefusal = useRefusalToast()
  return useCallback(
    async function toggle({ page_id, page_title }): Promise<void> {
      const was_bookmarked = isBookmarked(page_id)
      setBookmarkedLocally(page_id, !was_bookmarked)
      try {
        const sent = await queue.send({
          kind: 'bookmark',
          name: 'progress.toggleBookmark',
          input: { id: page_id },
          title: page_title,
          detail: t(was_bookmarked ? 'progress.waiting.unbookmark' : 'progress.waiting.bookmark'),
          coalesce: `bookmark.${page_id}`,
          is_toggle: true,
        })
        if (sent.state === 'waiting') return
        setBookmarkedLocally(page_id, sent.output.is_bookmarked)
        await invalidateProgress()
      } catch (error) {
        setBookmarkedLocally(page_id, was_bookmarked)
        showRefusal(error, t('progress.bookmark_failed'), () => void toggle({ page_id, page_title }))
      }
    },
    [t, queue, setBookmarkedLocally, isBookmarked, invalidateProgress, showRefusal],
  )
}

/** Starts a program or pack. Shown only after the response, because the server decides what it unlocks. */
export function useStartProgram(): (page: PageTarget, copies_completions: boolean) => Promise<void> {
  const t = useT()
  const { queue, session } = usePlatform()
  const toast = useToast()
  const { invalidateProgress } = useOptimisticProgress()
  const showRefusal = useRefusalToast()
  return useCallback(
    async function start({ page_id, page_title }, copies_completions): Promise<void> {
      try {
        const { state } = await queue.send({
          kind: 'start',
          name: 'progress.startPage',
          input: { id: page_id, copies_completions },
          title: page_title,
          detail: t('progress.waiting.start'),
          coalesce: `start.${page_id}`,
        })
        if (state === 'waiting') {
          toast(t('common.offline_saved'))
          return
        }
        await session.refresh()
        await invalidateProgress()
      } catch (error) {
        showRefusal(
          error,
          t('progress.start_failed'),
          () => void start({ page_id, page_title }, copies_completions),
        )
      }
    },
    [t, queue, session, toast, invalidateProgress, showRefusal],
  )
}

/** Leaves a program, with Undo: the run and its progress end, purchases stay. */
export function useLeaveProgram(): (page: PageTarget) => Promise<void> {
  const t = useT()
  const { session } = usePlatform()
  const sendUndoable = useUndoable()
  const { invalidateProgress } = useOptimisticProgress()
  const showRefusal = useRefusalToast()
  return useCallback(
    async function leave({ page_id, page_title }): Promise<void> {
      try {
        const refresh = async (is_waiting: boolean): Promise<void> => {
          if (is_waiting) return
          await session.refresh()
          await invalidateProgress()
        }
        const input = { id: page_id }
        const { state } = await sendUndoable({
          write: {
            kind: 'leave',
            name: 'progress.leavePage',
            input,
            title: page_title,
            detail: t('progress.waiting.leave'),
          },
          undo: {
            kind: 'leave',
            name: 'progress.restoreRun',
            input,
            title: page_title,
            detail: t('progress.waiting.restore'),
          },
          message: t('progress.left', { title: page_title }),
          waiting_message: t('progress.leaves_later', { title: page_title }),
          onUndone: refresh,
        })
        await refresh(state === 'waiting')
      } catch (error) {
        showRefusal(error, t('progress.leave_failed'), () => void leave({ page_id, page_title }))
      }
    },
    [t, session, sendUndoable, invalidateProgress, showRefusal],
  )
}

/** Shows a toast with the refusal and a retry button. Other errors are rethrown. */
export function useRefusalToast(): (error: unknown, failedAction: string, retry: () => void) => void {
  const t = useT()
  const toast = useToast()
  const formatError = useFormatError()
  return useCallback(
    (error, failedAction, retry) => {
      if (!(error instanceof ApiError)) throw error
      const text = t('progress.refused', { what: failedAction, reason: formatError(error) })
      toast({ text, tone: 'danger', action: { label: t('common.retry'), onAction: retry } })
    },
    [t, toast, formatError],
  )
}
