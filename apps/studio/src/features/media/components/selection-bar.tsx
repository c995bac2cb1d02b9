import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { Dialog } from '@foyer/ui/dialog'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { isTyping } from '#platform/keyboard.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshMedia, type LibraryItem } from '../queries.ts'

type SelectionBarProps = {
  readonly items: readonly LibraryItem[]
  readonly selection: ReadonlySet<string>
  readonly onChange: (selection: ReadonlySet<string>) => void
}

/** The largest number of items of one call. */
const MAX_IDS = 100

/** Deletes those of the selected items that nothing uses, after a question: it cannot be undone. */
export function SelectionBar({ items, selection, onChange }: SelectionBarProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const [is_asking, setAsking] = useState(false)
  const [is_busy, setBusy] = useState(false)
  const unused = items.filter(({ use_count }) => use_count === 0)
  const selected = unused.filter(({ id }) => selection.has(id)).map(({ id }) => id)
  const clear = (): void => onChange(new Set())
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isTyping(event.target)) onChange(new Set())
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [onChange])

  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      let count = 0
      for (let at = 0; at < selected.length; at += MAX_IDS) {
        const ids = selected.slice(at, at + MAX_IDS)
        count += (await call('media.deleteUnusedMedia', { ids })).deleted_ids.length
      }
      toasts.add({ text: t('studio_media.deleted', { count }) })
      clear()
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    } finally {
      setBusy(false)
      setAsking(false)
      await refreshMedia(slug)
    }
  }
  return (
    <>
      <BulkBar
        label={t('studio_media.selection')}
        count={t('studio_media.selected', { count: selection.size })}
        more={
          unused.length > selected.length && (
            <Button
              kind="ghost"
              size="small"
              onClick={() => onChange(new Set([...selection, ...unused.map(({ id }) => id)]))}
            >
              {t('studio_media.select_unused', { count: unused.length })}
            </Button>
          )
        }
        clear_label={t('studio_media.clear_selection')}
        onClear={clear}
      >
        <Button
          kind="outline"
          size="small"
          icon={<Trash2 />}
          disabled={selected.length === 0}
          onClick={() => setAsking(true)}
        >
          {t('studio_media.delete_unused', { count: selected.length })}
        </Button>
      </BulkBar>
      {is_asking && (
        <Dialog
          is_open
          role="alertdialog"
          onOpenChange={setAsking}
          title={t('studio_media.delete_unused_title', { count: selected.length })}
          actions={
            <>
              <Button kind="outline" onClick={() => setAsking(false)}>
                {t('common.cancel')}
              </Button>
              <Button kind="danger" is_busy={is_busy} onClick={() => void remove()}>
                {t('common.delete')}
              </Button>
            </>
          }
        >
          {t('studio_media.delete_text')}
        </Dialog>
      )}
    </>
  )
}
