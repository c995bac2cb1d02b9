import { compareMessageTs } from '@foyer/domain/messaging'
import { useEffect, useEffectEvent, useMemo } from 'react'

const SEEN_AFTER_MS = 1000
const CHECK_MS = 250

/** Observes a message on the screen; returns how to stop. */
export type Observe = (element: HTMLElement, message_ts: string) => () => void

/** Reports the newest message that was in view for a second while the page was visible and focused. */
export function useSeen(onSeen: (message_ts: string) => void): Observe {
  const report = useEffectEvent(onSeen)
  const watcher = useMemo(() => createWatcher(), [])
  useEffect(() => {
    const timer = setInterval(() => {
      const newest = watcher.check(Date.now(), document.visibilityState === 'visible' && document.hasFocus())
      if (newest !== null) report(newest)
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [watcher])
  return watcher.observe
}

/** Tracks since when each message is in view. */
export function createWatcher() {
  const names = new Map<Element, string>()
  const since = new Map<string, number>()
  let newest: string | null = null
  let observer: IntersectionObserver | null = null
  const start = (): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const message_ts = names.get(entry.target)
          if (message_ts === undefined) continue
          if (entry.isIntersecting && isMostlyVisible(entry)) since.set(message_ts, Date.now())
          else since.delete(message_ts)
        }
      },
      { threshold: [0, 0.25, 0.5, 0.75] },
    )
  const observe: Observe = (element, message_ts) => {
    observer ??= start()
    names.set(element, message_ts)
    observer.observe(element)
    return () => {
      names.delete(element)
      since.delete(message_ts)
      observer?.unobserve(element)
    }
  }
  return {
    observe,
    /** The newest message seen, if it is newer than at the last check. Without focus the second starts again. */
    check: (now: number, is_focused: boolean): string | null => {
      let found: string | null = null
      for (const [message_ts, start_ms] of since) {
        if (!is_focused) since.set(message_ts, now)
        else if (now - start_ms >= SEEN_AFTER_MS) {
          since.delete(message_ts)
          if (found === null || compareMessageTs(message_ts, found) > 0) found = message_ts
        }
      }
      if (found === null || (newest !== null && compareMessageTs(found, newest) <= 0)) return null
      newest = found
      return found
    },
  }
}

/** Half of it, or half of the screen where it is taller than that. */
function isMostlyVisible({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 2
}
