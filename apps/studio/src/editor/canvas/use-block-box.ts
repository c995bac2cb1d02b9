import { useLayoutEffect, useState, type RefObject } from 'react'

/** The box of a block in px from the area's corner, clipped by the frame. */
export type BlockBox = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Tracks the box of a block while the page scrolls, changes or is zoomed. Null while it is not visible. */
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
    let frame_request = 0
    const measure = (): void => {
      frame_request = 0
      const next = measureBlock(area.current, frame, block_id, zoom)
      setBox((previous) => (isSameBox(previous, next) ? previous : next))
    }
    const scheduleMeasure = (): void => {
      frame_request ||= requestAnimationFrame(measure)
    }
    const resize_observer = new ResizeObserver(scheduleMeasure)
    resize_observer.observe(frame.body)
    if (area.current) resize_observer.observe(area.current)
    const mutation_observer = new MutationObserver(scheduleMeasure)
    mutation_observer.observe(frame.body, { childList: true, subtree: true, attributeFilter: ['data-block'] })
    frame.addEventListener('scroll', scheduleMeasure, true)
    measure()
    return () => {
      cancelAnimationFrame(frame_request)
      resize_observer.disconnect()
      mutation_observer.disconnect()
      frame.removeEventListener('scroll', scheduleMeasure, true)
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
  const block_rect = block.getBoundingClientRect()
  const frame_rect = element.getBoundingClientRect()
  const area_rect = area.getBoundingClientRect()
  const top = Math.max(0, block_rect.top * zoom)
  const bottom = Math.min(frame_rect.height, block_rect.bottom * zoom)
  if (bottom <= 0 || top >= frame_rect.height) return null
  const top_offset = frame_rect.top - area_rect.top
  const left = frame_rect.left - area_rect.left
  return { top: top + top_offset, bottom: bottom + top_offset, left, right: left + frame_rect.width }
}

function isSameBox(a: BlockBox | null, b: BlockBox | null): boolean {
  if (!a || !b) return a === b
  return a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right
}
