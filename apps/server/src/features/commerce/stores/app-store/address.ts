import { definePort } from '#platform/ports.ts'

/** Where the App Store Server API answers; `app/` gives the real places, tests a stand-in. */
export const appStoreAddressPort = definePort<{ production: string; sandbox: string }>(
  'address of the App Store',
)

/** The real places (Apple, "App Store Server API"). */
export const APP_STORE_ADDRESS = {
  production: 'https://api.storekit.apple.com',
  sandbox: 'https://api.storekit-sandbox.apple.com',
}
