import { join } from 'node:path'
import { banner, type GeneratedFile } from './generated-file.ts'
import { listFiles } from './file-tree.ts'

const MIGRATIONS = 'apps/server/migrations'

/** The path of a new migration, numbered after the last one. The name is `<feature>_<what>`. */
export function nextMigrationPath(root: string, name: string): string {
  const numbers = listFiles(join(root, MIGRATIONS)).map((file) => Number(file.slice(0, 4)))
  const next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1
  return `${MIGRATIONS}/${String(next).padStart(4, '0')}_${name}.ts`
}

/** The list of all migrations in their order, each loaded when it is run. */
export function migrationList(root: string): GeneratedFile[] {
  const names = listFiles(join(root, MIGRATIONS))
    .filter((file) => /^\d{4}_[a-z0-9_]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
  const text = [
    banner(MIGRATIONS),
    "import type { Migration } from 'kysely/migration'",
    '',
    '/** Every migration by name, in their order. */',
    'export const migrations: Readonly<Record<string, () => Promise<Migration>>> = {',
    ...names.map((name) => `  '${name}': () => import('../../../migrations/${name}.ts'),`),
    '}',
    '',
  ].join('\n')
  return [{ path: 'apps/server/src/platform/database/migrations.generated.ts', text }]
}
