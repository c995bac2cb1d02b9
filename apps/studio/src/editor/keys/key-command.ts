/** What a key can do in the editor. */
export type KeyCommand =
  | 'add'
  | 'select_previous'
  | 'select_next'
  | 'extend_previous'
  | 'extend_next'
  | 'move_up'
  | 'move_down'
  | 'move_in'
  | 'move_out'
  | 'duplicate'
  | 'delete'
  | 'undo'
  | 'redo'
  | 'publish'
  | 'preview'
  | 'show_keys'
  | 'escape'

/**
 * Where a key was pressed: `canvas` (the page or nothing), `list` (rows with own keys), `tree` (pages), `rows`
 * (items of a list, with keys of their own), `control` (buttons), `field` (plain text), `rich` (rich text with own undo), `layer` (dialog or menu).
 */
export type KeyContext = 'canvas' | 'list' | 'tree' | 'rows' | 'control' | 'field' | 'rich' | 'layer'

export type KeyPress = {
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly has_mod: boolean
  readonly has_shift: boolean
  readonly has_alt: boolean
  /** Arrows towards the end of a line lead in, which is left where the script is written from the right. */
  readonly is_rtl?: boolean
}

/** The command behind a key, or null where the key is not ours. Single letters never act while someone is typing. */
export function getKeyCommand(handleKeyDown: KeyPress, place: KeyContext): KeyCommand | null {
  if (place === 'layer') return null
  const key = handleKeyDown.key.length === 1 ? handleKeyDown.key.toLowerCase() : handleKeyDown.key
  if (handleKeyDown.has_mod && !handleKeyDown.has_alt)
    return getModifiedCommand(key, handleKeyDown.has_shift, place)
  if (place === 'rows') return key === 'Escape' && !handleKeyDown.has_mod ? 'escape' : null
  const is_typing = place === 'field' || place === 'rich'
  if (is_typing || handleKeyDown.has_mod || place === 'tree') return null
  if (handleKeyDown.has_alt) {
    if (key === 'ArrowUp') return 'move_up'
    if (key === 'ArrowDown') return 'move_down'
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
    return (key === 'ArrowRight') === (handleKeyDown.is_rtl === true) ? 'move_out' : 'move_in'
  }
  return getPlainCommand(key, handleKeyDown.has_shift, place)
}

function getModifiedCommand(key: string, has_shift: boolean, place: KeyContext): KeyCommand | null {
  if (key === 'Enter') return 'publish'
  if (place === 'rich') return null
  if (key === 'z') return has_shift ? 'redo' : 'undo'
  if (key === 'y' && !has_shift) return 'redo'
  return key === 'd' && !has_shift && place !== 'field' && place !== 'rows' ? 'duplicate' : null
}

function getPlainCommand(key: string, has_shift: boolean, place: KeyContext): KeyCommand | null {
  if (key === 'Backspace' || key === 'Delete') return 'delete'
  if (key === 'Escape') return 'escape'
  if (key === '?') return 'show_keys'
  if (has_shift && place === 'canvas') {
    if (key === 'ArrowUp') return 'extend_previous'
    if (key === 'ArrowDown') return 'extend_next'
  }
  if (has_shift || place === 'list') return null
  if (key === 'a') return 'add'
  if (key === 't') return 'preview'
  if (place !== 'canvas') return null
  if (key === 'ArrowUp') return 'select_previous'
  return key === 'ArrowDown' ? 'select_next' : null
}
