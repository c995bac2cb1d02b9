import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles, listFolders } from './file-tree.ts'
import { banner, type GeneratedFile } from './generated-file.ts'

const CONTENT = 'packages/content/src'
const TABLES = { 'page-types': 'pageTraitTable', blocks: 'blockTraitTable' }

type Definition = { type: string; picker: { icon: string }; traits?: Record<string, unknown> }

/** The traits of all block and page types as plain data, so that clients get them without the schemas. */
export async function contentTraits(root: string): Promise<GeneratedFile[]> {
  const lines = [banner('the traits in the definitions of blocks and page types')]
  for (const [folder, table] of Object.entries(TABLES)) {
    lines.push('', `export const ${table} = {`)
    for (const { type, picker, traits } of await readDefinitions(join(root, CONTENT, folder))) {
      const declared = folder === 'page-types' ? { icon: picker.icon, ...traits } : (traits ?? {})
      lines.push(`  ${type}: ${JSON.stringify(declared)},`)
    }
    lines.push('} as const')
  }
  return [{ path: `${CONTENT}/traits.generated.ts`, text: `${lines.join('\n')}\n` }]
}

async function readDefinitions(home: string): Promise<Definition[]> {
  const types = listFolders(home).filter((type) => listFiles(join(home, type)).includes('definition.ts'))
  return Promise.all(
    types.map(async (type) => {
      const file: object = await import(pathToFileURL(join(home, type, 'definition.ts')).href)
      const definition = Object.values(file).find((value): value is Definition => value?.type === type)
      if (!definition) throw new Error(`${home}/${type}/definition.ts defines no ${type}`)
      return definition
    }),
  )
}
