import type { PageBody } from '@foyer/contract/pages/page-index'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { usePages } from './pages-context.ts'

/** Attends to the links of a page in view, once it has been drawn. */
export function usePreload(index: PageBody): RefObject<HTMLDivElement | null> {
  const { attendLinks } = usePages()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? attendLinks(ref.current, index) : undefined), [index, attendLinks])
  return ref
}
