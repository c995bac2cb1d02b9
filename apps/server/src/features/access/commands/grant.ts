import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { notifyEntitlementChangeJob } from '../jobs.ts'
import {
  appendEntitlement,
  isRevokedByOwner,
  type EntitlementCause,
  type EntitlementRow,
} from '../repository/ledger.ts'

/** What a line of the ledger is about. */
export type Subject = { product_id: string; page_id?: null } | { page_id: string; product_id?: null }

export type Grant = Subject & {
  subscriber_id: string
  /** A fact of the cause, such as the start of the paid period: then a repeated event adds nothing. */
  starts_at: Date
  ends_at: Date | null
  cause: EntitlementCause
  cause_id: string
  note?: string
  actor_id?: string | null
  /** The app's current time. */
  now: Date
}

/** Causes whose grants are renewed each period. */
const RECURRING_CAUSES: readonly EntitlementCause[] = ['subscription', 'in_app_purchase']

/**
 * Appends a grant to the ledger in the caller's transaction. Repeating it adds nothing, a later grant of the same
 * cause and subject follows the earlier one, and a cause cannot renew what the owner has revoked.
 */
export async function grant(
  tx: AppTx,
  emit: Emit,
  input: Grant,
): Promise<{ row: EntitlementRow; is_new: boolean }> {
  const row: EntitlementRow = {
    id: newId(),
    subscriber_id: input.subscriber_id,
    kind: 'grant',
    product_id: input.product_id ?? null,
    page_id: input.page_id ?? null,
    starts_at: input.starts_at,
    ends_at: input.ends_at,
    cause: input.cause,
    cause_id: input.cause_id,
    reason: null,
    note: input.note ?? '',
    actor_id: input.actor_id ?? null,
    created_at: input.now,
  }
  if (RECURRING_CAUSES.includes(row.cause) && (await isRevokedByOwner(tx, row))) return { row, is_new: false }
  const is_new = await appendEntitlement(tx, row)
  if (is_new) {
    await emit('access.changed', { subscriber_id: row.subscriber_id })
    for (const boundary of [row.starts_at, row.ends_at])
      await scheduleNotification(tx, row.subscriber_id, boundary, input.now)
  }
  return { row, is_new }
}

/** Schedules a notification for when the entitlement starts or ends, so that open screens and sockets refresh. */
async function scheduleNotification(
  tx: AppTx,
  subscriber_id: string,
  boundary: Date | null,
  now: Date,
): Promise<void> {
  if (!boundary || boundary <= now) return
  await enqueue(
    tx,
    notifyEntitlementChangeJob,
    { subscriber_id },
    { run_at: new Date(Date.now() + (boundary.getTime() - now.getTime())) },
  )
}
