import { sql } from 'kysely'
import type { AppAccess } from '@foyer/domain/access'
import type { AppDb, AppTx, ControlDb } from '../../platform/database/app-db.ts'
import { isId, newId } from '../../platform/ids.ts'
import { readAppRow, type ReleasedSettings, type StoredApp } from './app-row.ts'

/** Reads of the app's row go through whichever connection the caller is on, so that a transaction sees its own work. */
export type Db = ControlDb | AppDb | AppTx

/** Returns an app, deleted or not. Access was already checked when the request came in. */
export async function findAppById(db: Db, id: string): Promise<StoredApp | null> {
  if (!isId(id)) return null
  const row = await db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? readAppRow(row) : null
}

export async function findAppBySlug(db: Db, slug: string): Promise<StoredApp | null> {
  const row = await activeApps(db).where('slug', '=', slug).executeTakeFirst()
  return row ? readAppRow(row) : null
}

/** A deleted app by the slug that it had. */
export async function findDeletedBySlug(db: Db, slug: string): Promise<StoredApp | null> {
  const row = await db
    .selectFrom('apps')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row ? readAppRow(row) : null
}

/** The app that has proven a domain to be its own. */
export async function findAppByDomain(db: Db, domain: string): Promise<StoredApp | null> {
  const row = await activeApps(db)
    .where('id', '=', (sub) =>
      sub
        .selectFrom('hosts')
        .select('app_id')
        .where('domain', '=', domain)
        .where('verified_at', 'is not', null),
    )
    .executeTakeFirst()
  return row ? readAppRow(row) : null
}

/** The apps of an account, oldest first. */
export async function listAccountApps(db: Db, account_id: string): Promise<StoredApp[]> {
  const rows = await activeApps(db)
    .where('account_id', '=', account_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readAppRow)
}

