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
import type { CheckoutError } from './payment.ts'

/** Why the purchase did not go through, and what can be done about it (spec section 8). */
export function CheckoutErrorNotice({
  error,
  onRetry,
}: {
  error: CheckoutError
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
      {error.kind === 'said' && error.code === 'existing_subscriber' && (
        <div className={styles.faultActions}>{sign_in}</div>
      )}
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
