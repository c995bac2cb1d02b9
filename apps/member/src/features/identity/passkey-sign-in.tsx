import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './passkeys.module.css'
import type { AuthFlow } from './use-auth-flow.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { usePasskeyAutofill, type PasskeyProof } from './use-passkey-autofill.ts'
import { useFormCall, type FormCall } from './use-form-call.ts'
import { FormErrorNotice } from './validated-form.tsx'
import { usePasskeyDevice } from './use-passkey-device.ts'

/** Signing in by passkey, without typing anything. */
export function PasskeySignIn({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const { form, notice, signIn } = usePasskeySignIn(flow)
  const errorText = form.errors.notice ?? notice
  return (
    <div className={styles.way}>
      <FormErrorNotice text={errorText} />
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
  const signInWithPasskey = async ({ id, rawId, type, response }: PasskeyProof): Promise<void> =>
    flow.completeSignIn(await api('identity.signInByPasskey', { credential: { id, rawId, type, response } }))
  const runCeremony = async (): Promise<void> => {
    const optionsJSON = await api('identity.preparePasskeySignIn')
    const credentialProof = await device.runCeremony(({ startAuthentication }) =>
      startAuthentication({ optionsJSON }),
    )
    if (credentialProof) await signInWithPasskey(credentialProof)
  }
  usePasskeyAutofill({
    is_paused: form.is_busy,
    onChosen: (credentialProof) => void form.send({}, () => signInWithPasskey(credentialProof)),
  })
  return { form, notice: device.notice, signIn: () => void form.send({}, runCeremony) }
}
