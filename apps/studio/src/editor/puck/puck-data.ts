import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** The canvas component that stands for blocks which this release does not know. No block type may have this name. */
export const UNKNOWN = '?'

/** What a component of the canvas carries: our block, whole, under the id that Puck asks for. */
export type CanvasProps = { block: StoredBlock }

/** Puck's data, as far as we use it. It never leaves the canvas: what is stored is our own model. */
export type PuckData = {
  root: { props: Record<string, never> }
  content: { type: string; props: { id: string } & CanvasProps }[]
}
