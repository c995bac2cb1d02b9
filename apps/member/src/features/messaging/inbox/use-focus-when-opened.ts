import { useEffect, type RefObject } from 'react'

/** Moves the focus to what a navigation has opened, unless something else has the focus already. */
export function useFocusWhenOpened(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (activeElement === body || activeElement?.id === 'content')
        ref.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ref])
}
