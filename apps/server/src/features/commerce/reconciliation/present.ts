import type { paymentCheck, paymentDifference } from '@foyer/contract/commerce/reconciliation-shapes'
import type { z } from 'zod'
import type { DifferenceRow, PaymentCheckRow } from '../repository/reconciliation.ts'

export function presentDifference({
  found_at,
  closed_at,
  ...row
}: DifferenceRow): z.infer<typeof paymentDifference> {
  return { ...row, found_at: found_at.toISOString(), closed_at: closed_at?.toISOString() ?? null }
}

export function presentCheck({
  started_at,
  finished_at,
  checked,
  mended,
  raised,
}: PaymentCheckRow): z.infer<typeof paymentCheck> {
  const counts = { checked, mended, raised }
  return {
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    ...counts,
  }
}
