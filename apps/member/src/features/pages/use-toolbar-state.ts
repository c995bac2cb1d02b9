import { TOOLBAR_SCROLL_THROTTLE_MS } from '@foyer/domain/constants'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Whether the page's title has scrolled out of view; looked at every 50 ms at most (spec section 9). */
export function useHasScrolled(): boolean {
  const [has_scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = (): void => setScrolled(isTitleAbove())
    const throttled = throttle(update, TOOLBAR_SCROLL_THROTTLE_MS)
    update()
    addEventListener('scroll', throttled, { passive: true })
    return () => {
      removeEventListener('scroll', throttled)
      throttled.cancel()
    }
  }, [])
  return has_scrolled
}

/** Runs at once, then at most every `ms`, and once more after the last call. */
export function throttle(work: () => void, ms: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let has_pending_call = false
  const runThrottled = (): void => {
    if (timer !== undefined) {
      has_pending_call = true
      return
    }
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (!has_pending_call) return
      has_pending_call = false
      runThrottled()
    }, ms)
  }
  return Object.assign(runThrottled, {
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  })
}

function isTitleAbove(): boolean {
  const title = document.querySelector('main h1')
  const bounds = title?.getBoundingClientRect()
  // A title that is heard only has no size to scroll away.
  return bounds && bounds.height > 1 ? bounds.bottom < 56 : scrollY > 120
}

/** Whether something on the page fills the screen, such as a video. */
export function useIsFullscreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
}
