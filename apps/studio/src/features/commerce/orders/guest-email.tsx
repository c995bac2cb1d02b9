import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'

type GuestEmailProps = { readonly order_id: string; readonly email: string }

/** Corrects the address that a buyer without an account typed. */
export function GuestEmail({ order_id, email }: GuestEmailProps) {
  const t = useT()
  const [is_open, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setIsOpen(true)}>
        {t('studio_orders.guest_email.action')}
      </Button>
      {is_open && <GuestEmailDialog {...{ order_id, email }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function GuestEmailDialog({ order_id, email, onClose }: GuestEmailProps & { readonly onClose: () => void }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const [typed, setTyped] = useState(email)
  const save = useMutation({
    mutationFn: () => call('commerce.correctGuestEmail', { id: order_id, email: typed.trim() }),
    onSuccess: async () => {
      onClose()
      toasts.add({ text: t('studio_orders.guest_email.done', { email: typed.trim() }) })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
    },
  })
  return (
    <Dialog
      is_open
      onOpenChange={(now_open) => !now_open && onClose()}
      title={t('studio_orders.guest_email.action')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            is_busy={save.isPending}
            disabled={typed.trim() === '' || typed.trim() === email}
            onClick={() => save.mutate()}
          >
            {t('studio_orders.guest_email.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('studio_orders.columns.email')}
        help={t('studio_orders.guest_email.help')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {save.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, save.error)}
        </Notice>
      )}
    </Dialog>
  )
}
