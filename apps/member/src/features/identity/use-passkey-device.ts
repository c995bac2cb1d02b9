import { classifyPasskeyError } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { loadWithRetry } from '../../platform/load-with-retry.ts'

type WebAuthn = typeof import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Loads the WebAuthn library, on first use. */
export function loadWebAuthn(): Promise<WebAuthn> {
  return loadWithRetry(() => import('@simplewebauthn/browser'))
}

/** Runs a passkey ceremony and stores a message when it fails. A cancellation has none. */
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
