import type { Viewing } from '@foyer/contract/identity/shapes'
import { sessionStore as tab } from '../storage/local.ts'

const KEY = 'foyer.viewing'

/** The token of a preview, and where in the studio it came from. */
export type StoredPreview = { token: string; viewing: Viewing }

/**
 * The preview of one tab, in which somebody of the team looks at the app as a member: it lies with the tab alone, so that
 * other tabs, and the cookie of whoever looks, know nothing of it.
 */
export type MemberPreview = {
  /** The one-time code of the address; null in a page that was loaded anew. */
  code: string | null
  /** What was kept for the next load of this tab; null where the preview has ended, or not begun. */
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

/** The preview of this document, for as long as the document stands; null where people are here as themselves. */
export function memberPreview(): MemberPreview | null {
  return current
}
