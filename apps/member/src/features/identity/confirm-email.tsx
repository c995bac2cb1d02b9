import type { User } from '@foyer/contract/identity/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { CircleAlert, MailCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useToastedCall } from '../../platform/use-toasted-call.ts'

/** Says that the address of an account is not proven yet, and sends its link once more. */
export function ConfirmEmail({ member: { email, is_email_verified } }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const { is_busy, send } = useToastedCall()
  const [is_sent, setSent] = useState(false)
  if (is_email_verified) return null
  const sendAgain = async (): Promise<void> => {
    setSent(await send(async () => void (await api('identity.updateUser', { email }))))
  }
  if (is_sent) {
    return (
      <output>
        <Notice tone="ok" icon={<MailCheck />}>
          {t('account.confirm.sent', { email })}
        </Notice>
      </output>
    )
  }
  return (
    <Notice
      tone="accent"
      icon={<CircleAlert />}
      action={
        <Button kind="outline" size="small" is_busy={is_busy} onClick={() => void sendAgain()}>
          {t('account.confirm.resend')}
        </Button>
      }
    >
      {t('account.confirm.text', { email })}
    </Notice>
  )
}
