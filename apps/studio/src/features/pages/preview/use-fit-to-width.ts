import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How far something of a fixed width has to shrink to stand in a place: at most 1, and anew whenever the place changes. */
export function useFitToWidth<Place extends HTMLElement>(
  width: number,
): { readonly container: RefObject<Place | null>; readonly fit_zoom: number } {
  const container = useRef<Place>(null)
  const [fit_zoom, setFit] = useState(1)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const measure = (): void => {
      if (element.clientWidth > 0) setFit(Math.min(1, element.clientWidth / width))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { container, fit_zoom }
}
