/** Where the services outside of this server answer. */
export type ExternalAddresses = {
  stripe: { protocol: 'https' | 'http'; host: string; port: number }
  app_store: { production: string; sandbox: string }
  google_play: { tokens: string; api: string; certificates: string }
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
  // Google, "Google Play Developer API" and "OpenID Connect".
  google_play: {
    tokens: 'https://oauth2.googleapis.com',
    api: 'https://androidpublisher.googleapis.com',
    certificates: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  sign_in_issuers: { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' },
}
