/** Which rows are chosen, by key. */
export type Selection = ReadonlySet<string>

/** Chooses a row or lets it go. */
export function toggleRow(selection: Selection, key: string): Selection {
  const next = new Set(selection)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Chooses every row between two, as Shift does; what was chosen stays. */
export function selectRange(
  selection: Selection,
  keys: readonly string[],
  from: string,
  to: string,
): Selection {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b)
  if (start === undefined || end === undefined || start < 0) return toggleRow(selection, to)
  return new Set([...selection, ...keys.slice(start, end + 1)])
}

/** Whether none, some or all of the shown rows are selected. */
export function selectionState(selection: Selection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = keys.filter((key) => selection.has(key)).length
  if (chosen === 0) return 'none'
  return chosen === keys.length ? 'all' : 'some'
}

/** Selects all shown rows, or deselects them if all were selected; hidden rows are unchanged. */
export function toggleAll(selection: Selection, keys: readonly string[]): Selection {
  const next = new Set(selection)
  const is_all = selectionState(selection, keys) === 'all'
  for (const key of keys) {
    if (is_all) next.delete(key)
    else next.add(key)
  }
  return next
}
