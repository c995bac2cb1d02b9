import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Marks at which end a horizontally scrolling row has hidden content, and scrolls to the selected tab. */
export function useScrollEdges(selected: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(selected)

  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    const updateEdges = (): void => {
      const { before, after } = hiddenEnds(row)
      row.toggleAttribute('data-more-before', before)
      row.toggleAttribute('data-more-after', after)
    }
    const observer = new ResizeObserver(updateEdges)
    observer.observe(row)
    for (const tab of row.children) observer.observe(tab)
    row.addEventListener('scroll', updateEdges, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', updateEdges)
    }
  }, [])

  useEffect(() => {
    if (shown.current === selected) return
    shown.current = selected
    const tab = ref.current?.querySelector('[aria-selected="true"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  return ref
}

/** At which ends of a row that scrolls something is hidden; from right to left browsers count below zero. */
export function hiddenEnds({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): { before: boolean; after: boolean } {
  const scrolledPast = Math.abs(scrollLeft)
  return { before: scrolledPast > 1, after: scrolledPast + clientWidth < scrollWidth - 1 }
}
