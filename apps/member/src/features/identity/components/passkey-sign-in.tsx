import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import styles from './passkeys.module.css'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useApi } from '#platform/api/use-api.ts'
import { FormErrorNotice } from '@foyer/ui/form'
import { useAction } from '#platform/use-form.ts'
import { usePasskeyDevice, hasPasskeys, loadWebAuthn } from '../use-passkey-device.ts'
import { ApiError, type InputFor, type OutputFor } from '@foyer/contract/client'
import { logFailure } from '#platform/log.ts'

/** Signing in by passkey, without typing anything. */
export function PasskeySignIn({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const { is_busy, errorText, signIn } = usePasskeySignIn(flow)
  return (
    <div className={styles.way}>
      <FormErrorNotice text={errorText} />
      <Button kind="outline" is_wide icon={<KeyRound />} is_busy={is_busy} onClick={signIn}>
        {t('passkeys.use')}
      </Button>
    </div>
  )
}

/**
 * Signs in by passkey: with a button, and through the autofill of the email field while the step is shown, where the
 * browser supports it.
 */
function usePasskeySignIn(flow: AuthFlow): {
  is_busy: boolean
  errorText: string | null
  signIn: () => void
} {
  const api = useApi()
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
  const form = useAction(runCeremony)
  usePasskeyAutofill({
    is_paused: form.is_saving,
    onChosen: (credentialProof) => void form.send(() => signInWithPasskey(credentialProof)),
  })
  return {
    is_busy: form.is_saving,
    errorText: form.refusal ?? device.notice,
    signIn: () => form.submit(),
  }
}

/** The fields of an assertion that the server reads; extensions are not used. */
type PasskeyProof = Pick<
  InputFor<'identity.signInByPasskey'>['credential'],
  'id' | 'rawId' | 'type' | 'response'
>

/** A passkey challenge is valid for five minutes; it is renewed before that. */
const RENEW_INTERVAL_MS = 4.5 * 60_000

type Options = {
  /** Another way is being tried: two questions at a time the browser does not take. */
  is_paused: boolean
  onChosen: (proof: PasskeyProof) => void
}

/** Offers passkeys in the autofill of the email field while the component is mounted. */
function usePasskeyAutofill({ is_paused, onChosen }: Options): void {
  const api = useApi()
  const prepare = useEffectEvent(() => api('identity.preparePasskeySignIn'))
  const handleChosen = useEffectEvent(onChosen)
  useEffect(() => {
    if (is_paused || !hasPasskeys()) return undefined
    return startConditionalSignIn(
      () => prepare(),
      (proof) => handleChosen(proof),
    )
  }, [is_paused])
}

/** Starts a conditional request and renews it before it expires; returns the function that stops it. */
function startConditionalSignIn(
  prepare: () => Promise<OutputFor<'identity.preparePasskeySignIn'>>,
  onChosen: (proof: PasskeyProof) => void,
): () => void {
  let is_stopped = false
  let cancel = (): void => {}
  const start = async (): Promise<void> => {
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      const [device, optionsJSON] = await Promise.all([loadWebAuthn(), prepare()])
      if (is_stopped) return
      cancel = () => device.WebAuthnAbortService.cancelCeremony()
      const proof = await device.startAuthentication({ optionsJSON, useBrowserAutofill: true })
      if (!is_stopped) onChosen(proof)
    } catch (error) {
      // The member did not start this, so an offline device or a cancellation shows no error.
      const is_expected = error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')
      if (!is_expected) logFailure('passkeys in the autofill', error)
    }
  }
  void start()
  const renewTimer = setInterval(() => void start(), RENEW_INTERVAL_MS)
  return () => {
    is_stopped = true
    clearInterval(renewTimer)
    cancel()
  }
}
