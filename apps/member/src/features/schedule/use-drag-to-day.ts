import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/** Pixels that a mouse moves before it drags, and a finger may tremble before it scrolls. */
const DRAG_THRESHOLD_PX = 6
/** Milliseconds after which a finger that rests lifts what is below it. */
const LONG_PRESS_MS = 350

type Drag = { id: number; x: number; y: number; is_dragging: boolean; target: Element | null }

/**
 * Lets something be dragged to a day with a mouse, or with a finger that rests on it first; days are whatever carries
 * `data-day`. Escape lets it go. The way for keyboards is its menu.
 */
export function useDragToDay(onDrop: (day: string) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let drag: Drag | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const listeners = new AbortController()
    const { signal } = listeners

    const updateTarget = (target: Element | null): void => {
      if (!drag || drag.target === target) return
      drag.target?.removeAttribute('data-aimed')
      target?.setAttribute('data-aimed', '')
      drag.target = target
    }
    const startDrag = (): void => {
      if (!drag) return
      drag.is_dragging = true
      element.setAttribute('data-lifted', '')
    }
    const endDrag = (): Element | null => {
      clearTimeout(waiting)
      const target = drag?.is_dragging ? drag.target : null
      updateTarget(null)
      if (drag?.is_dragging) suppressNextClick(element)
      drag = null
      element.removeAttribute('data-lifted')
      element.style.translate = ''
      return target
    }

    element.addEventListener(
      'pointerdown',
      (event) => {
        const is_control = event.target instanceof Element && event.target.closest('button') !== null
        if (drag || event.button !== 0 || is_control) return
        drag = { id: event.pointerId, x: event.clientX, y: event.clientY, is_dragging: false, target: null }
        if (event.pointerType !== 'mouse') waiting = setTimeout(startDrag, LONG_PRESS_MS)
      },
      { signal },
    )
    addEventListener(
      'pointermove',
      (event) => {
        if (!drag || event.pointerId !== drag.id) return
        const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
        if (!drag.is_dragging) {
          if (Math.hypot(x, y) <= DRAG_THRESHOLD_PX) return
          if (event.pointerType !== 'mouse') {
            endDrag()
            return
          }
          startDrag()
        }
        element.style.translate = `${x}px ${y}px`
        updateTarget(document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-day]') ?? null)
      },
      { signal },
    )
    addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== drag?.id) return
        const day = endDrag()?.getAttribute('data-day')
        if (day) drop(day)
      },
      { signal },
    )
    addEventListener('pointercancel', endDrag, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && endDrag(), { signal })
    // A finger that has lifted something moves it instead of the page, and opens no menu of the link below it.
    element.addEventListener('touchmove', (event) => drag?.is_dragging && event.preventDefault(), {
      signal,
      passive: false,
    })
    element.addEventListener('contextmenu', (event) => drag?.is_dragging && event.preventDefault(), {
      signal,
    })
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => {
      endDrag()
      listeners.abort()
    }
  }, [])
  return ref
}

/** The click that follows a drag opens nothing. */
function suppressNextClick(element: HTMLElement): void {
  const suppress = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  element.addEventListener('click', suppress, { capture: true, once: true })
  requestAnimationFrame(() => element.removeEventListener('click', suppress, { capture: true }))
}
