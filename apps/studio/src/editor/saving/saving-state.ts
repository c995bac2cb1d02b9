import type { PageDraft, StudioPage } from '../types.ts'
import { assertNever } from '../assert-never.ts'

/** Why a draft could not be saved. What is refused is refused for one draft; another one is tried again. */
export type SaveFault =
  /** `is_busy`: the server answered that it cannot save now. */
  | { readonly kind: 'unreachable'; readonly is_busy: boolean }
  | { readonly kind: 'refused'; readonly error: unknown; readonly draft: PageDraft }
  | { readonly kind: 'conflict'; readonly theirs: StudioPage }
  /** The page is not there any more. */
  | { readonly kind: 'deleted' }

/** The state of saving a draft. Drafts are compared by identity: an edit always creates a new one. */
export type SavingState = {
  /** The revision that the next save builds on. */
  readonly revision: number
  readonly saved: PageDraft
  readonly sending: PageDraft | null
  readonly fault: SaveFault | null
  /** What was left unsaved the last time, until something is saved; it and the opened version each build on their own. */
  readonly restored: { readonly opened_revision: number; readonly stored: StoredVersion } | null
}

/** A draft that was left unsaved, and the revision on which it is based. */
type StoredVersion = { readonly revision: number; readonly draft: PageDraft }

export type SavingEvent =
  /** The draft became current by an edit, undo or redo. */
  | { readonly type: 'turned_to'; readonly draft: PageDraft }
  | { readonly type: 'sent'; readonly draft: PageDraft }
  | { readonly type: 'saved'; readonly draft: PageDraft; readonly revision: number }
  | { readonly type: 'failed'; readonly fault: SaveFault }
  | { readonly type: 'retried' }
  /** The owner chose their own version, on top of the other one. */
  | { readonly type: 'kept_mine'; readonly revision: number }
  /** The owner chose the other version, which is already saved. */
  | { readonly type: 'took_theirs'; readonly draft: PageDraft; readonly revision: number }

/**
 * Returns the state of a page just opened. An unsaved draft of the last visit comes with its base revision, so that
 * it conflicts with later saves like any late save.
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
 * Returns the version on which the current draft is based; null when unknown, for an unsaved draft of another
 * revision than the opened one.
 */
export function getBaseDraft({ revision, saved, restored }: SavingState): PageDraft | null {
  return restored && revision !== restored.opened_revision ? null : saved
}

/** Reduces the saving state by an event. */
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

/** Undoing a restored draft returns to the opened revision, redoing it to the draft's own base revision. */
function changeDraft(state: SavingState, draft: PageDraft): SavingState {
  const { restored, saved } = state
  const is_known_version = draft === saved || draft === restored?.stored.draft
  if (!restored || !is_known_version) return state
  const revision = draft === saved ? restored.opened_revision : restored.stored.revision
  return revision === state.revision ? state : { ...state, revision }
}

/** The status of the save line. `waiting` will be saved shortly; `untitled` needs a title first. */
export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'offline'
  | 'busy'
  | 'untitled'
  | 'refused'
  | 'conflict'
  | 'deleted'

/** Returns the save status of the current draft. */
export function saveStatus(state: SavingState, draft: PageDraft, is_online: boolean): SaveStatus {
  if (state.fault?.kind === 'conflict' || state.fault?.kind === 'deleted') return state.fault.kind
  if (state.sending) return 'saving'
  if (draft === state.saved) return 'saved'
  if (draft.title.trim() === '') return 'untitled'
  if (!is_online) return 'offline'
  if (state.fault?.kind === 'unreachable') return state.fault.is_busy ? 'busy' : 'offline'
  return state.fault?.kind === 'refused' && state.fault.draft === draft ? 'refused' : 'waiting'
}
