import { ApiError, type InputFor, type OutputFor } from '@foyer/contract/client'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { logFailure } from '../../platform/log.ts'
import { hasPasskeys, loadWebAuthn } from './use-passkey-device.ts'

/** What the server reads of an answer; extensions say nothing here. */
export type PasskeyProof = Pick<
  InputFor<'identity.signInByPasskey'>['credential'],
  'id' | 'rawId' | 'type' | 'response'
>

/** What a passkey is asked to sign lasts five minutes; the question is put anew before. */
const RENEW_INTERVAL_MS = 4.5 * 60_000

type Options = {
  /** Another way is being tried: two questions at a time the browser does not take. */
  is_paused: boolean
  onChosen: (proof: PasskeyProof) => void
}

/** Offers passkeys in the autofill of the field that is made for them, as long as whoever uses it is shown. */
export function usePasskeyAutofill({ is_paused, onChosen }: Options): void {
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

/** Puts the question, and again before it is too old; gives the way to take it back. */
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
      // Nobody asked for it: whoever is offline, or chose another way, is not told.
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
