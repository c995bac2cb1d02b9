import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useAction } from '../../platform/use-form.ts'
import styles from './checkout.module.css'
import type { GuestDetails } from './guest-order.ts'

/** Shown to a guest who has paid: their account is created once they prove the address, by a link or a code. */
export function GuestDone({ title, guest }: { title: string; guest: GuestDetails }): ReactNode {
  const t = useT()
  const api = useApi()
  const hash = useHash()
  const { app } = usePlatform()
  const { email, name } = guest
  const form = useAction(async () => {
    await api('members.verifySubscriber', { email, name })
    hash.open('auth', { step: 'code', email })
  })
  return (
    <div className={styles.state}>
      <span className={styles.tick}>
        <Check aria-hidden="true" />
      </span>
      <h3 className={styles.title}>{t('checkout.guest.done_title')}</h3>
      <output className={styles.meta}>{t('checkout.guest.done_text', { title })}</output>
      <p className={styles.mailed}>
        <MailCheck aria-hidden="true" />
        <span>{t('checkout.guest.mailed', { email })}</span>
      </p>
      {app.sign_in_methods.includes('passwordless') && (
        <Button is_wide is_busy={form.is_saving} onClick={() => form.submit()}>
          {t('checkout.guest.create_account')}
        </Button>
      )}
      {form.refusal !== null && <p role="alert">{form.refusal}</p>}
    </div>
  )
}
