import type { Ctx } from '../../platform/context.ts'
import { findPaymentSettings } from './repository/settings.ts'

/** Whether the app has its keys at Stripe. */
export async function usesStripe(ctx: Ctx): Promise<boolean> {
  return Boolean((await findPaymentSettings(ctx.db))?.secret_key_sealed)
}
