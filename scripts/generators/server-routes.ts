import { join } from 'node:path'
import { banner } from './generated-file.ts'
import type { GeneratedFile } from './generated-file.ts'
import { camelCase, pascalCase } from './names.ts'
import { filesIn, foldersIn } from './tree.ts'

const FEATURES = 'apps/server/src/features'

/** The list of all routes that the server mounts, each with the name of its call. */
export function serverRoutes(root: string): GeneratedFile[] {
  const routes = foldersIn(join(root, FEATURES)).flatMap((feature) =>
    filesIn(join(root, FEATURES, feature, 'routes'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => {
        const name = camelCase(file.slice(0, -'.ts'.length))
        return { feature, file, name, alias: `${feature}${pascalCase(name)}` }
      }),
  )
  const text = [
    banner('apps/server/src/features/<room>/routes'),
    ...routes.map(
      ({ feature, file, name, alias }) =>
        `import { ${name}Route as ${alias} } from '../features/${feature}/routes/${file}'`,
    ),
    "import type { Route } from '../platform/http/implement.ts'",
    '',
    '/** Every route of the server with the name of its call. */',
    'export const routes: readonly (readonly [name: string, route: Route])[] = [',
    ...routes.map(({ feature, name, alias }) => `  ['${feature}.${name}', ${alias}],`),
    ']',
    '',
  ].join('\n')
  return [{ path: 'apps/server/src/app/routes.generated.ts', text }]
}
