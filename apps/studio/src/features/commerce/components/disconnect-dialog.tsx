import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { storeQuery } from '../queries.ts'

type DisconnectDialogProps = {
  readonly settings: OutputFor<'commerce.getStoreSettings'>
  readonly onClose: () => void
}

/** Removes the App Store key after showing the effects for members. */
export function DisconnectDialog({ settings, onClose }: DisconnectDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const disconnect = useMutation({
    mutationFn: () => {
      const { has_private_key: _has, ...remaining_settings } = settings
      return call('commerce.setStoreSettings', { ...remaining_settings, private_key: '' })
    },
    onSuccess: async () => {
      toasts.add({ text: t('studio_products.store.disconnected') })
      onClose()
      await cache.invalidateQueries({ queryKey: storeQuery(slug).queryKey })
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_products.store.disconnect_title')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {t('studio_products.store.disconnect')}
          </Button>
        </>
      }
    >
      {t('studio_products.store.disconnect_text')}
      {disconnect.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, disconnect.error)}
        </Notice>
      )}
    </Dialog>
  )
}
