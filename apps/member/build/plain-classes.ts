import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'$/gm

/**
 * Puts the words of classes where they are used, so that no table of them has to be carried. The sheets stay as they
 * are; `nameOf` gives a class the name that it has in them.
 */
export function plainClassesPlugin(nameOf: (name: string, file: string) => string): Plugin[] {
  return [
    {
      name: 'foyer-plain-classes',
      enforce: 'pre',
      apply: 'build',
      transform: (code, id) =>
        id.endsWith('.tsx') ? { code: withPlainClasses(code, id, nameOf), map: null } : null,
    },
    {
      // A sheet whose table nobody reads would be left out, as far as Vite can see.
      name: 'foyer-sheets-alone',
      enforce: 'post',
      apply: 'build',
      transform: (_code, id) =>
        id.endsWith('.module.css') ? { code: '', map: null, moduleSideEffects: 'no-treeshake' } : null,
      generateBundle: (_options, bundle) => dropEmptyChunks(bundle),
    },
  ]
}

/** Sheets that several chunks share would leave a chunk of nothing between them. */
function dropEmptyChunks(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const { fileName, code, isEntry, isDynamicEntry } of chunks) {
    if (code.trim() !== '' || isEntry || isDynamicEntry) continue
    delete bundle[fileName]
    for (const chunk of chunks) {
      if (!chunk.imports.includes(fileName)) continue
      chunk.imports = chunk.imports.filter((name) => name !== fileName)
      chunk.code = chunk.code.replace(`import"./${basename(fileName)}";`, '')
    }
  }
}

/** A module with the names of its classes as strings. */
export function withPlainClasses(
  code: string,
  id: string,
  nameOf: (name: string, file: string) => string,
): string {
  return [...code.matchAll(IMPORT)].reduce((text, [line, table, path]) => {
    if (table === undefined || path === undefined) return text
    const sheet = join(dirname(id), path)
    return text
      .replace(line, `import '${path}'`)
      .replaceAll(new RegExp(`(?<![./\\w])${table}\\.(\\w+)`, 'g'), (_, name: string) =>
        JSON.stringify(nameOf(name, sheet)),
      )
  }, code)
}
