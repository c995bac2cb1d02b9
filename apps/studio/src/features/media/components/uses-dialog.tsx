import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { UsesList } from './uses-list.tsx'

type UsesDialogProps = {
  /** The title of the dialog, which names the thing. */
  readonly title: string
  readonly query: UseQueryResult<OutputFor<'pages.listPageUses'>>
  /** What follows if it is deleted although it is used; absent where the dialog only lists. */
  readonly remove?: { readonly text: string; readonly onRemove: () => void }
  readonly onClose: () => void
  /** What else the deletion concerns, below the places. */
  readonly children?: ReactNode
}

/** Where something is used; before a deletion with the button for it. */
export function UsesDialog({ title, query, remove, onClose, children }: UsesDialogProps) {
  const t = useT()
  const count = query.data?.items.length ?? 0
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={title}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t(remove ? 'common.cancel' : 'common.close')}
          </Button>
          {remove && (
            <Button kind="danger" disabled={!query.data} onClick={remove.onRemove}>
              {t('common.delete')}
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary query={query} content_name={t('studio.uses.title')}>
        {(uses) => (
          <>
            <p>{t('studio.uses.count', { count })}</p>
            {remove && count > 0 && <p>{remove.text}</p>}
            <UsesList uses={uses} label={t('studio.uses.title')} />
            {children}
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
