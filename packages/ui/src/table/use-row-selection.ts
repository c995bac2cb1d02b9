import { useRef, type KeyboardEvent } from 'react'
import { selectRange, toggleRow, type Selection } from './selection.ts'

type RowSelection = {
  readonly selected: Selection
  readonly onChange: (selected: Selection) => void
}

/**
 * Chooses rows by click and keys: X the row that has the focus, Shift a range, and Shift with an arrow the next row too.
 * `keys` are those of the loaded rows in their order.
 */
export function useRowSelection(keys: readonly string[], selection: RowSelection | undefined) {
  const anchor = useRef<string | null>(null)
  const choose = (key: string, is_range: boolean): void => {
    if (!selection) return
    const { selected, onChange } = selection
    onChange(
      is_range && anchor.current
        ? selectRange(selected, keys, anchor.current, key)
        : toggleRow(selected, key),
    )
    anchor.current = key
  }

  const press = (event: KeyboardEvent): void => {
    if (!selection || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const at = rowAt(event.target, keys)
    const key = keys[at]
    if (key === undefined) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.code === 'KeyX') {
      event.preventDefault()
      choose(key, event.shiftKey)
    } else if (event.shiftKey && step !== 0) {
      anchor.current ??= key
      const next = keys[at + step] ?? key
      selection.onChange(selectRange(selection.selected, keys, key, next))
      anchor.current = next
    }
  }
  return { choose, press }
}

/** The index of the row that contains an element, -1 outside of all rows. */
function rowAt(target: EventTarget, keys: readonly string[]): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null
  return row ? keys.indexOf(row.dataset['key'] ?? '') : -1
}

/** Letters pressed in a field are text; a box to tick is no field. */
function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')
}
