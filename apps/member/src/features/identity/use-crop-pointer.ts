import { useEffect, useEffectEvent, type RefObject } from 'react'

type Moves = {
  /** By pixels of the screen, the way that the square goes over the picture. */
  moveBy: (x: number, y: number) => void
  zoomBy: (factor: number) => void
}

type Point = { x: number; y: number }

/** One pointer drags the picture, two pinch it, a wheel zooms it. */
export function useCropPointer(view: RefObject<HTMLElement | null>, moves: Moves): void {
  const moveBy = useEffectEvent(moves.moveBy)
  const zoomBy = useEffectEvent(moves.zoomBy)
  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    const pointers = new Map<number, Point>()
    const distance = (): number => {
      const [one, other] = [...pointers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const onDown = (event: PointerEvent): void => {
      element.setPointerCapture(event.pointerId)
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const onMove = (event: PointerEvent): void => {
      const previous = pointers.get(event.pointerId)
      if (!previous) return
      const before = distance()
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.size === 1) moveBy(previous.x - event.clientX, previous.y - event.clientY)
      else if (before > 0) zoomBy(distance() / before)
    }
    const onUp = (event: PointerEvent): void => void pointers.delete(event.pointerId)
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY / 400))
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
      element.removeEventListener('wheel', onWheel)
    }
  }, [view])
}
