import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildCatalog } from '../packages/i18n/src/build.ts'
import { generateAccessTable } from './generators/access-table.ts'
import { generateArchitecturePicture } from './generators/architecture-picture.ts'
import { contentRegistries } from './generators/content-registries.ts'
import { contentTraits } from './generators/content-traits.ts'
import { contractCalls } from './generators/contract-calls.ts'
import { docstrings } from './generators/docstrings.ts'
import type { GeneratedFile } from './generators/generated-file.ts'
import { iconDrawings } from './generators/icon-drawings.ts'
import { migrationList } from './generators/migrations.ts'
import { serverRoutes } from './generators/server-routes.ts'
import { readTextIfExists, writeAtomically } from './generators/file-tree.ts'

/** What a run found: files that differ from the code, and faults that only a person can mend. */
export interface GenerateReport {
  stale: string[]
  faults: string[]
}

/**
 * Updates every generated file from the code: lists of calls, routes, migrations, blocks and page types, contract
 * docstrings, text types, the architecture picture and the access tables. With `check` nothing is written.
 */
export async function generate(root: string, { check }: { check: boolean }): Promise<GenerateReport> {
  const files: GeneratedFile[] = [
    ...contentRegistries(root),
    ...serverRoutes(root),
    ...migrationList(root),
    ...generateArchitecturePicture(root),
    ...generateAccessTable(root),
  ]
  const faults: string[] = []
  try {
    files.push(
      ...(await contentTraits(root)),
      ...(await contractCalls(root)),
      ...(await docstrings(root)),
      ...(await iconDrawings(root)),
    )
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }

  const stale = files.filter(({ path, text }) => readTextIfExists(join(root, path)) !== text)
  if (!check) for (const { path, text } of stale) writeAtomically(join(root, path), text)

  const catalog = buildCatalog({ check, packageUrl: pathToFileURL(join(root, 'packages/i18n/')) })
  return {
    stale: [
      ...stale.map(({ path }) => path),
      ...(catalog.is_stale ? ['packages/i18n/src/keys.generated.ts'] : []),
    ],
    faults: [...faults, ...catalog.problems],
  }
}

async function run(): Promise<void> {
  const check = process.argv.includes('--check')
  const { stale, faults } = await generate(resolve(import.meta.dirname, '..'), { check })
  for (const fault of faults) console.error(fault)
  for (const path of stale) console.log(check ? `${path} is stale: run npm run generate` : `${path} written`)
  if (faults.length > 0 || (check && stale.length > 0)) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
