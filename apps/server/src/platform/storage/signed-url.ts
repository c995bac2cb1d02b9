import type { Clock } from '../clock/index.ts'
import type { Secrets } from '../secrets.ts'
import { parseStorageKey, streamFolder } from './storage-key.ts'

/** Signed addresses live at most this long (security, "Gated content"). */
export const MAX_EXPIRY_S = 600

const PURPOSE = 'storage.signed-url'

export type SignOptions = {
  expires_s: number
  /** The access that readers must have on request: the server of the file receives it and decides. */
  bound_to?: string
  /** The name under which a browser saves it. */
  file_name?: string
  /** Browsers save it, also a type that they could show. */
  is_download?: boolean
}

/** What a signature covers, or why it covers nothing. */
export type SignatureResult =
  | { is_valid: true; file_name: string | null; bound_to: string | null; is_download: boolean }
  | { is_valid: false }

/** Signs and checks addresses of files that not everyone may see. */
export type UrlSigner = {
  sign: (key: string, options: SignOptions) => string
  verify: (key: string, query: URLSearchParams) => SignatureResult
}

/**
 * Creates a signer whose key is derived from `SECRET_KEY`. Signatures are bound to the app because it is part of a
 * file's key.
 */
export function createUrlSigner(secrets: Pick<Secrets, 'sign' | 'verify'>, clock: Clock): UrlSigner {
  return {
    sign: (key, { expires_s, bound_to, file_name, is_download = false }) => {
      parseStorageKey(key)
      if (!(expires_s > 0 && expires_s <= MAX_EXPIRY_S))
        throw new Error('A signed address lives 1 to 600 seconds.')
      const expires = String(Math.floor(clock.now().getTime() / 1000) + Math.ceil(expires_s))
      const query = new URLSearchParams({ expires })
      if (file_name !== undefined) query.set('name', file_name)
      if (bound_to !== undefined) query.set('for', bound_to)
      if (is_download) query.set('download', '1')
      query.set('signature', secrets.sign(PURPOSE, signedText(key, query)))
      return `${PREFIX}${key}?${query}`
    },

    verify: (key, query) => {
      const signature = query.get('signature')
      const expires = Number(query.get('expires'))
      if (!signature || !(expires * 1000 > clock.now().getTime())) return { is_valid: false }
      if (!secrets.verify(PURPOSE, signedText(key, query), signature)) return { is_valid: false }
      return {
        is_valid: true,
        file_name: query.get('name'),
        bound_to: query.get('for'),
        is_download: query.has('download'),
      }
    },
  }
}

const COOKIE_NAME = 'media'
const PREFIX = '/media/'

/**
 * Turns a signed address into an address without a signature and the `Set-Cookie` line that opens it: players read a
 * file in parts for longer than a signature lives, so the cookie is renewed while they play. That of a stream is for
 * all of its files.
 */
export function mediaCookie(signed_url: string): { src: string; cookie: string } {
  const [src = '', query = ''] = signed_url.split('?')
  const path = src.startsWith(PREFIX) ? streamFolder(src.slice(PREFIX.length)) : null
  const attributes = `Path=${path === null ? src : PREFIX + path}; Max-Age=${MAX_EXPIRY_S}; Secure; HttpOnly; SameSite=None; Partitioned`
  return { src, cookie: `${COOKIE_NAME}=${query}; ${attributes}` }
}

/** Reads the signature that a `Cookie` header has for the requested file; null where there is none. */
export function readMediaCookie(header: string | undefined): URLSearchParams | null {
  for (const part of header?.split(';') ?? []) {
    const text = part.trim()
    if (text.startsWith(`${COOKIE_NAME}=`)) return new URLSearchParams(text.slice(COOKIE_NAME.length + 1))
  }
  return null
}

/** JSON delimits the parts, so that no two requests sign the same text. One signature covers all files of a stream. */
function signedText(key: string, query: URLSearchParams): string {
  return JSON.stringify([
    ...[streamFolder(key) ?? key, query.get('expires'), query.get('name'), query.get('for')],
    ...(query.has('download') ? ['download'] : []),
  ])
}
