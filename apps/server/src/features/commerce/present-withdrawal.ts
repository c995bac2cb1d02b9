import type { withdrawal } from '@foyer/contract/commerce/withdrawal-shapes'
import type { z } from 'zod'
import type { WithdrawalRow } from './repository/withdrawals.ts'

/** A withdrawal as the studio shows it. */
export function presentWithdrawal({
  subscriber_id: _of,
  language: _in,
  received_at,
  finished_at,
  ...row
}: WithdrawalRow): z.infer<typeof withdrawal> {
  return {
    ...row,
    received_at: received_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}
