import type { PageDraft, StudioPage } from '../types.ts'
import { unreachable } from '../unreachable.ts'

/** Why a draft could not be saved. */
export type SaveFault =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly theirs: StudioPage }

/** What the editor knows about the saved draft. Drafts are told apart by identity: an edit always makes a new one. */
export type SavingState = {
  /** The revision that the next save builds on. */
  readonly revision: number
  readonly saved: PageDraft
  readonly sending: PageDraft | null
  readonly fault: SaveFault | null
}

export type SavingEvent =
  | { readonly type: 'sent'; readonly draft: PageDraft }
  | { readonly type: 'saved'; readonly draft: PageDraft; readonly revision: number }
  | { readonly type: 'failed'; readonly fault: SaveFault }
  | { readonly type: 'retried' }
  /** The owner goes on with their own version, on top of the other one. */
  | { readonly type: 'kept_mine'; readonly revision: number }
  /** The owner goes on with the other version; it is saved already. */
  | { readonly type: 'took_theirs'; readonly draft: PageDraft; readonly revision: number }

/** A page as it was opened: saved. */
export function openedAt(page: { revision: number; draft: PageDraft }): SavingState {
  return { revision: page.revision, saved: page.draft, sending: null, fault: null }
}

/** What becomes of the saving by an event. */
export function savingReducer(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'sent':
      return { ...state, sending: event.draft, fault: null }
    case 'saved':
    case 'took_theirs':
      return { revision: event.revision, saved: event.draft, sending: null, fault: null }
    case 'failed':
      return { ...state, sending: null, fault: event.fault }
    case 'retried':
      return { ...state, fault: null }
    case 'kept_mine':
      return { ...state, revision: event.revision, sending: null, fault: null }
    default:
      return unreachable(event)
  }
}

/** The words of the save line. `waiting` is saved in a moment; `untitled` waits for a title. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'untitled' | 'refused' | 'conflict'

/** How the present draft stands. */
export function saveStatus(state: SavingState, draft: PageDraft, is_online: boolean): SaveStatus {
  if (state.fault?.kind === 'conflict') return 'conflict'
  if (state.sending) return 'saving'
  if (draft === state.saved) return 'saved'
  if (draft.title.trim() === '') return 'untitled'
  if (!is_online || state.fault?.kind === 'unreachable') return 'offline'
  return state.fault ? 'refused' : 'waiting'
}
