/** Who is chosen of a list: some of the rows that are shown, or everyone whom the search finds. */
export type MemberSelection = { readonly is_everyone: boolean; readonly ids: ReadonlySet<string> }

/** Nobody. */
export const EMPTY_SELECTION: MemberSelection = { is_everyone: false, ids: new Set() }

/** Everyone whom the search finds, shown or not. */
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
