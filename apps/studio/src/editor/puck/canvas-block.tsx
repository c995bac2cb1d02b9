import { startsWithBlocks, SingleBlockView, usePageHost } from '@foyer/content/views'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import styles from './canvas.module.css'
import { removeDragAttributes, setBlockLabel } from './block-label.ts'
import { toRenderableBlock } from './renderable-block.ts'

type CanvasBlockProps = {
  readonly block: StoredBlock
  readonly label: string
  readonly drag_ref: ((element: Element | null) => void) | null
}

/**
 * One block on the canvas, as members see it. Its content is inert, so that links neither open nor take the focus: the
 * block as a whole is what can be chosen and dragged.
 */
export const CanvasBlock = memo(function CanvasBlock({ block, label, drag_ref }: CanvasBlockProps) {
  const { index } = usePageHost()
  const is_first = startsWithBlocks(index.page) && index.page.blocks[0]?.id === block.id
  const block_view = useMemo(() => toRenderableBlock(block), [block])
  const element = useRef<Element | null>(null)
  const setElement = useCallback(
    (next: Element | null) => {
      element.current = next
      drag_ref?.(next)
    },
    [drag_ref],
  )
  useLayoutEffect(() => setBlockLabel(element.current, label))
  useEffect(() => (element.current ? removeDragAttributes(element.current) : undefined), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a block is chosen by focusing it
    <div
      ref={setElement}
      className={styles.block}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a block is no group of fields
      role="group"
      aria-roledescription=""
      data-block={block.id}
      onFocus={(event) => event.currentTarget.click()}
    >
      <div inert>
        <SingleBlockView block={block_view} is_first={is_first} />
      </div>
    </div>
  )
})
