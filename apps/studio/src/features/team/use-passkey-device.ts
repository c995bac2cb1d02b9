import { classifyPasskeyError } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'

type WebAuthn = typeof import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Calls the device's authenticators and returns an error message when they fail. A cancelled prompt has none. */
export function usePasskeyDevice() {
  const t = useT()
  const [fault, setFault] = useState<string | null>(null)
  const requestPasskey = async <Answer>(
    requestCredential: (webauthn: WebAuthn) => Promise<Answer>,
  ): Promise<Answer | null> => {
    setFault(null)
    try {
      return await requestCredential(await import('@simplewebauthn/browser'))
    } catch (error) {
      const fault_code = classifyPasskeyError(error)
      if (fault_code !== 'cancelled') setFault(t(`studio_passkeys.fault.${fault_code}`))
      return null
    }
  }
  return { fault, requestPasskey }
}
