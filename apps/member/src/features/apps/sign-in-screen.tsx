import { artUrl } from '@foyer/domain/art'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { Brand } from './brand.tsx'
import styles from './sign-in-screen.module.css'

/** The screen that a private app shows guests at every path: its name, icon, theme and sign-in. */
export function SignInScreen(): ReactNode {
  const t = useT()
  const hash = useHash()
  const { app } = usePlatform()
  return (
    <section className={styles.screen} aria-labelledby="sign-in">
      <div className={styles.art}>
        <img
          src={artUrl(app.theme.primary_color, { motif: 'arch', tone: 'ember', seed: 3 }, 750, 728)}
          alt=""
          width={750}
          height={728}
        />
      </div>
      <div className={styles.words}>
        <h1 id="sign-in">
          <Brand size="large" />
        </h1>
        <p className={styles.text}>{t('member.sign_in.text', { app: app.name })}</p>
      </div>
      <div className={styles.actions}>
        <Button is_wide onClick={() => hash.open('auth')}>
          {t('common.log_in')}
        </Button>
      </div>
    </section>
  )
}
