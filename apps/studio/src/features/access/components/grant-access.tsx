import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { UnlockOptions } from '../unlock-options.ts'
import { GrantForm, useGrantForm } from './grant-form.tsx'

type GrantAccessProps = {
  readonly subscriber_id: string
  readonly name: string
  /** What would unlock the page in question; without it, any product can be granted. */
  readonly unlock_options?: UnlockOptions
}

/** Grants a member a product, or what unlocks the page in question, permanently or until a day. */
export function GrantAccess(props: GrantAccessProps) {
  const t = useT()
  const [is_open, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="outline" icon={<Gift />} onClick={() => setIsOpen(true)}>
        {t('studio_members.grant.open')}
      </Button>
      {is_open && <GrantDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function GrantDialog({
  subscriber_id,
  name,
  unlock_options,
  onClose,
}: GrantAccessProps & { readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const form = useGrantForm({
    draft_key: unlock_options ? `give-${subscriber_id}-${unlock_options.draft_key}` : `give-${subscriber_id}`,
    unlock_options,
    save: async (grant) => {
      await call('access.grantEntitlement', { subscriber_id, ...grant })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members', 'member'] })
      toasts.add({ text: t('studio_members.grant.done', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_members.grant.title', { name })}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button is_busy={form.is_saving} onClick={() => form.submit()}>
            {t('studio_members.grant.submit')}
          </Button>
        </>
      }
    >
      <GrantForm form={form} unlock_options={unlock_options} />
    </Dialog>
  )
}
