import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { GiveForm, useGiftForm } from './give-form.tsx'

type GiveAccessProps = {
  readonly subscriber_id: string
  readonly name: string
  /** A page that can be opened for this member alone, beside the products. */
  readonly page_id?: string
}

/** Gives a member a product, or the page that is being asked about, for ever or until a day. */
export function GiveAccess(props: GiveAccessProps) {
  const t = useT()
  const [is_open, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="outline" icon={<Gift />} onClick={() => setIsOpen(true)}>
        {t('studio_members.give.open')}
      </Button>
      {is_open && <GiveDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function GiveDialog({
  subscriber_id,
  name,
  page_id,
  onClose,
}: GiveAccessProps & { readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const form = useGiftForm({
    draft_key: `give-${subscriber_id}`,
    page_id,
    save: async (grant) => {
      await call('access.grantEntitlement', { subscriber_id, ...grant })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'accounts', 'member'] })
      toasts.add({ text: t('studio_members.give.done', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_members.give.title', { name })}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button is_busy={form.is_saving} onClick={() => form.submit()}>
            {t('studio_members.give.submit')}
          </Button>
        </>
      }
    >
      <GiveForm form={form} with_page={page_id !== undefined} />
    </Dialog>
  )
}
