import { passkeyFault } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { loadOnceMore } from '../../platform/load-once-more.ts'

type Device = typeof import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Loads what speaks with the authenticators of this device; nobody needs it before. */
export function loadDevice(): Promise<Device> {
  return loadOnceMore(() => import('@simplewebauthn/browser'))
}

/** Asks the device, and keeps in words why it did not answer. Changing one's mind needs no words. */
export function usePasskeyDevice(): {
  notice: string | null
  ask: <Answer>(work: (device: Device) => Promise<Answer>) => Promise<Answer | null>
} {
  const t = useT()
  const [notice, setNotice] = useState<string | null>(null)
  return {
    notice,
    ask: async (work) => {
      setNotice(null)
      try {
        return await work(await loadDevice())
      } catch (error) {
        const fault = passkeyFault(error)
        if (fault !== 'cancelled') setNotice(t(`passkeys.fault.${fault}`))
        return null
      }
    },
  }
}
