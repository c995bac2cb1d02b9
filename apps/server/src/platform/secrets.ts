import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** A new secret of 256 bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret of 256 bits: its SHA-256. Secrets that people choose need Argon2id instead. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** Compares two texts in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}

/** Keys derived from `SECRET_KEY`, one for each purpose, so that no signature serves another. */
export type Secrets = {
  /** HMAC-SHA-256 of a text under the key of that purpose, base64url. */
  sign: (purpose: string, text: string) => string
  verify: (purpose: string, text: string, signature: string) => boolean
  /** AES-256-GCM; the purpose is bound in as associated data. */
  encrypt: (purpose: string, text: string) => string
  /** Throws when the text was not encrypted by this key for this purpose. */
  decrypt: (purpose: string, sealed: string) => string
}

/** Builds the derived keys from the one configured secret (HKDF, RFC 5869). */
export function createSecrets(secret_key: string): Secrets {
  const keys = new Map<string, Buffer>()
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret_key, 'foyer', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyOf(purpose)).update(text).digest('base64url')

  return {
    sign,
    verify: (purpose, text, signature) => sameSecret(sign(purpose, text), signature),
    encrypt: (purpose, text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(`encrypt:${purpose}`), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const key = keyOf(`encrypt:${purpose}`)
      // Without the length a text shorter than a tag would be proven by a shorter one.
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
