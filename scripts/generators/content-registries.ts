import { join } from 'node:path'
import { banner } from './generated-file.ts'
import type { GeneratedFile } from './generated-file.ts'
import { camelCase, pascalCase } from './letter-case.ts'
import { listFiles, listFolders } from './file-tree.ts'

const CONTENT = 'packages/content/src'
/** `core` types have their views in the member app's entry; all others are separate chunks. */
const KINDS = [
  {
    folder: 'blocks',
    suffix: 'Block',
    alias: 'BlockView',
    definitions: 'blockDefinitions',
    views: 'blockViews',
    core: ['button', 'hero', 'icon_list', 'image', 'text'],
  },
  {
    folder: 'page-types',
    suffix: 'Page',
    alias: 'PageView',
    definitions: 'pageTypeDefinitions',
    views: 'pageTypeViews',
    core: ['generic'],
  },
] as const

type Kind = (typeof KINDS)[number]

/** The registries of block and page types: definitions in plain TypeScript, views apart from them. */
export function contentRegistries(root: string): GeneratedFile[] {
  const source = 'the folders of blocks and page types'
  return [
    { path: `${CONTENT}/definitions.generated.ts`, text: registry(root, source, definitionsOf) },
    { path: `${CONTENT}/views.generated.ts`, text: registry(root, source, viewsOf, LAZY_VIEW) },
  ]
}

const LAZY_VIEW = ["import { lazyView } from './lazy-view.ts'"]

interface Part {
  imports: string[]
  record: string[]
}

function registry(
  root: string,
  source: string,
  part: (root: string, kind: Kind) => Part,
  first_imports: readonly string[] = [],
): string {
  const parts = KINDS.map((kind) => part(root, kind))
  return [
    banner(source),
    ...first_imports,
    ...parts.flatMap(({ imports }) => imports),
    '',
    ...parts.flatMap(({ record }) => [...record, '']),
  ].join('\n')
}

function definitionsOf(root: string, kind: Kind): Part {
  const types = typesWith(root, kind, 'definition.ts')
  return {
    imports: types.map(
      (type) => `import { ${camelCase(type)}${kind.suffix} } from './${kind.folder}/${type}/definition.ts'`,
    ),
    record: recordOf(
      kind.definitions,
      types.map((type) => `  ${type}: ${camelCase(type)}${kind.suffix},`),
    ),
  }
}

function viewsOf(root: string, kind: Kind): Part {
  const types = typesWith(root, kind, 'view.tsx')
  const isCore = (type: string): boolean => kind.core.some((name) => name === type)
  return {
    imports: types
      .filter(isCore)
      .map(
        (type) =>
          `import { ${pascalCase(type)}View as ${viewName(type, kind)} } from '${viewFile(type, kind)}'`,
      ),
    record: recordOf(
      kind.views,
      types.map((type) => `  ${type}: ${isCore(type) ? viewName(type, kind) : lazyView(type, kind)},`),
    ),
  }
}

function lazyView(type: string, kind: Kind): string {
  return `lazyView(async () => (await import('${viewFile(type, kind)}')).${pascalCase(type)}View)`
}

function viewFile(type: string, kind: Kind): string {
  return `./${kind.folder}/${type}/view.tsx`
}

function recordOf(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [`export const ${name} = {}`] : [`export const ${name} = {`, ...lines, '}']
}

function viewName(type: string, kind: Kind): string {
  return `${pascalCase(type)}${kind.alias}`
}

function typesWith(root: string, kind: Kind, file: string): string[] {
  const home = join(root, CONTENT, kind.folder)
  return listFolders(home).filter((type) => listFiles(join(home, type)).includes(file))
}
