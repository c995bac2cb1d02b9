/** Who is chosen of a list: some of the rows that are shown, or everyone whom the search finds. */
export type MemberSelection = { readonly is_everyone: boolean; readonly ids: ReadonlySet<string> }

/** Nobody. */
export const NOBODY: MemberSelection = { is_everyone: false, ids: new Set() }

/** Everyone whom the search finds, shown or not. */
export const EVERYONE: MemberSelection = { is_everyone: true, ids: new Set() }

/** The rows that are ticked. */
export function ticked({ is_everyone, ids }: MemberSelection, shown: readonly string[]): ReadonlySet<string> {
  return is_everyone ? new Set(shown) : ids
}

/** How many are chosen. */
export function chosenCount({ is_everyone, ids }: MemberSelection, total: number): number {
  return is_everyone ? total : ids.size
}
