import { sql, type Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { parseReleasedSettings, type ReleasedSettings } from '../../apps/index.ts'

type Db = AppDb | AppTx

/** A release: all pages at that time, with the app settings. */
export type ReleaseRow = Omit<Selectable<Tables['releases']>, 'app_id' | 'settings'> & {
  settings: ReleasedSettings
}

/** A release by what people and calls name it. */
export type ReleaseName = Pick<ReleaseRow, 'id' | 'number'>

export async function findRelease(db: Db, id: string): Promise<ReleaseRow | null> {
  const row = await selectReleases(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

export async function findReleaseByNumber(db: Db, number: number): Promise<ReleaseRow | null> {
  const row = await selectReleases(db).selectAll().where('number', '=', number).executeTakeFirst()
  return row ? readRow(row) : null
}

/** Releases before a number, newest first. */
export async function listReleases(db: Db, before: number | null, limit: number): Promise<ReleaseRow[]> {
  let query = selectReleases(db).selectAll()
  if (before !== null) query = query.where('number', '<', before)
  return (await query.orderBy('number', 'desc').limit(limit).execute()).map(readRow)
}

/** The number of the newest release; 0 before the first. */
export async function findNewestNumber(db: Db): Promise<number> {
  const row = await selectReleases(db)
    .select((row) => row.fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

export async function insertRelease(tx: AppTx, { settings, ...row }: ReleaseRow): Promise<void> {
  await tx
    .insertInto('releases')
    .values({ ...row, app_id: tx.app_id, settings: JSON.stringify(settings) })
    .execute()
}

/** A restore of a release. */
export type ReleaseSwitch = Pick<
  Selectable<Tables['release_switches']>,
  'release_id' | 'author' | 'switched_at' | 'left_release_id'
>

/** Writes down who went back to a release, and which one members saw before. */
export async function insertSwitch(tx: AppTx, row: ReleaseSwitch): Promise<void> {
  await tx
    .insertInto('release_switches')
    .values({ ...row, id: newId(), app_id: tx.app_id })
    .execute()
}

/** Lists the last restore of each of some releases from another one. */
export async function listLastSwitches(
  db: Db,
  release_ids: readonly string[],
): Promise<ReadonlyMap<string, ReleaseSwitch>> {
  if (release_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('release_switches')
    .distinctOn('release_id')
    .select(['release_id', 'author', 'switched_at', 'left_release_id'])
    .where('app_id', '=', db.app_id)
    .where('release_id', 'in', [...release_ids])
    .where(sql<boolean>`left_release_id is distinct from release_id`)
    .orderBy('release_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.release_id, row]))
}

/** Releases by their ids or numbers, without what is in them. */
export async function findReleaseNames(
  db: Db,
  { ids, numbers }: { ids: readonly string[]; numbers: readonly number[] },
): Promise<ReleaseName[]> {
  if (ids.length + numbers.length === 0) return []
  return selectReleases(db)
    .select(['id', 'number'])
    .where(sql<boolean>`(id = any (${[...ids]}::uuid[]) or number = any (${[...numbers]}::int[]))`)
    .execute()
}

/** Lists the former paths of pages. */
export async function listRedirects(db: Db): Promise<{ path: string; page_id: string }[]> {
  return db.selectFrom('page_redirects').select(['path', 'page_id']).where('app_id', '=', db.app_id).execute()
}

/** Stores the paths that pages lose with a release; a path that is used again belongs to its new page. */
export async function insertRedirects(
  tx: AppTx,
  left: readonly { path: string; page_id: string }[],
  at: Date,
): Promise<void> {
  if (left.length === 0) return
  await sql`
    insert into page_redirects (app_id, path, page_id, created_at)
    select ${tx.app_id}, row.path, row.page_id, ${at}
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as row (path text, page_id uuid)
    on conflict (app_id, path) do update set page_id = excluded.page_id, created_at = excluded.created_at
  `.execute(tx)
}

function selectReleases(db: Db) {
  return db.selectFrom('releases').where('app_id', '=', db.app_id)
}

function readRow({ app_id: _app, settings, ...row }: Selectable<Tables['releases']>): ReleaseRow {
  return { ...row, settings: parseReleasedSettings(settings) }
}

/** Whether the release that was live at a past instant, by publish or restore, contains a page. */
export async function wasLive(db: AppDb | AppTx, page_id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from page_versions version
    join (
      select number from (
        select created_at as at, id, number from releases where app_id = ${db.app_id} and created_at <= ${at}
        union all
        select switched.switched_at, switched.id, release.number from release_switches switched
        join releases release on release.app_id = ${db.app_id} and release.id = switched.release_id
        where switched.app_id = ${db.app_id} and switched.switched_at <= ${at}
      ) pointed
      order by pointed.at desc, pointed.id desc limit 1
    ) live on version.from_number <= live.number and (version.to_number is null or version.to_number > live.number)
    where version.app_id = ${db.app_id} and version.page_id = ${page_id}
  `.execute(db)
  return rows.length > 0
}
