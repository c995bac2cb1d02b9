/** Where the services outside of this server answer. */
export type ExternalAddresses = {
  stripe: { protocol: 'https' | 'http'; host: string; port: number }
  /** `root_sha256` is the fingerprint of the certificate that signatures go back to. */
  app_store: { production: string; sandbox: string; root_sha256: string }
  google_play: { tokens: string; api: string; certificates: string }
  sign_in_issuers: { readonly google: string; readonly apple: string }
  expo: string
  fcm: { tokens: string; api: string }
  /** The address of one instance of Pusher Beams. */
  pusher: (instance_id: string) => string
}

/** The real addresses. No production setting changes them; tests inject stand-ins. */
export const EXTERNAL_ADDRESSES: ExternalAddresses = {
  stripe: { protocol: 'https', host: 'api.stripe.com', port: 443 },
  // Apple, "App Store Server API" and "Apple Root CA - G3".
  app_store: {
    production: 'https://api.storekit.apple.com',
    sandbox: 'https://api.storekit-sandbox.apple.com',
    root_sha256:
      '63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79',
  },
  // Google, "Google Play Developer API" and "OpenID Connect".
  google_play: {
    tokens: 'https://oauth2.googleapis.com',
    api: 'https://androidpublisher.googleapis.com',
    certificates: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  sign_in_issuers: { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' },
  // The same as in Expo's client, Firebase's "HTTP v1" and Pusher's "Beams API reference".
  expo: 'https://exp.host',
  fcm: { tokens: 'https://oauth2.googleapis.com', api: 'https://fcm.googleapis.com' },
  pusher: (instance_id) => `https://${instance_id}.pushnotifications.pusher.com`,
}
