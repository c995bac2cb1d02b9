import { sql } from 'kysely'
import { RESTORE_DAYS } from '@foyer/contract/apps/deletion-shapes'
import type { AppTx, ControlDb } from '#platform/database/app-db.ts'
import { isId } from '#platform/ids.ts'

const DAY_MS = 86_400_000

/** Days before the purge on which the team of a deleted app is notified again. */
export const NOTICE_DAYS_BEFORE = 7

/** What is left of a deleted app for its account to see. */
export type DeletedRow = { id: string; slug: string; name: string; deleted_at: Date }

/** When a deleted app is purged. */
export function purgesAt(deleted_at: Date): Date {
  return new Date(deleted_at.getTime() + RESTORE_DAYS * DAY_MS)
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Deletes the app of the transaction; false where it is deleted already. */
export async function markDeleted(tx: AppTx, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('apps')
    .set({ deleted_at: now, purge_told_at: null })
    .where('id', '=', tx.app_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The deleted apps of an account that can still be had back, the latest first. */
export async function listRestorable(
  control: ControlDb,
  { account_id, now }: { account_id: string; now: Date },
): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select id, slug, name, deleted_at from apps
    where account_id = ${account_id} and deleted_at > ${daysBefore(now, RESTORE_DAYS)} and purge_begun_at is null
    order by deleted_at desc, id
  `.execute(control)
  return rows
}

type Restored = { id: string; slug: string; name: string; is_off: boolean }

/** Restores an account's deleted app in one statement. Returns null when none can be restored. */
export async function restoreDeleted(
  tx: AppTx,
  { id, account_id, now }: { id: string; account_id: string; now: Date },
): Promise<Restored | null> {
  if (!isId(id)) return null
  const { rows } = await sql<Restored>`
    update apps set deleted_at = null, purge_told_at = null
    where id = ${id} and account_id = ${account_id} and deleted_at > ${daysBefore(now, RESTORE_DAYS)}
      and purge_begun_at is null
    returning id, slug, name, switched_off_at is not null as is_off
  `.execute(tx)
  return rows[0] ?? null
}

/** Lists deleted apps whose purge notice is due and those that are due to be purged. */
export async function listDueApps(
  control: ControlDb,
  now: Date,
): Promise<{ to_notify: string[]; to_purge: string[] }> {
  const { rows } = await sql<{ id: string; is_over: boolean; is_told: boolean }>`
    select id, deleted_at <= ${daysBefore(now, RESTORE_DAYS)} as is_over, purge_told_at is not null as is_told
    from apps where deleted_at <= ${daysBefore(now, RESTORE_DAYS - NOTICE_DAYS_BEFORE)}
  `.execute(control)
  return {
    to_notify: rows.filter(({ is_over, is_told }) => !is_over && !is_told).map(({ id }) => id),
    to_purge: rows.filter(({ is_over }) => is_over).map(({ id }) => id),
  }
}

/** Marks the team as notified, once. Returns null when it already was or the app is not deleted. */
export async function markNotified(tx: AppTx, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ deleted_at: Date }>`
    update apps set purge_told_at = ${now}
    where id = ${tx.app_id} and deleted_at is not null and purge_told_at is null and purge_begun_at is null
    returning deleted_at
  `.execute(tx)
  return rows[0]?.deleted_at ?? null
}

/** Starts the purge of the transaction's app, after which it cannot be restored. Returns false when it is not due. */
export async function startPurge(tx: AppTx, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update apps set purge_begun_at = coalesce(purge_begun_at, ${now})
    where id = ${tx.app_id} and deleted_at <= ${daysBefore(now, RESTORE_DAYS)}
    returning id
  `.execute(tx)
  return rows.length === 1
}

/** Finishes a purge: puts the slug into quarantine and removes the app. */
export async function finishPurge(tx: AppTx, now: Date): Promise<void> {
  await sql`
    insert into slug_history (slug, app_id, freed_at) select slug, id, ${now} from apps where id = ${tx.app_id}
    on conflict (slug) do update set app_id = excluded.app_id, freed_at = excluded.freed_at
  `.execute(tx)
  await tx.deleteFrom('apps').where('id', '=', tx.app_id).execute()
}
