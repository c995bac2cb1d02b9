import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { SquarePen, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { isTyping } from '#platform/keyboard.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { runForEach } from '#platform/run-for-each.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../../pages/index.ts'
import type { Exercise, ExercisePage } from './queries.ts'

const ExerciseChangeDialog = lazy(async () => ({
  default: (await import('./exercise-change-dialog.tsx')).ExerciseChangeDialog,
}))

type ExerciseBulkBarProps = {
  readonly content_type: string
  readonly exercises: readonly Exercise[]
  readonly facets: ExercisePage['facets']
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** What can be done with the selected exercises: one field of all, and deleting those that nothing uses. */
export function ExerciseBulkBar(props: ExerciseBulkBarProps) {
  const { content_type, exercises, facets, selected, onSelect } = props
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [is_editing, setEditing] = useState(false)
  const [is_deleting, setDeleting] = useState(false)
  const unused = exercises
    .filter(({ page, use_count }) => selected.has(page.page_id) && use_count === 0)
    .map(({ page }) => page.page_id)
  const clear = (): void => onSelect(new Set())
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const has_layer = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
      if (event.key === 'Escape' && !isTyping(event.target) && !has_layer) onSelect(new Set())
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [onSelect])

  const restore = async (ids: readonly string[]): Promise<void> => {
    const { failed } = await runForEach(ids, (id) => call('pages.restorePage', { id }))
    if (failed[0]) toasts.add({ text: formatError(t, failed[0].error), tone: 'danger' })
    await refreshPages(slug)
  }
  const remove = async (): Promise<void> => {
    setDeleting(true)
    const { succeeded, failed } = await runForEach(unused, async (id) => {
      await call('pages.deletePage', { id })
      return id
    })
    setDeleting(false)
    clear()
    if (failed[0])
      toasts.add({
        text: t('studio_exercises.bulk_failed', {
          count: failed.length,
          reason: formatError(t, failed[0].error),
        }),
        tone: 'danger',
      })
    if (succeeded.length > 0)
      toasts.add({
        text: t('studio_exercises.deleted', { count: succeeded.length }),
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => void restore(succeeded) },
      })
    await refreshPages(slug)
  }
  return (
    <>
      <BulkBar
        label={t('studio_exercises.selection')}
        count={t('common.count_selected', { count: selected.size })}
        clear_label={t('studio_exercises.clear_selection')}
        onClear={clear}
      >
        <Button kind="ghost" size="small" icon={<SquarePen />} onClick={() => setEditing(true)}>
          {t('studio_exercises.change')}
        </Button>
        <Button
          kind="ghost"
          size="small"
          icon={<Trash2 />}
          is_busy={is_deleting}
          disabled={unused.length === 0}
          title={t('studio_exercises.delete_help')}
          onClick={() => void remove()}
        >
          {t('studio_exercises.delete_unused', { count: unused.length })}
        </Button>
      </BulkBar>
      {is_editing && (
        <Suspense>
          <ExerciseChangeDialog
            content_type={content_type}
            page_ids={[...selected]}
            facets={facets}
            onClose={() => setEditing(false)}
            onDone={clear}
          />
        </Suspense>
      )}
    </>
  )
}
