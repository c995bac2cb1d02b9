import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { FormErrorNotice } from '@foyer/ui/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import { createAppClient } from '../../platform/api.ts'
import { formatError } from '../../platform/problem.ts'
import { useSlug } from '../../platform/routes.ts'
import { toasts } from '../../platform/toasts.ts'

type Suppression = NonNullable<OutputFor<'notifications.listMemberLog'>['mail_suppression']>
type Props = { readonly id: string; readonly suppression: Suppression; readonly query_key: readonly string[] }

/** Why a member's address is no longer mailed, with the way back. */
export function MailSuppression({ id, suppression: { reason, since }, query_key }: Props) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const cache = useQueryClient()
  const [is_asking, setAsking] = useState(false)
  const allow = useMutation({
    mutationFn: () => createAppClient(slug)('notifications.allowMail', { id }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_notices.mail_allowed') })
      await cache.invalidateQueries({ queryKey: query_key })
    },
  })
  return (
    <>
      <Notice
        tone="warn"
        icon={<MailX />}
        title={t(`studio_notices.mail_title.${reason}`)}
        action={
          <Button kind="outline" size="small" onClick={() => setAsking(true)}>
            {t('studio_notices.allow_mail')}
          </Button>
        }
      >
        {t(`studio_notices.mail_text.${reason}`, { date: format.date(since, 'long') })}
      </Notice>
      {is_asking && (
        <Dialog
          is_open
          role="alertdialog"
          width={480}
          onOpenChange={(is_open) => !is_open && setAsking(false)}
          title={t('studio_notices.allow_mail_title')}
          actions={
            <>
              <Button kind="outline" onClick={() => setAsking(false)}>
                {t('common.cancel')}
              </Button>
              <Button kind="ink" is_busy={allow.isPending} onClick={() => allow.mutate()}>
                {t('studio_notices.allow_mail')}
              </Button>
            </>
          }
        >
          <p>{t('studio_notices.allow_mail_text')}</p>
          <FormErrorNotice text={allow.error === null ? null : formatError(t, allow.error)} />
        </Dialog>
      )}
    </>
  )
}
