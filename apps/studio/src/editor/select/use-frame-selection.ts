import { useEffect, useRef } from 'react'

/** What clicks on the canvas do to the selection. */
export type FrameSelection = {
  /** With Shift. */
  readonly extendTo: (block_id: string) => void
  /** With Ctrl or Cmd. */
  readonly toggle: (block_id: string) => void
}

/** The events by which a press would focus, drag or select a single block. */
const PRESS_EVENTS = ['pointerdown', 'mousedown', 'click'] as const

/** Extends the selection by clicks with Shift, Ctrl or Cmd on the canvas, before the canvas acts on them. */
export function useFrameSelection(frame: Document | null, selection: FrameSelection): void {
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  useEffect(() => {
    if (!frame) return undefined
    const handlePress = (event: MouseEvent): void => {
      const { shiftKey, ctrlKey, metaKey } = event
      if (!shiftKey && !ctrlKey && !metaKey) return
      const block_id = findBlockId(event.target)
      if (block_id === null) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type !== 'click') return
      if (shiftKey) latest.current.extendTo(block_id)
      else latest.current.toggle(block_id)
    }
    for (const name of PRESS_EVENTS) frame.addEventListener(name, handlePress, true)
    return () => {
      for (const name of PRESS_EVENTS) frame.removeEventListener(name, handlePress, true)
    }
  }, [frame])
}

function findBlockId(target: EventTarget | null): string | null {
  // Elements of the frame are not instances of this window's classes.
  const element = target as Element | null
  if (typeof element?.closest !== 'function') return null
  return element.closest('[data-block]')?.getAttribute('data-block') ?? null
}
