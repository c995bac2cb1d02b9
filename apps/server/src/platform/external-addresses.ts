/** Where the services outside of this server answer. */
export type ExternalAddresses = {
  stripe: { protocol: 'https' | 'http'; host: string; port: number }
  app_store: { production: string; sandbox: string }
  sign_in_issuers: { readonly google: string; readonly apple: string }
}

/** The real addresses. No production setting changes them; tests inject stand-ins. */
export const EXTERNAL_ADDRESSES: ExternalAddresses = {
  stripe: { protocol: 'https', host: 'api.stripe.com', port: 443 },
  // Apple, "App Store Server API".
  app_store: {
    production: 'https://api.storekit.apple.com',
    sandbox: 'https://api.storekit-sandbox.apple.com',
  },
  sign_in_issuers: { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' },
}
