import type { PushProvider, PushStatus } from '@foyer/contract/notifications/push-shapes'
import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** A device that a message could go to. */
export type PushTarget = {
  id: string
  provider: PushProvider
  push_status: PushStatus
  token: string
}

const MAX_DEVICES = 20

/**
 * The devices of a member that are signed in as them now. Signing out, ending a session and suspending a member all
 * end sessions, so no device without a live one is returned.
 */
export async function listTargets(db: AppDb | AppTx, subscriber_id: string): Promise<PushTarget[]> {
  return (await liveRegistrations(db, subscriber_id)
    .select(['push_registrations.id', 'provider', 'push_status', 'token'])
    .execute()) as PushTarget[]
}

/** The same as the member's own list of devices, the latest first. */
export async function listDevices(db: AppDb | AppTx, subscriber_id: string) {
  const rows = await liveRegistrations(db, subscriber_id)
    .select(['push_registrations.id', 'provider', 'push_status', 'push_registrations.created_at'])
    .select(['sessions.browser', 'session_id'])
    .execute()
  return rows as (Pick<PushTarget, 'id' | 'provider' | 'push_status'> & {
    created_at: Date
    browser: string
    session_id: string
  })[]
}

function liveRegistrations(db: AppDb | AppTx, subscriber_id: string) {
  return db
    .selectFrom('push_registrations')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.app_id', '=', 'push_registrations.app_id')
        .onRef('sessions.id', '=', 'push_registrations.session_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.app_id', '=', 'sessions.app_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .where('push_registrations.app_id', '=', db.app_id)
    .where('push_registrations.subscriber_id', '=', subscriber_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.suspended_at', 'is', null)
    .orderBy('push_registrations.updated_at', 'desc')
    .orderBy('push_registrations.id')
    .limit(MAX_DEVICES)
}

/** Whether a member has a device that a message could go to. */
export function isPushable(db: AppDb | AppTx, subscriber_id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from push_registrations device
    join sessions on sessions.app_id = device.app_id and sessions.id = device.session_id
      and sessions.revoked_at is null and sessions.expires_at > now()
    where device.app_id = ${db.app_id} and device.subscriber_id = ${subscriber_id} and device.push_status = 'enabled')`
}

type Registration = {
  subscriber_id: string
  session_id: string
  provider: PushProvider
  push_status: PushStatus
  token: string
  token_hash: string
  pusher_device_id: string | null
}

/** Stores a registration; a known token moves to this member and session. One session has one of each provider. */
export async function saveRegistration(tx: AppTx, row: Registration, now: Date): Promise<void> {
  await tx
    .deleteFrom('push_registrations')
    .where('app_id', '=', tx.app_id)
    .where('session_id', '=', row.session_id)
    .where('provider', '=', row.provider)
    .where('token_hash', '!=', row.token_hash)
    .execute()
  const changed = { ...row, failures: 0, failing_since: null, updated_at: now }
  await tx
    .insertInto('push_registrations')
    .values({ app_id: tx.app_id, id: newId(), ...changed, created_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'token_hash']).doUpdateSet(changed))
    .execute()
}

type StatusChange = { subscriber_id: string; session_id: string; push_status: PushStatus }

/** Changes the status of everything that a session has registered. */
export async function setSessionStatus(
  tx: AppTx,
  { subscriber_id, session_id, push_status }: StatusChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('push_registrations')
    .set({ push_status, failures: 0, failing_since: null, updated_at: now })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('session_id', '=', session_id)
    .execute()
}

export async function endRegistrations(tx: AppTx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('push_registrations')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute()
}

/** Forgets the failures of devices that accepted a message. */
export async function clearFailures(tx: AppTx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('push_registrations')
    .set({ failures: 0, failing_since: null })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .where('failures', '>', 0)
    .execute()
}

type Failures = { ids: readonly string[]; limit: number; started_before: Date; now: Date }

/** Counts a failure of each device, and suspends those that have failed too often for too long. */
export async function countFailures(tx: AppTx, { ids, limit, started_before, now }: Failures): Promise<void> {
  await sql`
    update push_registrations set
      failures = failures + 1,
      failing_since = coalesce(failing_since, ${now}),
      push_status = case
        when push_status = 'enabled' and failures + 1 >= ${limit} and failing_since < ${started_before}
        then 'suspended' else push_status end
    where app_id = ${tx.app_id} and id = any (${[...ids]}::uuid[])
  `.execute(tx)
}

/** Stores by which receipt the provider will say whether a device exists; a newer one replaces an older one. */
export async function saveReceipts(
  tx: AppTx,
  receipts: readonly { id: string; receipt_id: string }[],
  now: Date,
): Promise<void> {
  for (const { id, receipt_id } of receipts)
    await tx
      .updateTable('push_registrations')
      .set({ receipt_id, receipt_at: now })
      .where('app_id', '=', tx.app_id)
      .where('id', '=', id)
      .execute()
}

/** The devices whose receipts are ready, the oldest first. */
export async function listReceipts(
  db: AppDb | AppTx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; receipt_id: string }[]> {
  const rows = await db
    .selectFrom('push_registrations')
    .select(['id', 'receipt_id'])
    .where('app_id', '=', db.app_id)
    .where('receipt_id', 'is not', null)
    .where('receipt_at', '<', before)
    .orderBy('receipt_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ id, receipt_id }) => (receipt_id === null ? [] : { id, receipt_id }))
}

/** Forgets receipts that were read, unless newer ones have replaced them. */
export async function clearReceipts(tx: AppTx, receipt_ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('push_registrations')
    .set({ receipt_id: null, receipt_at: null })
    .where('app_id', '=', tx.app_id)
    .where('receipt_id', '=', sql<string>`any (${[...receipt_ids]})`)
    .execute()
}
