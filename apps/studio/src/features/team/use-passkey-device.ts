import { passkeyFault } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'

type Device = typeof import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Asks the authenticators of this device, and keeps in words why they gave nothing. A change of mind needs none. */
export function usePasskeyDevice() {
  const t = useT()
  const [fault, setFault] = useState<string | null>(null)
  const ask = async <Answer>(work: (device: Device) => Promise<Answer>): Promise<Answer | null> => {
    setFault(null)
    try {
      return await work(await import('@simplewebauthn/browser'))
    } catch (error) {
      const found = passkeyFault(error)
      if (found !== 'cancelled') setFault(t(`studio_passkeys.fault.${found}`))
      return null
    }
  }
  return { fault, ask }
}
