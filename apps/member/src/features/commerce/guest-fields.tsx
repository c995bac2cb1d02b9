import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import type { Form } from '@foyer/ui/form'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import styles from './checkout.module.css'

/** What a guest types to buy. */
export type GuestValues = { email: string; name: string }

/** The address and name of a guest, with logging in beside them. */
export function GuestFields({ form }: { form: Form<GuestValues> }): ReactNode {
  const t = useT()
  const hash = useHash()
  const email = form.field('email')
  const openSignIn = (): void => {
    const typed = form.values.email.trim()
    hash.open('auth', typed === '' ? {} : { email: typed })
  }
  return (
    <section className={styles.guest} aria-label={t('checkout.guest.label')}>
      <p className={styles.known}>
        {t('checkout.guest.known')}
        <Button kind="text" size="small" onClick={openSignIn}>
          {t('common.log_in')}
        </Button>
      </p>
      <TextField
        label={t('checkout.guest.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        icon={<Mail aria-hidden="true" />}
        help={email.error === undefined ? t('checkout.guest.email_help') : undefined}
        {...email}
      />
      <TextField label={t('common.name')} autoComplete="name" {...form.field('name')} />
    </section>
  )
}
