import { useRef, type PointerEvent } from 'react'
import { shouldCloseSheet } from './should-close-sheet.ts'

type Drag = { readonly panel: HTMLElement; readonly from: number; readonly at: number }

/** Handlers for a grip that drags its panel down and closes it, or lets it spring back. */
export function useDragToClose(onClose: () => void) {
  const drag = useRef<Drag | null>(null)

  const move = (event: PointerEvent): number => {
    if (!drag.current) return 0
    const distance = Math.max(0, event.clientY - drag.current.from)
    drag.current.panel.style.setProperty('--drag', `${distance}px`)
    return distance
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const panel = event.currentTarget.closest<HTMLElement>('[data-sheet]')
      if (!panel) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { panel, from: event.clientY, at: event.timeStamp }
    },
    onPointerMove: (event: PointerEvent) => void move(event),
    onPointerUp: (event: PointerEvent) => {
      const started = drag.current
      if (!started) return
      const distance = move(event)
      drag.current = null
      if (shouldCloseSheet(distance, event.timeStamp - started.at, started.panel.offsetHeight)) onClose()
      else started.panel.style.removeProperty('--drag')
    },
    onPointerCancel: () => {
      drag.current?.panel.style.removeProperty('--drag')
      drag.current = null
    },
  }
}
