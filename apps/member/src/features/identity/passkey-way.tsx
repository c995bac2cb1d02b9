import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './passkeys.module.css'
import type { AuthFlow } from './use-auth-flow.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { usePasskeyAutofill, type PasskeyProof } from './use-passkey-autofill.ts'
import { useFormCall, type FormCall } from './use-form-call.ts'
import { FaultNotice } from './fault-form.tsx'
import { usePasskeyDevice } from './use-passkey-device.ts'

/** Signing in by passkey, without typing anything. */
export function PasskeyWay({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const { form, notice, signIn } = usePasskeySignIn(flow)
  const fault = form.faults.notice ?? notice
  return (
    <div className={styles.way}>
      <FaultNotice text={fault} />
      <Button kind="outline" is_wide icon={<KeyRound />} is_busy={form.is_busy} onClick={signIn}>
        {t('passkeys.use')}
      </Button>
    </div>
  )
}

/**
 * Signing in by passkey: by a button, and as long as the step is shown by the autofill of the email field, where the
 * browser offers it without being asked.
 */
function usePasskeySignIn(flow: AuthFlow): {
  form: FormCall
  notice: string | null
  signIn: () => void
} {
  const api = useApi()
  const form = useFormCall()
  const device = usePasskeyDevice()
  const enter = async ({ id, rawId, type, response }: PasskeyProof): Promise<void> =>
    flow.enter(await api('identity.signInByPasskey', { credential: { id, rawId, type, response } }))
  const ask = async (): Promise<void> => {
    const optionsJSON = await api('identity.preparePasskeySignIn')
    const proof = await device.ask(({ startAuthentication }) => startAuthentication({ optionsJSON }))
    if (proof) await enter(proof)
  }
  usePasskeyAutofill({
    is_paused: form.is_busy,
    onChosen: (proof) => void form.send({}, () => enter(proof)),
  })
  return { form, notice: device.notice, signIn: () => void form.send({}, ask) }
}
