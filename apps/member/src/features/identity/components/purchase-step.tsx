import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useAction } from '#platform/use-form.ts'
import { AuthStepFrame } from './auth-step.tsx'
import type { AuthFlow } from '../use-auth-flow.ts'

/** The mailed link of a guest who has paid. Opening it does not sign in: the buyer creates the account first. */
export function PurchaseStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const token = flow.secret?.token ?? ''
  const form = useAction(async () => flow.completeSignIn(await api('commerce.claimPurchase', { token })))
  const createAccount = (): void => form.submit()

  if (form.refusal !== null) {
    return (
      <AuthStepFrame title={t('auth.link.failed_title')} text={<span role="alert">{form.refusal}</span>}>
        <Button is_wide onClick={() => flow.go('start')}>
          {t('common.log_in')}
        </Button>
        <Button is_wide kind="outline" is_busy={form.is_saving} onClick={createAccount}>
          {t('common.retry')}
        </Button>
      </AuthStepFrame>
    )
  }
  return (
    <AuthStepFrame title={t('auth.purchase.title')} text={t('auth.purchase.text', { app: app.name })}>
      <Button is_wide is_busy={form.is_saving} onClick={createAccount}>
        {t('auth.purchase.create')}
      </Button>
    </AuthStepFrame>
  )
}
