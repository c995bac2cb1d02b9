import { comparePages } from '@foyer/domain/pages'
import { readLocal, writeLocal } from '../../platform/local.ts'
import type { PageDraft, StudioPage } from '../types.ts'

/** A draft that was unsaved when the tab closed, and the revision on which it is based. */
export type StoredDraft = { readonly revision: number; readonly draft: PageDraft }

const getStorageKey = (page_id: string): string => `draft.${page_id}`

/** Stores an unsaved draft in this browser until the server has it. */
export function storeDraft(page_id: string, stored: StoredDraft): void {
  writeLocal(getStorageKey(page_id), JSON.stringify(stored))
}

/** Removes the stored draft: the server has it, or the owner chose another version. */
export function clearStoredDraft(page_id: string): void {
  writeLocal(getStorageKey(page_id), null)
}

/** Returns the stored draft of a page if it differs from the server's; otherwise null, also for unreadable ones. */
export function readStoredDraft(page: StudioPage): StoredDraft | null {
  const text = readLocal(getStorageKey(page.page_id))
  const stored = text === null ? null : parseStoredDraft(text)
  return stored && comparePages(stored.draft, page.draft).length > 0 ? stored : null
}

function parseStoredDraft(text: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(text)
    return isStoredDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Only this code writes stored drafts, so checking the outer shape is enough to detect older formats. */
function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('draft' in value))
    return false
  const { revision, draft } = value
  return typeof revision === 'number' && typeof draft === 'object' && draft !== null && 'blocks' in draft
}
