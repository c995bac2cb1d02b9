import type { PageDraft, StudioPage } from '../types.ts'
import { assertNever } from '../assert-never.ts'

/** Why a draft could not be saved. What is refused is refused for one draft; another one is tried again. */
export type SaveFault =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly error: unknown; readonly draft: PageDraft }
  | { readonly kind: 'conflict'; readonly theirs: StudioPage }
  /** The page is not there any more. */
  | { readonly kind: 'deleted' }

/** What the editor knows about the saved draft. Drafts are told apart by identity: an edit always makes a new one. */
export type SavingState = {
  /** The revision that the next save builds on. */
  readonly revision: number
  readonly saved: PageDraft
  readonly sending: PageDraft | null
  readonly fault: SaveFault | null
  /** What was left unsaved the last time, until something is saved; it and the opened version each build on their own. */
  readonly restored: { readonly opened_revision: number; readonly stored: StoredVersion } | null
}

/** A draft that was left unsaved, and the revision that it was made on. */
type StoredVersion = { readonly revision: number; readonly draft: PageDraft }

export type SavingEvent =
  /** The owner now looks at this draft, by an edit or by a step back. */
  | { readonly type: 'turned_to'; readonly draft: PageDraft }
  | { readonly type: 'sent'; readonly draft: PageDraft }
  | { readonly type: 'saved'; readonly draft: PageDraft; readonly revision: number }
  | { readonly type: 'failed'; readonly fault: SaveFault }
  | { readonly type: 'retried' }
  /** The owner goes on with their own version, on top of the other one. */
  | { readonly type: 'kept_mine'; readonly revision: number }
  /** The owner goes on with the other version; it is saved already. */
  | { readonly type: 'took_theirs'; readonly draft: PageDraft; readonly revision: number }

/**
 * A page as it was opened: saved. `kept` is what was left unsaved the last time, and the revision that it was made on,
 * so that it meets what others have saved since as any other late save does.
 */
export function createSavingState(
  page: { revision: number; draft: PageDraft },
  stored: StoredVersion | null = null,
): SavingState {
  const restored = stored && { opened_revision: page.revision, stored }
  return {
    revision: stored?.revision ?? page.revision,
    saved: page.draft,
    sending: null,
    fault: null,
    restored,
  }
}

/**
 * The version that the present draft was made from; null where nobody knows it any more, as of what was left unsaved
 * the last time on a revision that is not the one opened.
 */
export function getBaseDraft({ revision, saved, restored }: SavingState): PageDraft | null {
  return restored && revision !== restored.opened_revision ? null : saved
}

/** What becomes of the saving by an event. */
export function savingReducer(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'turned_to':
      return changeDraft(state, event.draft)
    case 'sent':
      return { ...state, sending: event.draft, fault: null }
    case 'saved':
    case 'took_theirs':
      return { revision: event.revision, saved: event.draft, sending: null, fault: null, restored: null }
    case 'failed':
      return { ...state, sending: null, fault: event.fault }
    case 'retried':
      return { ...state, fault: null }
    case 'kept_mine':
      return { ...state, revision: event.revision, sending: null, fault: null, restored: null }
    default:
      return assertNever(event)
  }
}

/** Taking back what was restored leads to the version that was opened, and going there again to the older one. */
function changeDraft(state: SavingState, draft: PageDraft): SavingState {
  const { restored, saved } = state
  const is_known_version = draft === saved || draft === restored?.stored.draft
  if (!restored || !is_known_version) return state
  const revision = draft === saved ? restored.opened_revision : restored.stored.revision
  return revision === state.revision ? state : { ...state, revision }
}

/** The words of the save line. `waiting` is saved in a moment; `untitled` waits for a title. */
export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'offline'
  | 'untitled'
  | 'refused'
  | 'conflict'
  | 'deleted'

/** How the present draft stands. */
export function saveStatus(state: SavingState, draft: PageDraft, is_online: boolean): SaveStatus {
  if (state.fault?.kind === 'conflict' || state.fault?.kind === 'deleted') return state.fault.kind
  if (state.sending) return 'saving'
  if (draft === state.saved) return 'saved'
  if (draft.title.trim() === '') return 'untitled'
  if (!is_online || state.fault?.kind === 'unreachable') return 'offline'
  return state.fault?.kind === 'refused' && state.fault.draft === draft ? 'refused' : 'waiting'
}
