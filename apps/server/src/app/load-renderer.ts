import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Renderer, RendererSource } from '../features/pages/index.ts'

/**
 * Loads the drawing of the members' screens from the built bundle, once; a bundle that was built anew is loaded anew.
 * Null without a build: then documents answer that they are not available.
 */
export function createRendererSource(path: string): RendererSource {
  let loaded: { changed_at: number; renderer: Promise<Renderer> } | undefined
  return {
    load: async () => {
      const changed_at = (await stat(path).catch(() => null))?.mtimeMs
      if (changed_at === undefined) return null
      if (loaded?.changed_at !== changed_at)
        loaded = { changed_at, renderer: importRenderer(path, changed_at) }
      return loaded.renderer
    },
  }
}

async function importRenderer(path: string, changed_at: number): Promise<Renderer> {
  const bundle: unknown = await import(`${pathToFileURL(path).href}?v=${changed_at}`)
  if (!isRenderer(bundle))
    throw new Error(`${path} is no renderer: it must export build_id, head_script and render.`)
  return bundle
}

function isRenderer(bundle: unknown): bundle is Renderer {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'build_id' in bundle &&
    typeof bundle.build_id === 'string' &&
    'head_script' in bundle &&
    typeof bundle.head_script === 'string' &&
    'render' in bundle &&
    typeof bundle.render === 'function'
  )
}
