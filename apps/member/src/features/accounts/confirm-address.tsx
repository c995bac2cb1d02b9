import type { User } from '@foyer/contract/accounts/shapes'
import { ApiError } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { CircleAlert, MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
import { useToast } from '../../platform/toasts.ts'

/** Says that the address of an account is not proven yet, and sends its link once more. */
export function ConfirmAddress({ member: { email, is_email_verified } }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const words = useProblemWords()
  const [is_busy, setBusy] = useState(false)
  const [is_sent, setSent] = useState(false)
  if (is_email_verified) return null
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await api('accounts.updateUser', { email })
      setSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: words(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
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
        <Button kind="outline" size="small" is_busy={is_busy} onClick={() => void send()}>
          {t('account.confirm.resend')}
        </Button>
      }
    >
      {t('account.confirm.text', { email })}
    </Notice>
  )
}
