import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import styles from './go-live-dialog.module.css'

type GoLiveDialogProps = {
  /** The number of members who own something bought in test mode. */
  readonly test_buyers: number
  readonly goLive: () => Promise<unknown>
  readonly onClose: () => void
}

/** Ends test mode permanently after showing the effects for members and the app's clock. */
export function GoLiveDialog({ test_buyers, goLive, onClose }: GoLiveDialogProps) {
  const t = useT()
  const slug = useSlug()
  const cache = useQueryClient()
  const losing_access = useMutation({
    mutationFn: goLive,
    onSuccess: async () => {
      toasts.add({ text: t('studio_products.live.done') })
      onClose()
      await cache.invalidateQueries({ queryKey: ['app', slug] })
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_products.live.title')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={losing_access.isPending} onClick={() => losing_access.mutate()}>
            {t('studio_products.live.confirm')}
          </Button>
        </>
      }
    >
      <ul className={styles.effects}>
        <li>{t('studio_products.live.effect_members', { count: test_buyers })}</li>
        <li>{t('studio_products.live.effect_orders')}</li>
        <li>{t('studio_products.live.effect_clock')}</li>
        <li>{t('studio_products.live.effect_grants')}</li>
      </ul>
      <p>{t('studio_products.live.for_good')}</p>
      {losing_access.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, losing_access.error)}
        </Notice>
      )}
    </Dialog>
  )
}
