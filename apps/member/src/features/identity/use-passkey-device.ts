import { classifyPasskeyError } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { loadWithRetry } from '../../platform/load-with-retry.ts'

type WebAuthn = typeof import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Loads what speaks with the authenticators of this device; nobody needs it before. */
export function loadWebAuthn(): Promise<WebAuthn> {
  return loadWithRetry(() => import('@simplewebauthn/browser'))
}

/** Asks the device, and keeps in words why it did not answer. Changing one's mind needs no words. */
export function usePasskeyDevice(): {
  notice: string | null
  runCeremony: <Answer>(ceremony: (webAuthn: WebAuthn) => Promise<Answer>) => Promise<Answer | null>
} {
  const t = useT()
  const [notice, setNotice] = useState<string | null>(null)
  return {
    notice,
    runCeremony: async (ceremony) => {
      setNotice(null)
      try {
        return await ceremony(await loadWebAuthn())
      } catch (error) {
        const reason = classifyPasskeyError(error)
        if (reason !== 'cancelled') setNotice(t(`passkeys.fault.${reason}`))
        return null
      }
    },
  }
}
