import { comparePages } from '@foyer/domain/pages'
import { readLocal, writeLocal } from '../../platform/local.ts'
import type { PageDraft, StudioPage } from '../types.ts'

/** A draft that was not saved when the tab closed, and the revision that it was made on. */
export type KeptDraft = { readonly revision: number; readonly draft: PageDraft }

const nameOf = (page_id: string): string => `draft.${page_id}`

/** Keeps an unsaved draft in this browser until the server has it. */
export function keepDraft(page_id: string, kept: KeptDraft): void {
  writeLocal(nameOf(page_id), JSON.stringify(kept))
}

/** Forgets what was kept: the server has it, or the owner chose another version. */
export function forgetDraft(page_id: string): void {
  writeLocal(nameOf(page_id), null)
}

/** What was kept for a page, if it says something else than the server; null otherwise, also for what cannot be read. */
export function keptDraft(page: StudioPage): KeptDraft | null {
  const text = readLocal(nameOf(page.page_id))
  const kept = text === null ? null : parseKept(text)
  return kept && comparePages(kept.draft, page.draft).length > 0 ? kept : null
}

function parseKept(text: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

/** What is kept was written by this code, in this browser; a look at its outline tells older shapes. */
function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('draft' in value))
    return false
  const { revision, draft } = value
  return typeof revision === 'number' && typeof draft === 'object' && draft !== null && 'blocks' in draft
}
