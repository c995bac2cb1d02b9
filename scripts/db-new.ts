import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrationList } from './generators/migrations.ts'
import { listFiles, writeAtomically } from './generators/file-tree.ts'
import { NewError } from './new.ts'

const MIGRATIONS = 'apps/server/migrations'

/** Writes an empty migration under the next free number, lists it and answers its path. The name is `<feature>_<what>`. */
export function newMigration(root: string, name: string): string {
  if (!/^[a-z]+(_[a-z0-9]+)+$/.test(name)) throw new NewError(`"${name}" is no name such as messaging_pins`)
  const numbers = listFiles(join(root, MIGRATIONS)).map((file) => Number(file.slice(0, 4)))
  const next = String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
  const path = `${MIGRATIONS}/${next}_${name}.ts`
  writeAtomically(
    join(root, path),
    `import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Describe what changes and what happens to existing rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}
`,
  )
  for (const list of migrationList(root)) writeAtomically(join(root, list.path), list.text)
  return path
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(newMigration(resolve(import.meta.dirname, '..'), process.argv[2] ?? ''))
  } catch (error) {
    if (!(error instanceof NewError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
