import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './file-tree.ts'
import { insertAbove, insertBelow } from './insert-text.ts'
import { camelCase } from './letter-case.ts'
import type { NewFeature, NewTable } from './templates/feature.ts'

const TABLES = 'apps/server/src/platform/database/tables.generated.ts'

/**
 * Adds a new feature, as the last one, to `features.json`, the server, the API reference, the row types, and the routes
 * and navigation of the studio. Returns the files that the formatter has to break anew.
 */
export function registerFeature(root: string, name: string, { reference, table }: NewFeature): string[] {
  const camel = camelCase(name)
  const [server, router, nav, references] = [
    'apps/server/src/app/features.ts',
    'apps/studio/src/app/router.ts',
    'apps/studio/src/app/frame/nav.ts',
    'packages/contract/src/openapi/features.ts',
  ].map((path) => join(root, path)) as [string, string, string, string]

  const list: unknown = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'))
  writeAtomically(
    join(root, 'features.json'),
    `${JSON.stringify([...(Array.isArray(list) ? list : []), name], null, 2)}\n`,
  )
  insertAbove(
    server,
    "import { defineFeature, type Feature } from '",
    `import { ${camel} } from '../features/${name}/feature.ts'\n`,
  )
  insertAbove(server, ']\n', `  ${camel},\n`)
  insertAbove(
    references,
    '}\n',
    `  '${name}': { title: '${reference.title}', description: '${reference.description}' },\n`,
  )
  insertAbove(
    router,
    "import { readLocal, writeLocal } from '",
    `import { ${camel}Route } from '../features/${name}/index.ts'\n`,
  )
  insertAbove(router, '    ...settingsRoutes,\n', `    ${camel}Route,\n`)
  addToNavigation(nav, name)
  addTable(join(root, TABLES), table)
  return [server, router, nav, references]
}

function addToNavigation(path: string, name: string): void {
  const text = readFileSync(path, 'utf8')
  const used = new Set([...text.matchAll(/key: '(.)'/g)].map(([, key]) => key))
  const letters = `${name.replace(/[^a-z]/g, '')}abcdefghijklmnopqrstuvwxyz`.split('')
  const key = letters.find((letter) => !used.has(letter))
  const label = `studio.nav.${name.replaceAll('-', '_')}`
  if (!text.includes('import { Box, ')) insertBelow(path, 'import { ', 'Box, ')
  insertAbove(path, "    | '/apps/$slug/settings'\n", `    | '/apps/$slug/${name}'\n`)
  insertAbove(
    path,
    "  { to: '/apps/$slug/settings'",
    `  { to: '/apps/$slug/${name}', label: '${label}', icon: Box, key: '${key}' },\n`,
  )
}

/** Tables are in the order of their names, as `scripts/db-types.ts` writes them. */
function addTable(path: string, { name, columns }: NewTable): void {
  const lines = Object.entries(columns).map(([column, type]) => `    ${column}: ${type}\n`)
  const names = [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, table]) => table ?? '')
  const next = names.find((table) => table > name)
  insertAbove(path, next === undefined ? '}\n' : `  ${next}: {\n`, `  ${name}: {\n${lines.join('')}  }\n`)
}
