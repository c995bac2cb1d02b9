import type { OutputFor } from '@foyer/contract/client'
import { movePlan, skipMissed, undoChanges, type PlanChange, type PlannedPage } from '@foyer/domain/progress'
import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useUndoable } from '../../platform/offline/use-undoable.ts'
import { courseKey } from './keys.ts'
import { useOptimisticProgress } from './use-optimistic-progress.ts'
import { useRefusalToast, type PageTarget } from './use-progress-actions.ts'

type Subscribers = OutputFor<'progress.getPageSubscribers'>

/** A program that the member runs, with its days as they are today. */
type PlannedProgram = PageTarget & { plan: readonly PlannedPage[]; day: string }

/** Moves what was missed to today or leaves it out, with Undo. Shown at once, also without a network. */
export function useShiftPlan(): (program: PlannedProgram, change: 'move' | 'skip') => Promise<void> {
  const t = useT()
  const client = useQueryClient()
  const sendUndoable = useUndoable()
  const { invalidateProgress } = useOptimisticProgress()
  const showRefusal = useRefusalToast()
  return useCallback(
    async function shift(program, change): Promise<void> {
      const { page_id, page_title, plan, day } = program
      const added = change === 'move' ? movePlan(plan, day) : skipMissed(plan, day)
      if (!added) return
      const updateChanges = (update: (changes: readonly PlanChange[]) => PlanChange[]): void => {
        client.setQueryData<Subscribers>(courseKey(page_id), (course) =>
          course ? { ...course, plan_changes: update(course.plan_changes ?? []) } : course,
        )
      }
      const undo = (): void => updateChanges((changes) => undoChanges(changes, day))
      await client.cancelQueries({ queryKey: courseKey(page_id) })
      updateChanges((changes) => [...changes, added])
      const shared = { kind: 'shift', name: 'progress.shiftProgram', title: page_title } as const
      const is_move = change === 'move'
      try {
        const { state } = await sendUndoable({
          write: {
            ...shared,
            input: { id: page_id, change, day },
            detail: t(is_move ? 'progress.waiting.move_plan' : 'progress.waiting.skip_missed'),
          },
          undo: {
            ...shared,
            input: { id: page_id, change: 'undo', day },
            detail: t('progress.waiting.undo_plan'),
          },
          message: is_move ? t('progress.plan.moved', { days: added.days }) : t('progress.plan.skipped'),
          waiting_message: t(is_move ? 'progress.plan.moves_later' : 'progress.plan.skips_later'),
          onUndone: async (is_waiting) => {
            undo()
            if (!is_waiting) await invalidateProgress()
          },
        })
        if (state === 'sent') await invalidateProgress()
      } catch (error) {
        undo()
        showRefusal(error, t('progress.plan.failed'), () => void shift(program, change))
      }
    },
    [t, client, sendUndoable, invalidateProgress, showRefusal],
  )
}
