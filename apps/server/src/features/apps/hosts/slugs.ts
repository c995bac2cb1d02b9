import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import { readAppRow, type StoredApp } from '../app-row.ts'
import { activeApps, type Db } from '../repository.ts'

/** Days during which only the app that left a slug can take it again, because links to it still exist. */
export const QUARANTINE_DAYS = 90

/**
 * Which of these slugs cannot be had: any app has it, deleted ones too, or another than `app_id` left it a short while
 * ago.
 */
export async function findTakenSlugs(
  db: Db,
  slugs: readonly string[],
  { now, app_id = null }: { now: Date; app_id?: string | null },
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const { rows } = await sql<{ slug: string }>`
    select slug from apps where slug = any(${slugs})
    union
    select slug from slug_history where slug = any(${slugs})
      and freed_at > ${now}::timestamptz - make_interval(days => ${QUARANTINE_DAYS}::int)
      and app_id is distinct from ${app_id}::uuid
  `.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

/** Takes a slug for this transaction; false when another transaction is about to have it. */
export async function claimSlug(tx: AppTx, slug: string): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`apps.slug ${slug}`}, 0)) as is_mine
  `.execute(tx)
  return rows[0]?.is_mine ?? false
}

/** Moves the transaction's app to a slug that it has claimed and records the former one. */
export async function moveToSlug(tx: AppTx, move: { from: string; to: string; now: Date }): Promise<void> {
  const { from, to, now } = move
  await deleteFormerSlug(tx, to)
  await tx.updateTable('apps').set({ slug: to }).where('id', '=', tx.app_id).execute()
  await tx.insertInto('slug_history').values({ slug: from, app_id: tx.app_id, freed_at: now }).execute()
}

/** A slug that is in use again leads nowhere else. */
export async function deleteFormerSlug(tx: AppTx, slug: string): Promise<void> {
  await tx.deleteFrom('slug_history').where('slug', '=', slug).execute()
}

/** Returns the app that left a slug which nobody has taken since. */
export async function findAppByFormerSlug(db: Db, slug: string): Promise<StoredApp | null> {
  const row = await activeApps(db)
    .where('id', '=', (sub) => sub.selectFrom('slug_history').select('app_id').where('slug', '=', slug))
    .executeTakeFirst()
  return row ? readAppRow(row) : null
}
