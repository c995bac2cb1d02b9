import { useEffect } from 'react'
import { revealBy } from './reveal-by.ts'

/** Scrolls the page in its frame to the block that is chosen, as soon as it is drawn; where it is in view, not at all. */
export function useReveal(frame: Document | null, block_id: string | null): void {
  useEffect(() => {
    const window = frame?.defaultView
    if (!frame || !window || block_id === null) return undefined
    const reveal = (): boolean => {
      const block = frame.querySelector(`[data-block="${CSS.escape(block_id)}"]`)
      const by = block ? revealBy(block.getBoundingClientRect(), window.innerHeight) : 0
      const is_still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (by !== 0) window.scrollBy({ top: by, behavior: is_still ? 'instant' : 'smooth' })
      return block !== null
    }
    if (reveal()) return undefined
    const drawn = new MutationObserver(() => {
      if (reveal()) drawn.disconnect()
    })
    drawn.observe(frame.body, { childList: true, subtree: true })
    return () => drawn.disconnect()
  }, [frame, block_id])
}
