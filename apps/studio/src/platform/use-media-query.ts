import { useSyncExternalStore } from 'react'

/** Whether a media query matches now, such as `(width >= 768px)`. */
export function useMediaQuery(text: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(text)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(text).matches,
  )
}
