import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { banner } from './generated-file.ts'
import type { GeneratedFile } from './generated-file.ts'
import { camelCase } from './letter-case.ts'
import { listFiles, listFolders } from './file-tree.ts'

/** A call file in the contract's folders. */
export interface CallFile {
  feature: string
  /** Its own name, `renameThread`. */
  name: string
  /** Path from `packages/contract/src`, `./messaging/rename-thread.ts`. */
  source: string
}

interface DeclaredRoute {
  method: string
  path: string
  file_field?: string
}

const CONTRACT = 'packages/contract/src'

/** Returns every file in a feature's folder that declares a call. */
export function callFiles(root: string): CallFile[] {
  const home = join(root, CONTRACT)
  return listFolders(home).flatMap((feature) =>
    listFiles(join(home, feature))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(join(home, feature, file), 'utf8').includes('defineCall('))
      .map((file) => ({
        feature,
        name: camelCase(file.slice(0, -'.ts'.length)),
        source: `./${feature}/${file}`,
      })),
  )
}

/** The two lists of calls: one with the declarations, for the server; one without zod, for clients. */
export async function contractCalls(root: string): Promise<GeneratedFile[]> {
  const files = callFiles(root)
  const routes: string[] = []
  for (const file of files) {
    const { method, path, file_field } = await declaredRoute(root, file)
    const parts = [method, path, ...(file_field === undefined ? [] : [file_field])]
    routes.push(`  '${file.feature}.${file.name}': [${parts.map((part) => `'${part}'`).join(', ')}],`)
  }

  const source = 'the calls in packages/contract/src/<feature>'
  return [
    {
      path: `${CONTRACT}/all-calls.generated.ts`,
      text: [
        banner(source),
        ...files.map((file) => `import { ${file.name} as ${alias(file)} } from '${file.source}'`),
        '',
        '/** Every call of the API by its name. */',
        ...record(
          'calls',
          files.map((file) => `  '${file.feature}.${file.name}': ${alias(file)},`),
        ),
      ].join('\n'),
    },
    {
      path: `${CONTRACT}/calls.generated.ts`,
      text: [
        banner(source),
        '/** Method and path of every call, and what a file is named in it; all that a client needs at run time. */',
        ...record('callRoutes', routes),
      ].join('\n'),
    },
  ]
}

function record(name: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? [`export const ${name} = {} as const`, '']
    : [`export const ${name} = {`, ...lines, '} as const', '']
}

function alias({ feature, name }: CallFile): string {
  return camelCase(`${feature}_${name.charAt(0).toLowerCase()}${name.slice(1)}`)
}

async function declaredRoute(root: string, { feature, name, source }: CallFile): Promise<DeclaredRoute> {
  const url = pathToFileURL(join(root, CONTRACT, source)).href
  const exported: unknown = await import(url)
  const call = typeof exported === 'object' && exported !== null ? Reflect.get(exported, name) : undefined
  if (isDeclaredRoute(call)) return call
  throw new Error(`${CONTRACT}/${feature}/${source.split('/').at(-1)} must export the call ${name}`)
}

function isDeclaredRoute(value: unknown): value is DeclaredRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
