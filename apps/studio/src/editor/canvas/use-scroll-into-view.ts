import { useEffect } from 'react'
import { getRevealOffset } from './reveal-offset.ts'

/** What somebody does who goes elsewhere on the page by themselves. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the page in its frame to the block that is chosen; where it is in view, not at all. While the page is still
 * being drawn and grows, it is kept in view, until whoever looks at it goes elsewhere.
 */
export function useScrollIntoView(frame: Document | null, block_id: string | null): void {
  useEffect(() => {
    const window = frame?.defaultView
    if (!frame || !window || block_id === null) return undefined
    const scrollToBlock = (): void => {
      const block = frame.querySelector(`[data-block="${CSS.escape(block_id)}"]`)
      const offset = block ? getRevealOffset(block.getBoundingClientRect(), window.innerHeight) : 0
      const prefers_reduced_motion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (offset !== 0)
        window.scrollBy({ top: offset, behavior: prefers_reduced_motion ? 'instant' : 'smooth' })
    }
    scrollToBlock()
    const abort_controller = new AbortController()
    const resize_observer = new ResizeObserver(scrollToBlock)
    resize_observer.observe(frame.body)
    window.addEventListener('resize', scrollToBlock, { signal: abort_controller.signal })
    abort_controller.signal.addEventListener('abort', () => resize_observer.disconnect())
    for (const event_name of USER_SCROLL_EVENTS)
      frame.addEventListener(event_name, () => abort_controller.abort(), {
        signal: abort_controller.signal,
        passive: true,
      })
    return () => abort_controller.abort()
  }, [frame, block_id])
}
