import type { RenderInput, RenderOutput } from '@foyer/contract/pages/document-shapes'
import { defineNeed } from '#platform/needs.ts'

/** The member app's drawing of its screens. */
export type Renderer = {
  /** Changes with every build. */
  build_id: string
  /** Settles language and colour mode before the first paint, and loads the modules after it. */
  head_script: string
  render: (input: RenderInput) => RenderOutput | Promise<RenderOutput>
}

/** Loads the renderer, or null if the member app is not built. */
export type RendererSource = { load: () => Promise<Renderer | null> }

/** `app/` provides it: it loads the member app's bundle on first use. */
export const rendererNeed = defineNeed<RendererSource>('pages.renderer')
