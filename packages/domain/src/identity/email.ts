/** An e-mail address in its normalised form, or why it is invalid. */
export type NormalizedEmail =
  | { ok: true; email: string }
  | { ok: false; code: 'email_invalid' | 'email_too_long' }

const MAX_EMAIL = 254
const MAX_LOCAL_PART = 64

/**
 * Normalises an e-mail address: one address, trimmed, case-folded, NFC, an internationalised domain in its ASCII
 * form (IDNA), at most 254 bytes. Quoted local parts, address literals and line breaks are refused.
 */
export function normalizeEmail(text: string): NormalizedEmail {
  if (/[\r\n\0]/u.test(text.replace(/^[ \t]+|[ \t]+$/gu, '')) || !text.isWellFormed()) return invalid
  const address = text.trim().normalize('NFC').toLowerCase().normalize('NFC')
  if (address.length > MAX_EMAIL * 2) return tooLong

  const parts = address.split('@')
  const [local = '', domain = ''] = parts
  if (parts.length !== 2 || !isLocalPart(local)) return invalid

  const ascii = asciiDomain(domain)
  if (ascii === null) return invalid
  const email = `${local}@${ascii}`
  return byteLength(email) > MAX_EMAIL || byteLength(local) > MAX_LOCAL_PART ? tooLong : { ok: true, email }
}

const invalid = { ok: false, code: 'email_invalid' } as const
const tooLong = { ok: false, code: 'email_too_long' } as const

/** A dot-atom of RFC 5322 with the letters, marks and digits that RFC 6531 adds. */
function isLocalPart(local: string): boolean {
  return /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local)
}

function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) || !URL.canParse(`http://${domain}/`)) return null
  const { hostname } = new URL(`http://${domain}/`)
  const labels = hostname.split('.')
  const is_host = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/u.test(label))
  const is_named = /^([a-z]{2,63}|xn--[a-z0-9-]+)$/u.test(labels.at(-1) ?? '')
  return is_host && is_named && labels.length >= 2 ? hostname : null
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
