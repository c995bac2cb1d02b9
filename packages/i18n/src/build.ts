import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { checkCatalog } from './catalog/check-catalog.ts'
import { generateKeysSource } from './catalog/keys-source.ts'

const PACKAGE = new URL('../', import.meta.url)

/** The state of the catalogue: its faults, and whether the generated types are those of the texts. */
export interface BuildReport {
  problems: string[]
  is_stale: boolean
}

/**
 * Checks the catalogue and, unless `check` is set, writes the types of its keys if they changed. `packageUrl` is the
 * folder of the package, ending with a slash.
 */
export function buildCatalog({
  check,
  packageUrl = PACKAGE,
}: {
  check: boolean
  packageUrl?: URL
}): BuildReport {
  const texts = new URL('locales/', packageUrl)
  const keys = new URL('src/keys.generated.ts', packageUrl)
  const problems = checkCatalog(texts)
  const generated = generateKeysSource(texts)
  const is_stale = readKeys(keys) !== generated
  if (is_stale && !check) {
    const draft = new URL(`${keys.href}.${process.pid}`)
    writeFileSync(draft, generated)
    renameSync(draft, keys)
  }
  return { problems, is_stale }
}

function readKeys(keys: URL): string | null {
  try {
    return readFileSync(keys, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function run(): void {
  const check = process.argv.includes('--check')
  const { problems, is_stale } = buildCatalog({ check })
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (check && is_stale) process.stderr.write('keys.generated.ts is stale: run npm run generate\n')
  if (!check && is_stale) process.stdout.write('keys.generated.ts written\n')
  if (problems.length > 0 || (check && is_stale)) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
