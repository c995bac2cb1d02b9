import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import type { LibraryDetails } from '../queries.ts'
import { UsesList } from './uses-list.tsx'

type DeleteItemDialogProps = {
  readonly item: LibraryDetails
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before an item is deleted for good; one that is used cannot be, and the places are named. */
export function DeleteItemDialog({ item: { id, name, uses }, onDeleted, onClose }: DeleteItemDialogProps) {
  const t = useT()
  const call = useAppCall()
  const [is_busy, setBusy] = useState(false)
  const count = uses.items.length
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('media.deleteMedia', { id })
      toasts.add({ text: t('studio_media.deleted', { count: 1 }) })
      onDeleted()
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(count > 0 ? 'studio_media.delete_used_title' : 'studio_media.delete_title', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t(count > 0 ? 'common.close' : 'common.cancel')}
          </Button>
          {count === 0 && (
            <Button kind="danger" is_busy={is_busy} onClick={() => void remove()}>
              {t('common.delete')}
            </Button>
          )}
        </>
      }
    >
      {count > 0 ? (
        <>
          <p>{t('studio_media.delete_used_text', { count })}</p>
          <UsesList uses={uses} label={t('studio.uses.title')} />
        </>
      ) : (
        t('studio_media.delete_text')
      )}
    </Dialog>
  )
}
