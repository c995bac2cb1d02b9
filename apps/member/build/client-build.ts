import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const VIRTUAL = 'virtual:foyer/client-build'
const RESOLVED = `\0${VIRTUAL}`
const ENTRY = 'src/app/entry-client.tsx'
const VIEW = /packages\/content\/src\/((?:blocks|page-types)\/\w+)\/view\.tsx$/
const FONT = /packages\/ui\/src\/styles\/fonts\/[\w-]+\.css$/

type Sheet = { href: string; css: string }

/**
 * Adds a virtual module to the server bundle that lists the client's chunks, styles, font sheets and build id. The
 * client has to be built first.
 */
export function clientBuildPlugin(folder: string): Plugin {
  return {
    name: 'foyer-client-build',
    enforce: 'pre',
    resolveId: (source) => (source === VIRTUAL ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED ? `export const clientBuild = ${JSON.stringify(describeBuild(folder))}` : null,
  }
}

function describeBuild(folder: string) {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const readText = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const toSheet = (file: string): Sheet => ({ href: `/${file}`, css: readText(file) })
  const at_once = collectFiles(manifest, ENTRY)
  const views = Object.keys(manifest).flatMap((key) => {
    const view = VIEW.exec(key)?.[1]
    if (view === undefined) return []
    const { modules, sheets } = collectFiles(manifest, key)
    return [
      [
        view,
        {
          modules: modules.filter((file) => !at_once.modules.includes(file)),
          sheets: sheets.filter((file) => !at_once.sheets.includes(file)).map(toSheet),
        },
      ] as const,
    ]
  })
  const fonts = Object.values(manifest).flatMap(({ src = '', file, css }) =>
    FONT.test(src) ? [[basename(src, '.css'), readText(css?.[0] ?? file)] as const] : [],
  )
  return {
    build_id: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    modules: at_once.modules,
    sheets: at_once.sheets.map(toSheet),
    views: Object.fromEntries(views),
    fonts: Object.fromEntries(fonts),
  }
}

/** The chunks and style sheets that an entry needs at once, its own chunk first. */
function collectFiles(manifest: Manifest, entry: string): { modules: string[]; sheets: string[] } {
  const seen = new Set<string>()
  const modules: string[] = []
  const sheets: string[] = []
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no ${key}: build the client first.`)
    modules.push(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
    // A chunk's own rules come after those of its imports, so that they win.
    sheets.push(...(chunk.css ?? []))
  }
  visit(entry)
  return { modules, sheets }
}
