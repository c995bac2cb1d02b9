import type { Clock } from '../clock/index.ts'
import type { Secrets } from '../secrets.ts'
import { parseStorageKey } from './storage-key.ts'

/** Signed addresses live at most this long (security, "Gated content"). */
export const LONGEST_EXPIRY_S = 600

const PURPOSE = 'storage.signed-url'

export type SignOptions = {
  expires_s: number
  /** Bound to a session, the address works for nobody else. */
  session_id?: string
  /** The name under which a browser saves it. */
  file_name?: string
}

/** What a signature covers, or why it covers nothing. */
export type Verified = { is_valid: true; file_name: string | null } | { is_valid: false }

/** Signs and checks addresses of files that not everyone may see. */
export type UrlSigner = {
  sign: (key: string, options: SignOptions) => string
  verify: (key: string, query: URLSearchParams, session_id: string | null) => Verified
}

/** A signer whose key is derived from `SECRET_KEY`; the app is bound in because it is part of the key of a file. */
export function createUrlSigner(secrets: Pick<Secrets, 'sign' | 'verify'>, clock: Clock): UrlSigner {
  return {
    sign: (key, { expires_s, session_id, file_name }) => {
      parseStorageKey(key)
      if (!(expires_s > 0 && expires_s <= LONGEST_EXPIRY_S))
        throw new Error('A signed address lives 1 to 600 seconds.')
      const expires = String(Math.floor(clock.now().getTime() / 1000) + Math.ceil(expires_s))
      const query = new URLSearchParams({ expires })
      if (file_name !== undefined) query.set('name', file_name)
      if (session_id !== undefined) query.set('bound', '1')
      query.set('signature', secrets.sign(PURPOSE, signedText(key, query, session_id ?? '')))
      return `/media/${key}?${query}`
    },

    verify: (key, query, session_id) => {
      const signature = query.get('signature')
      const expires = Number(query.get('expires'))
      const is_bound = query.get('bound') === '1'
      if (!signature || !(expires * 1000 > clock.now().getTime())) return { is_valid: false }
      if (is_bound && !session_id) return { is_valid: false }
      const text = signedText(key, query, is_bound ? (session_id ?? '') : '')
      if (!secrets.verify(PURPOSE, text, signature)) return { is_valid: false }
      return { is_valid: true, file_name: query.get('name') }
    },
  }
}

/** JSON keeps the parts apart, so that no two requests share a text. */
function signedText(key: string, query: URLSearchParams, session_id: string): string {
  return JSON.stringify([key, query.get('expires'), query.get('name'), query.get('bound'), session_id])
}
