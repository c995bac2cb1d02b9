import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { Dialog } from '@foyer/ui/dialog'
import { SquarePen, Tag, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { isTyping } from '#platform/keyboard.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { runForEach } from '#platform/run-for-each.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { AssignTagsDialog, refreshPages } from '../../pages/index.ts'
import type { LibraryItem, LibraryPage } from '../queries.ts'
import { listChangeableFields } from './change-pages.ts'

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

type LibraryBulkBarProps = {
  readonly content_type: string
  /** Those of the selected pages that are loaded. */
  readonly items: readonly LibraryItem[]
  readonly facets: LibraryPage['facets']
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** What can be done with the selected pages: their tags, one field of all, and the trash. */
export function LibraryBulkBar(props: LibraryBulkBarProps) {
  const { content_type, items, facets, selected, onSelect } = props
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [open, setOpen] = useState<'tags' | 'fields' | 'trash' | null>(null)
  const [is_deleting, setDeleting] = useState(false)
  const fields = listChangeableFields(content_type)
  const ids = [...selected]
  const used_count = items.filter(({ use_count }) => use_count > 0).length
  const is_known = items.length === selected.size
  const close = (): void => setOpen(null)
  const clear = (): void => onSelect(new Set())
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const has_layer = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
      if (event.key === 'Escape' && !isTyping(event.target) && !has_layer) onSelect(new Set())
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [onSelect])

  const restore = async (deleted: readonly string[]): Promise<void> => {
    const { failed } = await runForEach(deleted, (id) => call('pages.restorePage', { id }))
    if (failed[0]) toasts.add({ text: formatError(t, failed[0].error), tone: 'danger' })
    await refreshPages(slug)
  }
  const remove = async (): Promise<void> => {
    setDeleting(true)
    const { succeeded, failed } = await runForEach(ids, async (id) => {
      await call('pages.deletePage', { id })
      return id
    })
    setDeleting(false)
    close()
    clear()
    if (failed[0])
      toasts.add({
        text: t('studio_library.bulk_failed', {
          count: failed.length,
          reason: formatError(t, failed[0].error),
        }),
        tone: 'danger',
      })
    if (succeeded.length > 0)
      toasts.add({
        text: t('studio_library.trashed', { count: succeeded.length }),
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => void restore(succeeded) },
      })
    await refreshPages(slug)
  }
  return (
    <>
      <BulkBar
        label={t('studio_library.selection')}
        count={t('common.count_selected', { count: selected.size })}
        clear_label={t('studio_library.clear_selection')}
        onClear={clear}
      >
        <Button kind="ghost" size="small" icon={<Tag />} onClick={() => setOpen('tags')}>
          {t('studio_tags.title')}
        </Button>
        {fields.length > 0 && (
          <Button kind="ghost" size="small" icon={<SquarePen />} onClick={() => setOpen('fields')}>
            {t('studio_library.change')}
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          icon={<Trash2 />}
          is_busy={is_deleting}
          onClick={() => (is_known && used_count === 0 ? void remove() : setOpen('trash'))}
        >
          {t('studio_library.trash')}
        </Button>
      </BulkBar>
      {open === 'tags' && (
        <AssignTagsDialog
          page_ids={ids}
          carried={items.map(({ page }) => page.tag_ids)}
          onClose={close}
          onDone={clear}
        />
      )}
      {open === 'fields' && (
        <Suspense>
          <ChangeDialog fields={fields} page_ids={ids} facets={facets} onClose={close} onDone={clear} />
        </Suspense>
      )}
      <Dialog
        is_open={open === 'trash'}
        onOpenChange={(is_open) => !is_open && !is_deleting && close()}
        role="alertdialog"
        title={t('studio_library.trash_title', { count: selected.size })}
        actions={
          <>
            <Button kind="outline" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button kind="danger" is_busy={is_deleting} onClick={() => void remove()}>
              {t('studio_library.trash')}
            </Button>
          </>
        }
      >
        <p>
          {is_known ? t('studio_library.trash_used', { count: used_count }) : t('studio_library.trash_many')}
        </p>
      </Dialog>
    </>
  )
}
