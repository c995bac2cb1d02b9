import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * `/media` becomes a reserved path, because files are served below it: pages there, drafts and all releases, move to
 * the first free of `/media-page`, `/media-page-2` and so on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossApps(db, 'pages', () => acrossApps(db, 'page_versions', () => movePages(db)))
}

async function movePages(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ app_id: string }>`
    select app_id from pages where ${isIn('/media')} union select app_id from page_versions where ${isIn('/media')}
  `.execute(db)
  for (const { app_id } of rows) {
    const moved = await findFreePath(db, app_id)
    for (const table of ['pages', 'page_versions'])
      await sql`
        update ${sql.table(table)} set path = ${moved} || substr(path, ${'/media'.length + 1}::int)
        where app_id = ${app_id} and ${isIn('/media')}
      `.execute(db)
    await sql`update apps set version = version + 1 where id = ${app_id}`.execute(db)
  }
}

async function findFreePath(db: Kysely<unknown>, app_id: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const path = count === 1 ? '/media-page' : `/media-page-${count}`
    const { rows } = await sql`
      select from pages where app_id = ${app_id} and ${isIn(path)}
      union all select from page_versions where app_id = ${app_id} and ${isIn(path)} limit 1
    `.execute(db)
    if (rows.length === 0) return path
  }
}

function isIn(path: string) {
  return sql`(path = ${path} or starts_with(path, ${`${path}/`}))`
}
