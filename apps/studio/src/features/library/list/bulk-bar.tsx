import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { Dialog } from '@foyer/ui/dialog'
import { SquarePen, Tag, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { isTyping } from '#platform/keyboard.ts'
import { listRemaining, runBulk, type BulkResult } from '#platform/run-bulk.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { AssignTagsDialog, BulkProgress, BulkReport, refreshPages } from '../../pages/index.ts'
import type { LibraryItem, LibraryPage } from '../queries.ts'
import { listChangeableFields } from './change-pages.ts'

/** So many pages are deleted without a dialog that shows the progress. */
const MAX_SILENT = 200

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
  const [progress, setProgress] = useState<number | null>(null)
  const [result, setResult] = useState<BulkResult<unknown> | null>(null)
  const is_deleting = progress !== null
  const fields = listChangeableFields(content_type)
  const ids = [...selected]
  const used_count = items.filter(({ use_count }) => use_count > 0).length
  const is_known = items.length === selected.size
  const close = (): void => {
    setOpen(null)
    setResult(null)
  }
  const clear = (): void => onSelect(new Set())
  const selectRemaining = (remaining: readonly string[]): void => onSelect(new Set(remaining))
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const has_layer = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
      if (event.key === 'Escape' && !isTyping(event.target) && !has_layer) onSelect(new Set())
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [onSelect])

  const restore = async (deleted: readonly string[]): Promise<void> => {
    const ended = await runBulk(deleted, (page_ids) => call('pages.restorePages', { page_ids }))
    const count = listRemaining(ended).length
    if (count > 0) toasts.add({ text: t('studio_tags.bulk.refused', { count }), tone: 'danger' })
    await refreshPages(slug)
  }
  const remove = async (): Promise<void> => {
    setProgress(0)
    setResult(null)
    const ended = await runBulk(ids, (page_ids) => call('pages.deletePages', { page_ids }), setProgress)
    const deleted = ended.answers.flatMap((answer) => answer.deleted_page_ids)
    const remaining = listRemaining(ended)
    if (deleted.length > 0)
      toasts.add({
        text: t('studio_library.trashed', { count: deleted.length }),
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => void restore(deleted) },
      })
    await refreshPages(slug)
    setProgress(null)
    onSelect(new Set(remaining))
    setResult(remaining.length > 0 ? ended : null)
    setOpen(remaining.length > 0 ? 'trash' : null)
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
          onClick={() =>
            is_known && used_count === 0 && ids.length <= MAX_SILENT ? void remove() : setOpen('trash')
          }
        >
          {t('studio_library.trash')}
        </Button>
      </BulkBar>
      {open === 'tags' && (
        <AssignTagsDialog
          page_ids={ids}
          pages={items.map(({ page }) => page)}
          onClose={close}
          onDone={selectRemaining}
        />
      )}
      {open === 'fields' && (
        <Suspense>
          <ChangeDialog
            fields={fields}
            page_ids={ids}
            items={items}
            facets={facets}
            onClose={close}
            onDone={selectRemaining}
          />
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
        {result ? (
          <BulkReport
            result={result}
            titleOf={(id) => items.find(({ page }) => page.page_id === id)?.page.title}
          />
        ) : (
          <p>
            {is_known
              ? t('studio_library.trash_used', { count: used_count })
              : t('studio_library.trash_many')}
          </p>
        )}
        {progress !== null && ids.length > 1 && <BulkProgress count={progress} total={ids.length} />}
      </Dialog>
    </>
  )
}
