import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const ICON_MAKER = '\0foyer/icon-maker'
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Puts lighter parts in the place of libraries' own: icons are drawn by a component that knows what this app asks of
 * them, and chunks are imported without the helper that looks for their styles, because all styles are one sheet.
 */
export function lightPartsPlugin(light_icon: string): Plugin {
  return {
    name: 'foyer-light-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => (isIconMaker(source, importer) ? ICON_MAKER : null),
    load: (id) => {
      if (id === ICON_MAKER) return `export { createIcon as default } from ${JSON.stringify(light_icon)}`
      return id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : null
    },
    transform: (code, id) => (ICON.test(id) ? { code: shapesAlone(code), map: null } : null),
  }
}

/** The module of an icon with its shapes alone: no names, and no keys for a list whose order never changes. */
export function shapesAlone(code: string): string {
  return code.replaceAll(/^ {2}(name|aliases|size): .*\n/gm, '').replaceAll(/,\s*key: "\w+"/g, '')
}

/** Whether a module of the icons' library asks for its own component. */
export function isIconMaker(source: string, importer: string | undefined): boolean {
  return source.endsWith('/createLucideIcon.mjs') && /\/lucide-react\/dist\/esm\/icons\//.test(importer ?? '')
}
