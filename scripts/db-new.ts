import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrationList, nextMigrationPath } from './generators/migrations.ts'
import { writeAtomically } from './generators/file-tree.ts'
import { NewError } from './new.ts'

/** Writes an empty migration under the next free number, lists it and answers its path. The name is `<feature>_<what>`. */
export function newMigration(root: string, name: string): string {
  if (!/^[a-z]+(_[a-z0-9]+)+$/.test(name)) throw new NewError(`"${name}" is no name such as messaging_pins`)
  const path = nextMigrationPath(root, name)
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
