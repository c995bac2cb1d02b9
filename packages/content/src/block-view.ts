import type { ReactNode } from 'react'
import type { z } from 'zod'

/** The props of a block's view: the block's props as its definition types them, and its position. */
export type BlockViewProps<Definition extends { props: z.ZodType }> = {
  props: z.output<Definition['props']>
  block_id: string
  /** The first thing on the page: its picture is loaded first and its title is the page's. */
  is_first: boolean
}

/** How the blocks inside of a block are drawn. */
export type SlotRendering = {
  /** Renders the content of slots in their order; null for one that is empty. */
  render: (slot_ids: readonly string[]) => ReactNode[]
  /** On the canvas of the editor every slot is visible, also where members see one at a time. */
  is_editable: boolean
}

/** A block's view. It gets data and the host, no clock and no window: the server draws the same. */
export type BlockView<Definition extends { props: z.ZodType }> = (
  props: BlockViewProps<Definition>,
) => ReactNode

/** The view of a block that holds other blocks. */
export type ContainerView<Definition extends { props: z.ZodType }> = (
  props: BlockViewProps<Definition> & { slots: SlotRendering },
) => ReactNode

/** What the view of a page type gets: its own fields, and the blocks of the page, ready to be placed. */
export type PageTypeViewProps<Definition extends { props: z.ZodType }> = {
  fields: z.output<Definition['props']>
  blocks: ReactNode
  /** Buttons of the page, for types that place them inside on wide screens. */
  actions: ReactNode
}

/** A page type's view. */
export type PageTypeView<Definition extends { props: z.ZodType }> = (
  props: PageTypeViewProps<Definition>,
) => ReactNode
