import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { CircleAlert, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './passkeys.module.css'
import type { AuthFlow } from './use-auth-flow.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Signing in by passkey, without typing anything. */
export function PasskeyWay({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const { form, notice, signIn } = usePasskeySignIn(flow)
  const fault = form.faults.notice ?? notice
  return (
    <div className={styles.way}>
      {fault !== null && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {fault}
        </Notice>
      )}
      <Button kind="outline" is_wide icon={<KeyRound />} is_busy={form.is_busy} onClick={signIn}>
        {t('passkeys.use')}
      </Button>
    </div>
  )
}
