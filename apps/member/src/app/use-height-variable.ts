import { useEffect, type RefObject } from 'react'

/** Sets a CSS variable of the document to the height of an element, which depends on language and font size. */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(name, `${ref.current?.offsetHeight ?? 0}px`)
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [ref, name])
}
