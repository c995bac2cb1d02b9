import { comparePages } from '@foyer/domain/pages'
import { readLocal, writeLocal } from '../../platform/local.ts'
import type { PageDraft, StudioPage } from '../types.ts'

/** A draft that was not saved when the tab closed, and the revision that it was made on. */
export type StoredDraft = { readonly revision: number; readonly draft: PageDraft }

const getStorageKey = (page_id: string): string => `draft.${page_id}`

/** Keeps an unsaved draft in this browser until the server has it. */
export function storeDraft(page_id: string, stored: StoredDraft): void {
  writeLocal(getStorageKey(page_id), JSON.stringify(stored))
}

/** Forgets what was kept: the server has it, or the owner chose another version. */
export function clearStoredDraft(page_id: string): void {
  writeLocal(getStorageKey(page_id), null)
}

/** What was kept for a page, if it says something else than the server; null otherwise, also for what cannot be read. */
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

/** What is kept was written by this code, in this browser; a look at its outline tells older shapes. */
function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('draft' in value))
    return false
  const { revision, draft } = value
  return typeof revision === 'number' && typeof draft === 'object' && draft !== null && 'blocks' in draft
}
