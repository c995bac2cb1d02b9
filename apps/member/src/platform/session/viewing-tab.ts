import type { Viewing } from '@foyer/contract/identity/shapes'
import { session as tab } from '../storage/local.ts'

const KEY = 'foyer.viewing'

/** The token of a preview, and where in the studio it came from. */
export type KeptView = { token: string; viewing: Viewing }

/**
 * The preview of one tab, in which somebody of the team looks at the app as a member: it lies with the tab alone, so that
 * other tabs, and the cookie of whoever looks, know nothing of it.
 */
export type ViewingTab = {
  /** The one-time code of the address; null in a page that was loaded anew. */
  code: string | null
  /** What was kept for the next load of this tab; null where the preview has ended, or not begun. */
  kept: () => KeptView | null
  keep: (kept: KeptView) => void
  forget: () => void
}

let entered: ViewingTab | null = null

/** Finds out, before anything else, whether this document is a preview. A sign-in of one's own ends one. */
export function enterTab(viewing_code: string | null, own_code: string | null): void {
  if (own_code !== null) tab.remove(KEY)
  if (viewing_code === null && tab.get(KEY) === null) return
  if (viewing_code !== null) tab.remove(KEY)
  entered = {
    code: viewing_code,
    kept: () => JSON.parse(tab.get(KEY) ?? 'null') as KeptView | null,
    keep: (kept) => tab.set(KEY, JSON.stringify(kept)),
    forget: () => tab.remove(KEY),
  }
}

/** The preview of this document, for as long as the document stands; null where people are here as themselves. */
export function viewingTab(): ViewingTab | null {
  return entered
}
