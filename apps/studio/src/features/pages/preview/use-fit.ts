import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How far something of a fixed width has to shrink to stand in a place: at most 1, and anew whenever the place changes. */
export function useFit<Place extends HTMLElement>(
  width: number,
): { readonly place: RefObject<Place | null>; readonly fit: number } {
  const place = useRef<Place>(null)
  const [fit, setFit] = useState(1)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = (): void => {
      if (element.clientWidth > 0) setFit(Math.min(1, element.clientWidth / width))
    }
    measure()
    const seen = new ResizeObserver(measure)
    seen.observe(element)
    return () => seen.disconnect()
  }, [width])
  return { place, fit }
}
