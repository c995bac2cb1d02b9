import type { PageDraft } from '../types.ts'

/** The number of undo steps. */
export const HISTORY_LENGTH = 200

/** A draft and selection in the history. */
export type HistoryEntry = { readonly draft: PageDraft; readonly selected: string | null }

/** The editor's whole memory of one page. It knows no server, no clock and no screen. */
export type EditorState = HistoryEntry & {
  /** Blocks that are selected beside `selected`, which the last click or key reached. */
  readonly others: readonly string[]
  /** The block from which a range is extended. */
  readonly anchor: string | null
  /** Steps that can be undone, the last one at the end. */
  readonly past: readonly HistoryEntry[]
  /** Steps that were undone, the next one at the end. */
  readonly future: readonly HistoryEntry[]
  /** The field typed into last: further typing there belongs to the same step. Null: the next change is a new step. */
  readonly typing_in: string | null
}

/** Opens a draft with nothing selected and nothing to undo. */
export function createEditorState(draft: PageDraft): EditorState {
  return { draft, selected: null, others: [], anchor: null, past: [], future: [], typing_in: null }
}

/** Lists the selected blocks; empty where the page itself is. */
export function listSelected({
  selected,
  others,
}: Pick<EditorState, 'selected' | 'others'>): readonly string[] {
  return selected === null ? [] : [...others, selected]
}
