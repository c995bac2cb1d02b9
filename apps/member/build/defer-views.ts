import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const REGISTRY = /\/packages\/content\/src\/views\.generated\.ts$/
const IMPORT = /^import \{ (\w+)(?: as (\w+))? \} from '(\.\/(?:blocks|page-types)\/\w+\/view\.tsx)'$/gm
const ENTRY = /^( {2}\w+: )(\w+),$/gm

/** Views that weigh less than a chunk of their own would stay in the entry. */
const AT_ONCE = new Set(['./blocks/text/view.tsx', './page-types/generic/view.tsx'])

/**
 * Splits the views of blocks and page types into chunks of their own in the browser's build, so that a page carries the
 * code of what it shows. The server's bundle keeps them all.
 */
export function deferViewsPlugin(deferred_view: string): Plugin {
  return {
    name: 'foyer-defer-views',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load: (id) => (REGISTRY.test(id) ? deferViews(readFileSync(id, 'utf8'), deferred_view) : null),
  }
}

/** The registry of views with each but the commonest replaced by one that loads itself. */
export function deferViews(source: string, deferred_view: string): string {
  const later = new Map<string, string>()
  const imports = source.replaceAll(IMPORT, (line, name: string, alias: string | undefined, path: string) => {
    if (AT_ONCE.has(path)) return line
    const place = path.slice(2, -'/view.tsx'.length)
    const load = `() => import('${path}').then((module) => module.${name})`
    later.set(alias ?? name, `deferView('${place}', ${load})`)
    return ''
  })
  const entries = imports.replaceAll(ENTRY, (line, key: string, name: string) => {
    const view = later.get(name)
    return view === undefined ? line : `${key}${view},`
  })
  return `import { deferView } from ${JSON.stringify(deferred_view)}\n${entries}`
}
