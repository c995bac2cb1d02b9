import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { listActiveEntitlements } from '../repository/ledger.ts'
import { grant, type Subject } from './grant.ts'
import { revoke } from './revoke.ts'

type Move = {
  from: string
  to: string
  /** Causes that end instead of moving. */
  except_cause_ids: readonly string[]
  now: Date
}

/** Gives what one subscriber owns now to another: the same grants there, and their end here. */
export async function moveEntitlements(
  tx: AppTx,
  emit: Emit,
  { from, to, except_cause_ids, now }: Move,
): Promise<void> {
  for (const held of await listActiveEntitlements(tx, from, now)) {
    const { cause, cause_id, starts_at, ends_at } = held
    const subject = toSubject(held)
    if (!subject) continue
    if (!except_cause_ids.includes(cause_id))
      await grant(tx, emit, { ...subject, subscriber_id: to, cause, cause_id, starts_at, ends_at, now })
    await revoke(tx, emit, {
      ...subject,
      subscriber_id: from,
      cause,
      cause_id,
      at: now,
      reason: 'ended',
      now,
    })
  }
}

function toSubject({
  product_id,
  page_id,
}: {
  product_id: string | null
  page_id: string | null
}): Subject | null {
  if (product_id !== null) return { product_id }
  return page_id === null ? null : { page_id }
}
