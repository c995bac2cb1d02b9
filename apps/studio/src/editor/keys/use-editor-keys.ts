import { useEffect, useRef } from 'react'
import { getKeyCommand, type KeyCommand, type KeyContext } from './key-command.ts'

/**
 * Listens for the editor's shortcuts in the studio and the frame, in the capture phase, so that the canvas's own
 * keys do not act too. `run` returns whether it handled the command; otherwise the browser does.
 */
export function useEditorKeys(frame: Document | null, run: (command: KeyCommand) => boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const is_handled = event.ctrlKey || event.metaKey
      const key_press = {
        key: event.key,
        has_mod: is_handled,
        has_shift: event.shiftKey,
        has_alt: event.altKey,
        is_rtl: document.documentElement.dir === 'rtl',
      }
      const command = getKeyCommand(key_press, getKeyContext(event.target))
      if (!command) return
      const is_handled_now = latest.current(command)
      // Puck would undo and delete on its own canvas.
      if (command !== 'escape') event.stopPropagation()
      if (is_handled_now) event.preventDefault()
    }
    const targets = frame ? [window, frame] : [window]
    for (const target of targets) target.addEventListener('keydown', handleKeyDown as EventListener, true)
    return () => {
      for (const target of targets)
        target.removeEventListener('keydown', handleKeyDown as EventListener, true)
    }
  }, [frame])
}

/** Where something was pressed, copied or pasted. */
export function getKeyContext(target: EventTarget | null): KeyContext {
  // Elements of the frame are not instances of this window's classes, so we check their methods.
  const element = target as Element | null
  if (!element || typeof element.closest !== 'function') return 'canvas'
  if (element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'))
    return 'layer'
  if (element.closest('[contenteditable="true"]')) return 'rich'
  // Cells of a spreadsheet are typed in, copied and cleared by keys of their own.
  if (element.closest('[data-cells]')) return 'field'
  if (element.closest('input:not([type="checkbox"], [type="radio"]), textarea, select')) return 'field'
  // An item that is dragged by keyboard has all keys.
  if (element.closest('[data-items]:has([data-dragging])')) return 'layer'
  if (element.closest('[data-items]')) return 'rows'
  if (element.closest('[role="treegrid"]')) return element.closest('[data-outline]') ? 'list' : 'tree'
  if (element.closest('[role="grid"], [role="tablist"], [role="radiogroup"]')) return 'list'
  return element.closest('button, a, summary, input') ? 'control' : 'canvas'
}
