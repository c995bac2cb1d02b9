import { useRef, type MouseEvent, type PointerEvent } from 'react'

const LONG_PRESS_MS = 450
const MOVE_PX = 10

/** Opens something at a long press of a finger and at the right mouse button; links retain their own menu. */
export function useMessagePress(open: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const was_opened = useRef(false)
  const cancel = (): void => clearTimeout(timer.current)
  if (!open) return {}
  return {
    onContextMenu: (event: MouseEvent) => {
      if (isOwnTarget(event.target) || hasSelection()) return
      event.preventDefault()
      cancel()
      open()
    },
    onPointerDown: (event: PointerEvent) => {
      cancel()
      was_opened.current = false
      if (event.pointerType === 'mouse' || isOwnTarget(event.target)) return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        was_opened.current = true
        open()
      }, LONG_PRESS_MS)
    },
    /** The finger that opened the menu presses nothing when it is lifted. */
    onClickCapture: (event: MouseEvent) => {
      if (!was_opened.current) return
      was_opened.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MOVE_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
  }
}

function isOwnTarget(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, input, video') !== null
}

function hasSelection(): boolean {
  return (getSelection()?.toString() ?? '') !== ''
}
