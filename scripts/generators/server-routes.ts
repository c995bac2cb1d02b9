import { basename, join } from 'node:path'
import { banner } from './generated-file.ts'
import type { GeneratedFile } from './generated-file.ts'
import { camelCase } from './letter-case.ts'
import { listFiles, listFolders } from './file-tree.ts'

const FEATURES = 'apps/server/src/features'

/** Files of routes below a feature, in its own folder `routes` and in those of its topics, by their names. */
function routeFiles(feature: string): string[] {
  return ['', ...listFolders(feature)]
    .flatMap((topic) => listFiles(join(feature, topic, 'routes')).map((file) => join(topic, 'routes', file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
}

/** The list of each feature's routes, each with the name of its call. */
export function serverRoutes(root: string): GeneratedFile[] {
  return listFolders(join(root, FEATURES)).map((feature) => {
    const routes = routeFiles(join(root, FEATURES, feature)).map((file) => ({
      file,
      name: camelCase(basename(file, '.ts')),
    }))
    const text = [
      banner(`apps/server/src/features/${feature}/**/routes`),
      "import type { NamedRoute } from '#platform/http/implement.ts'",
      ...routes.map(({ file, name }) => `import { ${name}Route } from './${file}'`),
      '',
      '/** Every route of the feature with the name of its call. */',
      'export const routes: readonly NamedRoute[] = [',
      ...routes.map(({ name }) => `  ['${feature}.${name}', ${name}Route],`),
      ']',
      '',
    ].join('\n')
    return { path: `${FEATURES}/${feature}/routes.generated.ts`, text }
  })
}
