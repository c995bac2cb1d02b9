import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** The canvas component for blocks that this release does not know. No block type may have this name. */
export const UNKNOWN = '?'

/** The props of a canvas component: our whole block, under the id that Puck requires. */
export type CanvasProps = { block: StoredBlock }

/** The part of Puck's data that we use. It is never stored; we store our own model. */
export type PuckData = {
  root: { props: Record<string, never> }
  content: { type: string; props: { id: string } & CanvasProps }[]
}
