import { basename, join } from 'node:path'
import { banner } from './generated-file.ts'
import type { GeneratedFile } from './generated-file.ts'
import { camelCase, pascalCase } from './names.ts'
import { filesIn, foldersIn } from './tree.ts'

const FEATURES = 'apps/server/src/features'

/** Files of routes below a feature, in its own folder `routes` and in those of its topics, by their names. */
function routeFiles(feature: string): string[] {
  return ['', ...foldersIn(feature)]
    .flatMap((topic) => filesIn(join(feature, topic, 'routes')).map((file) => join(topic, 'routes', file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
}

/** The list of all routes that the server mounts, each with the name of its call. */
export function serverRoutes(root: string): GeneratedFile[] {
  const routes = foldersIn(join(root, FEATURES)).flatMap((feature) =>
    routeFiles(join(root, FEATURES, feature)).map((file) => {
      const name = camelCase(basename(file, '.ts'))
      return { feature, file, name, alias: `${feature}${pascalCase(name)}` }
    }),
  )
  const text = [
    banner('apps/server/src/features/<room>/routes'),
    ...routes.map(
      ({ feature, file, name, alias }) =>
        `import { ${name}Route as ${alias} } from '../features/${feature}/${file}'`,
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
