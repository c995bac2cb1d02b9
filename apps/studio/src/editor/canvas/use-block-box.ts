import { useLayoutEffect, useState, type RefObject } from 'react'

/** Where a block stands, in px from the area's corner; cut off at the edges of the frame. */
export type BlockBox = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Follows a block of the frame with the eyes: while the page scrolls, changes and is zoomed. Null while out of sight. */
export function useBlockBox(
  area: RefObject<HTMLElement | null>,
  frame: Document | null,
  block_id: string | null,
  zoom: number,
): BlockBox | null {
  const [box, setBox] = useState<BlockBox | null>(null)

  useLayoutEffect(() => {
    const window = frame?.defaultView
    if (!frame || !window || block_id === null) return undefined
    let waiting = 0
    const measure = (): void => {
      waiting = 0
      const next = measureBlock(area.current, frame, block_id, zoom)
      setBox((known) => (isSameBox(known, next) ? known : next))
    }
    const soon = (): void => {
      waiting ||= requestAnimationFrame(measure)
    }
    const seen = new ResizeObserver(soon)
    seen.observe(frame.body)
    if (area.current) seen.observe(area.current)
    const changed = new MutationObserver(soon)
    changed.observe(frame.body, { childList: true, subtree: true, attributeFilter: ['data-block'] })
    frame.addEventListener('scroll', soon, true)
    measure()
    return () => {
      cancelAnimationFrame(waiting)
      seen.disconnect()
      changed.disconnect()
      frame.removeEventListener('scroll', soon, true)
    }
  }, [area, frame, block_id, zoom])

  return block_id === null ? null : box
}

function measureBlock(
  area: HTMLElement | null,
  frame: Document,
  block_id: string,
  zoom: number,
): BlockBox | null {
  const block = frame.querySelector(`[data-block="${CSS.escape(block_id)}"]`)
  const element = frame.defaultView?.frameElement
  if (!area || !block || !element) return null
  const inside = block.getBoundingClientRect()
  const screen = element.getBoundingClientRect()
  const corner = area.getBoundingClientRect()
  const top = Math.max(0, inside.top * zoom)
  const bottom = Math.min(screen.height, inside.bottom * zoom)
  if (bottom <= 0 || top >= screen.height) return null
  const down = screen.top - corner.top
  const left = screen.left - corner.left
  return { top: top + down, bottom: bottom + down, left, right: left + screen.width }
}

function isSameBox(a: BlockBox | null, b: BlockBox | null): boolean {
  if (!a || !b) return a === b
  return a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right
}
