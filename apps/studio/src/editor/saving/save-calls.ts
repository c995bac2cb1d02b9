import { ApiError } from '@foyer/contract/client'
import type { PageDraft, StudioPage } from '../types.ts'
import type { SaveFault } from './saving-state.ts'

/** What saving a page asks of the server. */
export type SaveCalls = {
  readonly save: (revision: number, draft: PageDraft) => Promise<{ revision: number }>
  /** The page as it is on the server now. */
  readonly load: () => Promise<StudioPage>
  /** Whether the page is deleted, as the app says now; rejects where the app does not answer. */
  readonly isDeleted: () => Promise<boolean>
  /** Brings the page back after somebody has deleted it. */
  readonly restore: () => Promise<void>
}

/** The server is away or too busy: the same save may well be taken in a moment. */
const transient_statuses: readonly number[] = [0, 429, 502, 503, 504]

/**
 * Why a draft was not saved. That something was not found says nothing of the page by itself: the app may be out of
 * reach for whoever is signed in now, so the app is asked.
 */
export async function toSaveFault(
  error: unknown,
  draft: PageDraft,
  { load, isDeleted }: Pick<SaveCalls, 'load' | 'isDeleted'>,
): Promise<SaveFault> {
  const refused: SaveFault = { kind: 'refused', error, draft }
  if (isTransient(error)) return { kind: 'unreachable' }
  if (!(error instanceof ApiError)) return refused
  if (error.code === 'not_found') {
    return isDeleted().then(
      (is_deleted) => (is_deleted ? { kind: 'deleted' } : refused),
      (reason: unknown) => (isTransient(reason) ? { kind: 'unreachable' } : refused),
    )
  }
  if (error.code !== 'stale_revision') return refused
  try {
    return { kind: 'conflict', theirs: await load() }
  } catch {
    return { kind: 'unreachable' }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof ApiError && transient_statuses.includes(error.status)
}
