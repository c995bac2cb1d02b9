import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, LinkButton, Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { SupportLink } from '../../platform/screen/support-link.tsx'
import styles from './checkout.module.css'
import type { GuestValues } from './guest-fields.tsx'
import { useApi } from '../../platform/api/use-api.ts'
import { useAction } from '../../platform/use-form.ts'
import type { CheckoutError } from './payment.ts'

/** Why the purchase did not go through, and what can be done about it (spec section 8). */
export function CheckoutErrorNotice({
  error,
  guest,
  onRetry,
}: {
  error: CheckoutError
  /** What a guest has typed; null for members. */
  guest: GuestValues | null
  onRetry: () => void
}): ReactNode {
  const t = useT()
  const hash = useHash()
  const { app } = usePlatform()
  const [shows_help, setShowsHelp] = useState(false)
  const sign_in = (
    <Button kind="outline" size="small" onClick={() => hash.open('auth')}>
      {t('common.purchase_problem_sign_in')}
    </Button>
  )
  const message = formatCheckoutError(error)
  return (
    <Notice tone="danger" icon={<CircleAlert />} role="alert" title={message}>
      {error.kind === 'problem' && (
        <div className={styles.faultActions}>
          {sign_in}
          <Button kind="outline" size="small" onClick={onRetry}>
            {t('common.purchase_problem_retry')}
          </Button>
          <Button
            kind="outline"
            size="small"
            aria-expanded={shows_help}
            onClick={() => setShowsHelp(!shows_help)}
          >
            {t('common.purchase_problem_get_help')}
          </Button>
        </div>
      )}
      {error.kind === 'said' && error.code === 'existing_subscriber' && <KnownAddress guest={guest} />}
      {error.kind === 'said' && error.code === 'existing_subscription' && (
        <div className={styles.faultActions}>
          <LinkButton kind="outline" size="small" href="/me/account/subscriptions">
            {t('checkout.to_subscriptions')}
          </LinkButton>
        </div>
      )}
      {shows_help && (
        <>
          <p>{t('checkout.help', { app: app.name })}</p>
          <SupportLink />
        </>
      )}
    </Notice>
  )

  function formatCheckoutError(shown: CheckoutError): string {
    switch (shown.kind) {
      case 'problem':
        return t('common.purchase_problem')
      case 'sign_in':
        return t('errors.authentication_required')
      default:
        return shown.code === 'network' ? t('common.offline') : problemMessage(t, shown)
    }
  }
}

/** The ways of a guest whose address is known: log in, or a mailed link. The order stays open below. */
function KnownAddress({ guest }: { guest: GuestValues | null }): ReactNode {
  const t = useT()
  const api = useApi()
  const hash = useHash()
  const { app } = usePlatform()
  const email = guest?.email.trim() ?? ''
  const form = useAction(async () => {
    await api('members.verifySubscriber', { email, name: guest?.name ?? '' })
    hash.open('auth', { step: 'code', email })
  })
  const logIn = (): void => hash.open('auth', email === '' ? {} : { step: 'login', email })
  return (
    <>
      <div className={styles.faultActions}>
        {app.sign_in_methods.includes('default') && (
          <Button kind="outline" size="small" onClick={logIn}>
            {t('common.log_in')}
          </Button>
        )}
        {app.sign_in_methods.includes('passwordless') && email !== '' && (
          <Button kind="outline" size="small" is_busy={form.is_saving} onClick={() => form.submit()}>
            {t('checkout.guest.email_link')}
          </Button>
        )}
      </div>
      {form.refusal !== null && <p>{form.refusal}</p>}
    </>
  )
}
