import type { Viewing } from '@foyer/contract/identity/shapes'
import { sessionStore as tab } from './local.ts'

const KEY = 'foyer.viewing'

/** The token of a preview, and its origin in the studio. */
export type StoredPreview = { token: string; viewing: Viewing }

/**
 * The preview in which a team member views the app as a member. Stored in the tab only, so that other tabs and the
 * team member's own cookie are not affected.
 */
export type MemberPreview = {
  /** The one-time code of the address; null after a reload. */
  code: string | null
  /** The preview stored for the next load of this tab; null when it has ended or not started. */
  stored: () => StoredPreview | null
  store: (stored: StoredPreview) => void
  clear: () => void
}

let current: MemberPreview | null = null

/** Finds out, before anything else, whether this document is a preview. A sign-in of one's own ends one. */
export function startMemberPreview(preview_code: string | null, sign_in_code: string | null): void {
  if (sign_in_code !== null) tab.remove(KEY)
  if (preview_code === null && tab.get(KEY) === null) return
  if (preview_code !== null) tab.remove(KEY)
  current = {
    code: preview_code,
    stored: () => JSON.parse(tab.get(KEY) ?? 'null') as StoredPreview | null,
    store: (stored) => tab.set(KEY, JSON.stringify(stored)),
    clear: () => tab.remove(KEY),
  }
}

/** The preview of this document, fixed while the document is open; null outside a preview. */
export function memberPreview(): MemberPreview | null {
  return current
}
