import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { newId } from '#platform/ids.ts'
import {
  appendEntitlement,
  type EntitlementCause,
  type EntitlementRow,
  type RevocationReason,
} from '../repository/ledger.ts'
import type { Subject } from './grant.ts'

export type Revocation = Subject & {
  subscriber_id: string
  /** The cause whose grant is revoked. */
  cause: EntitlementCause
  cause_id: string
  /** When it takes effect by the facts of its cause. */
  at: Date
  reason: RevocationReason
  note?: string
  actor_id?: string | null
  now: Date
}

/** Appends a revocation that affects only the grants of this cause. Repeating it adds nothing. */
export async function revoke(
  tx: AppTx,
  emit: Emit,
  input: Revocation,
): Promise<{ row: EntitlementRow; is_new: boolean }> {
  const row: EntitlementRow = {
    id: newId(),
    subscriber_id: input.subscriber_id,
    kind: 'revocation',
    product_id: input.product_id ?? null,
    page_id: input.page_id ?? null,
    starts_at: input.at,
    ends_at: null,
    cause: input.cause,
    cause_id: input.cause_id,
    reason: input.reason,
    note: input.note ?? '',
    actor_id: input.actor_id ?? null,
    created_at: input.now,
  }
  const is_new = await appendEntitlement(tx, row)
  if (is_new) await emit('access.changed', { subscriber_id: row.subscriber_id })
  return { row, is_new }
}
