/** The selected members of a list: some of the shown rows, or everyone in the search result. */
export type MemberSelection = { readonly is_everyone: boolean; readonly ids: ReadonlySet<string> }

/** An empty selection. */
export const EMPTY_SELECTION: MemberSelection = { is_everyone: false, ids: new Set() }

/** Everyone in the search result, shown or not. */
export const ALL_SELECTED: MemberSelection = { is_everyone: true, ids: new Set() }

/** The rows that are ticked. */
export function getSelectedRows(
  { is_everyone, ids }: MemberSelection,
  shown: readonly string[],
): ReadonlySet<string> {
  return is_everyone ? new Set(shown) : ids
}

/** How many are chosen. */
export function countSelected({ is_everyone, ids }: MemberSelection, total: number): number {
  return is_everyone ? total : ids.size
}
