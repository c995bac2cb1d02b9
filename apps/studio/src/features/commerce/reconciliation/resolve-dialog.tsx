import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextArea } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { PaymentDifference } from './queries.ts'

type ResolveDialogProps = { readonly difference: PaymentDifference; readonly onClose: () => void }

/** Closes a difference with a note for the team. */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const [note, setNote] = useState('')
  const resolve = useMutation({
    mutationFn: () => call('commerce.resolvePaymentDifference', { id: difference.id, note }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_reconciliation.resolved') })
      onClose()
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce', 'differences'] })
    },
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_reconciliation.resolve_title')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" is_busy={resolve.isPending} onClick={() => resolve.mutate()}>
            {t('studio_reconciliation.resolve')}
          </Button>
        </>
      }
    >
      <p>{t('studio_reconciliation.resolve_text')}</p>
      <TextArea
        label={t('studio_reconciliation.note')}
        help={t('studio_reconciliation.note_help')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        maxLength={400}
      />
      {resolve.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, resolve.error)}
        </Notice>
      )}
    </Dialog>
  )
}
