import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { ignoreLift } from './ignore-lift.ts'

const LONG_PRESS_MS = 450
const MOVE_PX = 10

/** Opens something at a long press of a finger and at the right mouse button; links retain their own menu. */
export function useMessagePress(open: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0, is_touch: false })
  const cancel = (): void => clearTimeout(timer.current)
  if (!open) return {}
  return {
    onContextMenu: (event: MouseEvent) => {
      if (isOwnTarget(event.target) || hasSelection()) return
      event.preventDefault()
      cancel()
      if (start.current.is_touch) ignoreLift()
      open()
    },
    onPointerDown: (event: PointerEvent) => {
      cancel()
      start.current = { x: event.clientX, y: event.clientY, is_touch: event.pointerType !== 'mouse' }
      if (!start.current.is_touch || isOwnTarget(event.target)) return
      timer.current = setTimeout(() => {
        ignoreLift()
        open()
      }, LONG_PRESS_MS)
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
