import { z } from 'zod'
import { id, instant, requiredLine } from '../shapes.ts'

/** How an authenticator may be reached; other values from browsers are not stored. */
export const passkeyTransport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** The name of a passkey, which its owner chooses. */
export const passkeyName = z
  .string()
  .trim()
  .refine((name) => !/\p{Cc}/u.test(name), { error: 'name_has_line_break' })
  .pipe(requiredLine(60))

/** A passkey as its owner sees it in a list. */
export const passkey = z.object({
  id,
  /** The name that the user gave, otherwise the browser and system that created it; empty where neither is known. */
  name: z.string(),
  /** The host that it was created on; it signs in only there. */
  host: z.string(),
  /** Whether it is backed up to a cloud account, so that it survives the loss of a device. */
  is_backed_up: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
})

/** A person's passkeys, newest first. */
export const passkeyList = z.object({ items: z.array(passkey) })

const credentialType = z.literal('public-key')

/**
 * The browser's options to create a passkey: `PublicKeyCredentialCreationOptionsJSON` of the Web Authentication
 * specification. The challenge is valid once, within five minutes, on the requesting device.
 */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: credentialType, transports: z.array(passkeyTransport) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/**
 * The browser's options to sign in: `PublicKeyCredentialRequestOptionsJSON`. It lists no passkeys and so reveals
 * nothing about users; the user chooses from their own.
 */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

/** What every answer of an authenticator has in common. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: credentialType,
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}).optional(),
}

/** A new passkey as the browser returns it: `RegistrationResponseJSON`. Other properties are accepted and ignored. */
export const newPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(20).optional(),
    authenticatorData: z.string().max(40_000).optional(),
    publicKey: z.string().max(8000).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
})

/** A signature by a passkey as the browser returns it: `AuthenticationResponseJSON`. */
export const passkeyProof = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
})

export type Passkey = z.infer<typeof passkey>
export type PasskeyTransport = z.infer<typeof passkeyTransport>
export type PasskeyCreation = z.infer<typeof passkeyCreation>
export type PasskeyRequest = z.infer<typeof passkeyRequest>
export type NewPasskey = z.infer<typeof newPasskey>
export type PasskeyProof = z.infer<typeof passkeyProof>
