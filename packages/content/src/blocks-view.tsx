import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { SlotRendering } from './block-view.ts'
import { usePageHost } from './host-context.tsx'
import { Empty } from './parts/empty.tsx'
import styles from './page.module.css'
import { getSlotId } from './slot-id.ts'
import { blockViews } from './views.generated.ts'

/** A block as a view gets it: published ones are sound, parsed drafts may be marked unknown. */
export type RenderableBlock = StoredBlock & { unknown?: true }

type AnyBlockView = (props: {
  props: never
  block_id: string
  is_first: boolean
  slots: SlotRendering
}) => ReactNode
const views: ReadonlyMap<string, AnyBlockView> = new Map<string, AnyBlockView>(Object.entries(blockViews))

/** Renders blocks in order, with the spacing of a page. `is_first`: nothing of the page precedes them. */
export function BlocksView({
  blocks,
  is_first = false,
}: {
  blocks: readonly RenderableBlock[]
  is_first?: boolean
}): ReactNode {
  if (blocks.length === 0) return null
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <SingleBlockView key={block.id} block={block} is_first={is_first && index === 0} />
      ))}
    </div>
  )
}

/**
 * Renders one block. For an unknown type members see nothing, and the preview shows a note. `slots` replaces how the
 * blocks inside are drawn.
 */
export function SingleBlockView({
  block,
  is_first = false,
  slots,
}: {
  block: RenderableBlock
  is_first?: boolean
  slots?: SlotRendering
}): ReactNode {
  const t = useT()
  const { is_preview } = usePageHost()
  const view = block.unknown ? undefined : views.get(block.type)
  if (view) {
    const { id: block_id, children = [] } = block
    return createElement(view, {
      props: block.props as never,
      block_id,
      is_first,
      slots: slots ?? { is_editable: false, render: (slot_ids) => renderSlots(children, slot_ids) },
    })
  }
  return is_preview ? <Empty>{t('pages.unknown.note', { type: block.type })}</Empty> : null
}

function renderSlots(children: readonly RenderableBlock[], slot_ids: readonly string[]): ReactNode[] {
  return slot_ids.map((slot_id) => {
    const blocks = children.filter((child) => getSlotId(slot_ids, child) === slot_id)
    return blocks.length === 0 ? null : <BlocksView key={slot_id} blocks={blocks} />
  })
}
