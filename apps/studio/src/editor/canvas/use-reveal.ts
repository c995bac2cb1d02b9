import { useEffect } from 'react'
import { revealBy } from './reveal-by.ts'

/** What somebody does who goes elsewhere on the page by themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the page in its frame to the block that is chosen; where it is in view, not at all. While the page is still
 * being drawn and grows, it is kept in view, until whoever looks at it goes elsewhere.
 */
export function useReveal(frame: Document | null, block_id: string | null): void {
  useEffect(() => {
    const window = frame?.defaultView
    if (!frame || !window || block_id === null) return undefined
    const reveal = (): void => {
      const block = frame.querySelector(`[data-block="${CSS.escape(block_id)}"]`)
      const by = block ? revealBy(block.getBoundingClientRect(), window.innerHeight) : 0
      const is_still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (by !== 0) window.scrollBy({ top: by, behavior: is_still ? 'instant' : 'smooth' })
    }
    reveal()
    const left = new AbortController()
    const grown = new ResizeObserver(reveal)
    grown.observe(frame.body)
    window.addEventListener('resize', reveal, { signal: left.signal })
    left.signal.addEventListener('abort', () => grown.disconnect())
    for (const way of OWN_WAYS)
      frame.addEventListener(way, () => left.abort(), { signal: left.signal, passive: true })
    return () => left.abort()
  }, [frame, block_id])
}
