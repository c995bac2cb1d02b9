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
    const held = new Map<number, Point>()
    const apart = (): number => {
      const [one, other] = [...held.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const onDown = (event: PointerEvent): void => {
      element.setPointerCapture(event.pointerId)
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const onMove = (event: PointerEvent): void => {
      const was = held.get(event.pointerId)
      if (!was) return
      const before = apart()
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (held.size === 1) moveBy(was.x - event.clientX, was.y - event.clientY)
      else if (before > 0) zoomBy(apart() / before)
    }
    const onUp = (event: PointerEvent): void => void held.delete(event.pointerId)
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
