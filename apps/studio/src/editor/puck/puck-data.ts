import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** The canvas component for blocks that this release does not know. No block type may have this name. */
export const UNKNOWN = '?'

/** The props of a canvas component: our block without those inside, which are in the slots of the component. */
export type CanvasProps = { block: StoredBlock }

/** A block on the canvas. Its slots are props of their own (`toSlotProp`), as Puck requires. */
export type CanvasItem = {
  type: string
  props: { id: string; [slot: `slot_${number}`]: CanvasItem[] } & CanvasProps
}

/** The part of Puck's data that we use. It is never stored; we store our own model. */
export type PuckData = {
  root: { props: Record<string, never> }
  content: CanvasItem[]
}

/** The prop of a canvas component that has the content of a slot, by the slot's number. */
export function toSlotProp(number: number): `slot_${number}` {
  return `slot_${number}`
}
