import { ApiError } from '@foyer/contract/client'
import type { PageDraft, StudioPage } from '../types.ts'
import type { SaveFault } from './saving-state.ts'

/** The server calls of saving a page. */
export type SaveCalls = {
  readonly save: (revision: number, draft: PageDraft) => Promise<{ revision: number }>
  /** The page as it is on the server now. */
  readonly load: () => Promise<StudioPage>
  /** Whether the page is deleted now; rejects when the server does not respond. */
  readonly isDeleted: () => Promise<boolean>
  /** Restores the page after another team member deleted it. */
  readonly restore: () => Promise<void>
}

/** The server is unavailable or overloaded; the same save may succeed on a retry. */
const transient_statuses: readonly number[] = [0, 429, 502, 503, 504]

/**
 * Returns why a draft was not saved. `not_found` alone is ambiguous, because the user may have lost access to the
 * app, so the page list is queried.
 */
export async function toSaveFault(
  error: unknown,
  draft: PageDraft,
  { load, isDeleted }: Pick<SaveCalls, 'load' | 'isDeleted'>,
): Promise<SaveFault> {
  const refused: SaveFault = { kind: 'refused', error, draft }
  if (isTransient(error)) return toUnreachable(error)
  if (!(error instanceof ApiError)) return refused
  if (error.code === 'not_found') {
    return isDeleted().then(
      (is_deleted) => (is_deleted ? { kind: 'deleted' } : refused),
      (reason: unknown) => (isTransient(reason) ? toUnreachable(reason) : refused),
    )
  }
  if (error.code !== 'stale_revision') return refused
  try {
    return { kind: 'conflict', theirs: await load() }
  } catch (reason) {
    return toUnreachable(reason)
  }
}

/** Without a status there was no answer: the network is away. */
function toUnreachable(error: unknown): SaveFault {
  return { kind: 'unreachable', is_busy: error instanceof ApiError && error.status !== 0 }
}

function isTransient(error: unknown): boolean {
  return error instanceof ApiError && transient_statuses.includes(error.status)
}
