import type { SsoProvider } from '@foyer/contract/accounts/provider-shapes'
import { definePort } from '#platform/ports.ts'

/** Where the providers are. Their addresses are settled here: no setting of a production server changes them. */
export const ISSUERS: Readonly<Record<SsoProvider, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
}

/** The providers in force; `app/` gives the real ones, tests stand-ins of their own. */
export const issuersPort = definePort<Readonly<Record<SsoProvider, string>>>('issuers of sign-ins')
