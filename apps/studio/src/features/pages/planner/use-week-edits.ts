import type { InputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError, hasCode } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'
import { applyEdits, invertEdits, type Plan, type WeekEdit } from './edits.ts'
import { weeksQuery } from './weeks-query.ts'

/** What a copy of a week takes, apart from the program. */
export type WeekCopyInput = Omit<InputFor<'pages.copyProgramWeek'>, 'id' | 'revision'>

/** The edits of a program's weeks. They are sent one after the other, each on the revision of the one before. */
export type WeekEdits = {
  /** Sends edits; `done` is announced with a way to undo them. Returns the ids of what was created, null on an error. */
  readonly edit: (edits: readonly WeekEdit[], done: string) => Promise<readonly string[] | null>
  /** Copies a week; what it refuses is thrown. */
  readonly copyWeek: (copy: WeekCopyInput, done: string) => Promise<void>
  readonly is_saving: boolean
}

/** Edits the weeks of a program: applied at once where the result is known, with undo, and taken back on an error. */
export function useWeekEdits(program_id: string): WeekEdits {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const { queryKey } = weeksQuery(slug, program_id)
  const readRevision = (): number => cache.getQueryData(queryKey)?.revision ?? 0
  const store = (plan: Plan): void => {
    cache.setQueryData(queryKey, { program: plan.program, revision: plan.revision, weeks: plan.weeks })
  }
  const refuse = (error: unknown): void => {
    const text = hasCode(error, 'stale_revision') ? t('studio_planner.stale') : formatError(t, error)
    toasts.add({ text, tone: 'danger' })
    void cache.invalidateQueries({ queryKey })
  }
  const offerUndo = (text: string, undo: readonly WeekEdit[]): void => {
    toasts.add({
      text,
      topic: `planner ${program_id}`,
      duration: UNDO_DURATION,
      action: { label: t('common.undo'), onAction: () => void send(undo, null) },
    })
  }
  const scope = { id: `weeks ${program_id}` }

  const editing = useMutation({
    scope,
    mutationFn: async ({ edits }: { edits: readonly WeekEdit[]; done: string | null }) => {
      const before = cache.getQueryData(queryKey)
      if (before) store(applyEdits(before, edits))
      const result = await call('pages.editProgramWeeks', {
        id: program_id,
        revision: readRevision(),
        edits: [...edits],
      })
      return { before, result }
    },
    onSuccess: ({ before, result }, { edits, done }) => {
      store(result)
      if (done !== null && before) offerUndo(done, invertEdits(before, edits, result.created_page_ids))
      void refreshPages(slug)
    },
    onError: refuse,
  })
  const copying = useMutation({
    scope,
    mutationFn: (copy: WeekCopyInput) =>
      call('pages.copyProgramWeek', { ...copy, id: program_id, revision: readRevision() }),
    onSuccess: (result) => {
      store(result)
      void refreshPages(slug)
    },
  })

  const send = async (edits: readonly WeekEdit[], done: string | null): Promise<readonly string[] | null> => {
    if (edits.length === 0) return []
    try {
      const { result } = await editing.mutateAsync({ edits, done })
      return result.created_page_ids
    } catch {
      // `onError` has shown it.
      return null
    }
  }
  return {
    edit: send,
    copyWeek: async (copy, done) => {
      const result = await copying.mutateAsync(copy)
      offerUndo(done, [
        ...result.created_page_ids.map((page_id): WeekEdit => ({ kind: 'remove', page_id })),
        ...result.replaced.map(({ page_id, day }): WeekEdit => ({
          kind: 'restore',
          page_id,
          days: day === null ? [] : [{ page_id, day }],
        })),
      ])
    },
    is_saving: editing.isPending || copying.isPending,
  }
}
