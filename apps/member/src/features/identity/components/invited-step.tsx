import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useAction } from '#platform/use-form.ts'
import { AuthStepFrame } from './auth-step.tsx'
import type { AuthFlow } from '../use-auth-flow.ts'

/** The link of an invitation. Opening it does not sign in: the invited person accepts first. */
export function InvitedStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const token = flow.secret?.token ?? ''
  const form = useAction(async () => flow.completeSignIn(await api('members.acceptInvitation', { token })))
  const acceptInvitation = (): void => form.submit()

  if (form.refusal !== null) {
    return (
      <AuthStepFrame title={t('auth.link.failed_title')} text={<span role="alert">{form.refusal}</span>}>
        <Button is_wide onClick={() => flow.go('start')}>
          {t('common.log_in')}
        </Button>
        <Button is_wide kind="outline" is_busy={form.is_saving} onClick={acceptInvitation}>
          {t('common.retry')}
        </Button>
      </AuthStepFrame>
    )
  }
  return (
    <AuthStepFrame
      title={t('auth.invited.title', { app: app.name })}
      text={t('auth.invited.text', { app: app.name })}
    >
      <Button is_wide is_busy={form.is_saving} onClick={acceptInvitation}>
        {t('auth.invited.come_in')}
      </Button>
      <Button is_wide kind="outline" onClick={flow.close}>
        {t('auth.invited.not_now')}
      </Button>
    </AuthStepFrame>
  )
}
