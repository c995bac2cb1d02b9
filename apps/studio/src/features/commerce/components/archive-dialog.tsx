import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { UsesList } from '../../media/index.ts'
import { productUsesQuery } from '../queries.ts'

type ArchiveDialogProps = {
  readonly product: { readonly id: string; readonly title: string }
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Archives a product after showing the effects: owners keep it. */
export function ArchiveDialog({ product, onClose, onDone }: ArchiveDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const uses = useQuery(productUsesQuery(slug, product.id)).data
  const archive = useMutation({
    mutationFn: () => call('commerce.archiveProduct', { id: product.id }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_products.archived', { title: product.title }) })
      onClose()
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
      onDone?.()
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_products.archive_title', { title: product.title })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={archive.isPending} onClick={() => archive.mutate()}>
            {t('studio_products.archive')}
          </Button>
        </>
      }
    >
      {t('studio_products.archive_text')}
      {uses && uses.items.length > 0 && (
        <>
          <p>{t('studio.uses.count', { count: uses.items.length })}</p>
          <UsesList uses={uses} label={t('studio.uses.title')} />
        </>
      )}
      {archive.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, archive.error)}
        </Notice>
      )}
    </Dialog>
  )
}
