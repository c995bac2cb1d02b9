import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@foyer/contract/identity/passkey-shapes'

/** What a browser or an authenticator may do otherwise than an honest one on the right page. */
export type AuthenticatorOptions = {
  /** The origin of the page that requested it. */
  origin?: string
  /** The host that the authenticator binds its answer to. */
  host?: string
  challenge?: string
  is_cross_origin?: boolean
  is_user_verified?: boolean
  counter?: number
  user_handle?: string | null
  transports?: string[]
}

/** A software authenticator with one passkey (a real P-256 key), in a browser on a page of `origin`. */
export type SoftAuthenticator = {
  createPasskey: (options: PasskeyCreation, options_changed?: AuthenticatorOptions) => NewPasskey
  sign: (options: PasskeyRequest, options_changed?: AuthenticatorOptions) => PasskeyProof
}

/** A new device on a page of an origin. Its counter rises with every signature, unless it `counts` not at all. */
export function anAuthenticator(origin: string, { counts = true } = {}): SoftAuthenticator {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose_key = cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
  const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cose_key])
  let counter = 0
  let owner = ''

  const clientData = (type: string, challenge: string, options_changed: AuthenticatorOptions): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: options_changed.challenge ?? challenge,
        origin: options_changed.origin ?? origin,
        crossOrigin: options_changed.is_cross_origin ?? false,
      }),
    )
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const
  return {
    createPasskey: ({ rp, user, challenge }, options_changed = {}) => {
      owner = user.id
      const flags = IS_PRESENT | HAS_KEY | verificationFlag(options_changed)
      const data = Buffer.concat([
        authenticatorData(options_changed.host ?? rp.id, flags, options_changed.counter ?? 0),
        attested,
      ])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, options_changed).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: options_changed.transports ?? ['internal', 'hybrid'],
        },
      }
    },
    sign: ({ rpId, challenge }, options_changed = {}) => {
      if (counts) counter += 1
      const data = authenticatorData(
        options_changed.host ?? rpId,
        IS_PRESENT | verificationFlag(options_changed),
        options_changed.counter ?? counter,
      )
      const client_data = clientData('webauthn.get', challenge, options_changed)
      const signed = Buffer.concat([data, createHash('sha256').update(client_data).digest()])
      const handle = options_changed.user_handle === undefined ? owner : options_changed.user_handle
      return {
        ...named,
        response: {
          clientDataJSON: client_data.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(handle === null ? {} : { userHandle: handle }),
        },
      }
    },
  }
}

const IS_PRESENT = 0x01
const IS_VERIFIED = 0x04
const HAS_KEY = 0x40

function verificationFlag({ is_user_verified = true }: AuthenticatorOptions): number {
  return is_user_verified ? IS_VERIFIED : 0
}

function authenticatorData(host: string, flags: number, counter: number): Buffer {
  return Buffer.concat([createHash('sha256').update(host).digest(), uint(flags, 1), uint(counter, 4)])
}

function uint(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

/** The beginning of a CBOR item (RFC 8949): its kind, and how long or how large it is. */
function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return uint((kind << 5) | size, 1)
  return size < 256
    ? Buffer.concat([uint((kind << 5) | 24, 1), uint(size, 1)])
    : Buffer.concat([uint((kind << 5) | 25, 1), uint(size, 2)])
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([cborHead(3, bytes.length), bytes])
}

function cborMap(entries: readonly (readonly [key: Buffer, value: Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
}
