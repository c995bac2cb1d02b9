import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../platform/context.ts'
import { appChanges } from '../apps/index.ts'
import { findPaymentSettings } from './repository/settings.ts'

const answers = new LRUCache<string, boolean>({ max: 20_000, ttl: 60_000, ttlResolution: 1_000 })
let generation = 0

appChanges.listen((change) => {
  generation += 1
  if (change) answers.delete(change.id)
  else answers.clear()
})

/** Whether the app has its keys at Stripe. Kept in memory until the app changes, because every document asks it. */
export async function usesStripe(ctx: Ctx): Promise<boolean> {
  const known = ctx.services.database.changes.isSure() ? answers.get(ctx.app.id) : undefined
  if (known !== undefined) return known
  const began = generation
  const answer = Boolean((await findPaymentSettings(ctx.db))?.secret_key_sealed)
  if (began === generation) answers.set(ctx.app.id, answer)
  return answer
}
