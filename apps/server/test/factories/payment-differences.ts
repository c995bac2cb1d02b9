import { insertDifference } from '../../src/features/commerce/repository/reconciliation.ts'
import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import type { TestApp } from './apps.ts'

/** Stores an open difference of payments, as a comparison finds it. */
export async function aPaymentDifference(app: TestApp): Promise<string> {
  const api = await aServer()
  const id = newId()
  await api.inApp(app.id, (tx) =>
    insertDifference(tx, {
      id,
      order_id: null,
      kind: 'order_unknown',
      reference: `pi_${id}`,
      ours: null,
      theirs: 4900,
      currency: 'EUR',
      state: 'open',
      found_at: api.clock.now(),
      closed_at: null,
    }),
  )
  return id
}
