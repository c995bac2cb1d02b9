/** What a key does with the row that has the focus. Enter and arrows belong to the list itself. */
export type RowCommand = 'move_up' | 'move_down' | 'duplicate' | 'delete'

type RowKey = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Returns the command of a key on a row; null for keys without one. */
export function getRowCommand({ key, altKey, ctrlKey, metaKey, shiftKey }: RowKey): RowCommand | null {
  if (shiftKey) return null
  const has_mod = ctrlKey || metaKey
  if (altKey && !has_mod) {
    if (key === 'ArrowUp') return 'move_up'
    return key === 'ArrowDown' ? 'move_down' : null
  }
  if (altKey) return null
  if (has_mod) return key.toLowerCase() === 'd' ? 'duplicate' : null
  return key === 'Delete' || key === 'Backspace' ? 'delete' : null
}