/** The row of the transaction's app, locked until its end, so that two changes of settings follow one another. */
export async function lockApp(tx: AppTx): Promise<StoredApp> {
  const row = await tx
    .selectFrom('apps')
    .selectAll()
    .where('id', '=', tx.app_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return readAppRow(row)
}

export type NewApp = Pick<
  StoredApp,
  'id' | 'account_id' | 'slug' | 'name' | 'time_zone' | 'access' | 'messaging'
> & {
  draft: ReleasedSettings
  created_at: Date
}

/** Adds an app; false when its slug is taken. */
export async function insertApp(
  tx: AppTx,
  { draft, access, messaging, ...columns }: NewApp,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('apps')
    .values({
      ...columns,
      access: JSON.stringify(access),
      messaging: JSON.stringify(messaging),
      ...draftColumns(draft),
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Changes = Partial<
  Pick<StoredApp, 'name' | 'time_zone' | 'messaging' | 'shows_badge' | 'platform_rewardful_slug' | 'draft'>
>

/** Writes the settings that are given. */
export async function updateApp(tx: AppTx, { messaging, draft, ...columns }: Changes): Promise<void> {
  await tx
    .updateTable('apps')
    .set({
      ...columns,
      ...(messaging ? { messaging: JSON.stringify(messaging) } : {}),
      ...(draft ? draftColumns(draft) : {}),
    })
    .where('id', '=', tx.app_id)
    .execute()
}

/** Updates the access settings and raises the epoch, which invalidates earlier access decisions. */
export async function updateAccess(tx: AppTx, access: AppAccess): Promise<void> {
  await tx
    .updateTable('apps')
    .set((row) => ({
      access: JSON.stringify(access),
      access_revision: row('access_revision', '+', 1),
      access_epoch: row('access_epoch', '+', 1),
    }))
    .where('id', '=', tx.app_id)
    .execute()
}

/** Writes which providers sign people in; nothing that was decided about access changes by it. */
export async function updateProviders(tx: AppTx, access: AppAccess): Promise<void> {
  await tx
    .updateTable('apps')
    .set((row) => ({ access: JSON.stringify(access), access_revision: row('access_revision', '+', 1) }))
    .where('id', '=', tx.app_id)
    .execute()
}

export async function bumpEpoch(tx: AppTx): Promise<void> {
  await tx
    .updateTable('apps')
    .set((row) => ({ access_epoch: row('access_epoch', '+', 1) }))
    .where('id', '=', tx.app_id)
    .execute()
}

/** Moves the clock; false when the app is not in sandbox mode. */
export async function addClockOffset(tx: AppTx, forward_ms: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('apps')
    .set({ clock_offset_ms: sql<string>`clock_offset_ms + ${forward_ms}` })
    .where('id', '=', tx.app_id)
    .where('is_sandbox', '=', true)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The app takes real money and has the real time from now on. */
export async function clearSandbox(tx: AppTx): Promise<void> {
  await tx
    .updateTable('apps')
    .set({ is_sandbox: false, clock_offset_ms: '0' })
    .where('id', '=', tx.app_id)
    .execute()
}

export async function updateRelease(
  tx: AppTx,
  release_id: string,
  settings: ReleasedSettings,
): Promise<void> {
  await tx
    .updateTable('apps')
    .set({ release_id, released: JSON.stringify(settings) })
    .where('id', '=', tx.app_id)
    .execute()
}

export type NewAccessChange = {
  before: AppAccess
  access: AppAccess
  by: { id: string; name: string } | null
  changed_at: Date
}

export async function insertAccessChange(
  tx: AppTx,
  { before, access, by, changed_at }: NewAccessChange,
): Promise<void> {
  await tx
    .insertInto('app_access_changes')
    .values({
      app_id: tx.app_id,
      id: newId(),
      before: JSON.stringify(before),
      access: JSON.stringify(access),
      team_member_id: by?.id ?? null,
      team_member_name: by?.name ?? null,
      changed_at,
    })
    .execute()
}

export type AccessChangeRow = { id: string; access: unknown; changed_at: Date } & {
  team_member_id: string | null
  team_member_name: string | null
}

/** Changes of who may enter, newest first. */
export function findAccessChanges(db: AppDb | AppTx, limit: number): Promise<AccessChangeRow[]> {
  return db
    .selectFrom('app_access_changes')
    .select(['id', 'access', 'changed_at', 'team_member_id', 'team_member_name'])
    .where('app_id', '=', db.app_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the last access change up to a time and the first one after it; null where there is none. */
export async function findAccessChangesAround(
  db: AppDb | AppTx,
  at: Date,
): Promise<{ last: AppAccess | null; next: { before: AppAccess | null } | null }> {
  const changes = db.selectFrom('app_access_changes').where('app_id', '=', db.app_id)
  const [last, next] = await Promise.all([
    changes.select('access').where('changed_at', '<=', at).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    changes.select('before').where('changed_at', '>', at).orderBy('id').limit(1).executeTakeFirst(),
  ])
  return {
    last: last ? (last.access as AppAccess) : null,
    next: next ? { before: next.before as AppAccess | null } : null,
  }
}

/** The apps that are not deleted, whole. */
export function activeApps(db: Db) {
  return db.selectFrom('apps').selectAll().where('deleted_at', 'is', null)
}

function draftColumns({ theme, logo_media_id, locales, navigation }: ReleasedSettings) {
  return {
    theme: JSON.stringify(theme),
    logo_media_id,
    locales: JSON.stringify(locales),
    navigation: JSON.stringify(navigation),
  }
}

/** The apps that exist, the oldest first. */
export function listOldestApps(control: ControlDb, limit: number): Promise<{ id: string; name: string }[]> {
  return activeApps(control)
    .clearSelect()
    .select(['id', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists every app that is not deleted, for jobs that process all apps. */
export async function listAppIds(control: ControlDb): Promise<string[]> {
  const rows = await control.selectFrom('apps').select('id').where('deleted_at', 'is', null).execute()
  return rows.map((row) => row.id)
}
