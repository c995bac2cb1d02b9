import { sql } from 'kysely'
import type { DomainProblem } from '@foyer/contract/apps/domain-shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { isId, newId } from '#platform/ids.ts'
import type { Db } from '../repository.ts'

/** A stored domain that an app has requested or proven. */
export type DomainRow = {
  id: string
  domain: string
  proof: string
  verified_at: Date | null
  last_checked_at: Date | null
  problem: string | null
  /** Days in a row on which the proof of a proven domain was looked for and not there. */
  missed_checks: number
  created_at: Date
}

const columns = [
  ...(['id', 'domain', 'proof', 'verified_at', 'last_checked_at'] as const),
  ...(['problem', 'missed_checks', 'created_at'] as const),
]

function selectDomains(db: Db, app_id: string) {
  return db.selectFrom('hosts').select(columns).where('app_id', '=', app_id)
}

/** The domains of an app, oldest first. */
export function listDomains(db: Db, app_id: string): Promise<DomainRow[]> {
  return selectDomains(db, app_id).orderBy('created_at').orderBy('id').execute()
}

/** One domain of the app; no other app's. */
export async function findDomain(db: Db, app_id: string, id: string): Promise<DomainRow | null> {
  if (!isId(id)) return null
  return (await selectDomains(db, app_id).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Inserts a requested domain. Returns false when the app has already requested it. */
export async function insertDomain(
  tx: AppTx,
  { domain, proof, now }: Pick<DomainRow, 'domain' | 'proof'> & { now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('hosts')
    .values({ id: newId(), app_id: tx.app_id, domain, proof, created_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'domain']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Assigns a domain to the transaction's app in one statement, unless another app has it. A concurrent claim waits
 * for this transaction; a unique index guarantees one owner.
 */
export async function claimDomain(tx: AppTx, row: DomainRow, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hosts.domain ${row.domain}`}, 0))`.execute(tx)
  const { rows } = await sql`
    update hosts set verified_at = ${now}, last_checked_at = ${now}, problem = null, missed_checks = 0, missed_on = null
    where app_id = ${tx.app_id} and id = ${row.id} and proof = ${row.proof} and verified_at is null
      and not exists (select from hosts other where other.domain = hosts.domain and other.verified_at is not null)
    returning id
  `.execute(tx)
  return rows.length === 1
}

type CheckRecord = { id: string; now: Date; problem: DomainProblem | null }

/** Writes down what a check has found. One that found the proof ends the days that were missed. */
export async function recordCheck(tx: AppTx, { id, now, problem }: CheckRecord): Promise<void> {
  await tx
    .updateTable('hosts')
    .set({
      last_checked_at: now,
      problem,
      ...(problem === null ? { missed_checks: 0, missed_on: null } : {}),
    })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/**
 * Counts a day without proof, each day once. Returns the number of consecutive days, or null when the day is already
 * counted.
 */
export async function recordMissedCheck(tx: AppTx, id: string, now: Date): Promise<number | null> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ missed_checks: number }>`
    update hosts set missed_checks = missed_checks + 1, missed_on = ${day}
    where app_id = ${tx.app_id} and id = ${id} and verified_at is not null and missed_on is distinct from ${day}
    returning missed_checks
  `.execute(tx)
  return rows[0]?.missed_checks ?? null
}

/** Lets a domain go, and with it the app's address where it was that. */
export async function deleteDomain(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('hosts').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

/**
 * Moves the app's pages to one of its proven domains, or with null back to its slug. Returns false when the domain
 * is not proven.
 */
export async function setPrimaryDomain(tx: AppTx, domain: string | null): Promise<boolean> {
  const { rows } = await sql`
    update apps set primary_domain = ${domain}
    where id = ${tx.app_id} and (${domain}::text is null or exists (
      select from hosts where app_id = apps.id and domain = ${domain} and verified_at is not null
    ))
    returning id
  `.execute(tx)
  return rows.length === 1
}
