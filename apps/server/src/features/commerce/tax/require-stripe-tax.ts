import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { currentProvider } from '../providers/call-provider.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

/** Refuses the choice of Stripe Tax where the app has no Stripe, or Stripe Tax is not set up there. */
export async function requireStripeTax(ctx: Ctx): Promise<void> {
  const isTaxReady = (await currentProvider(ctx))?.isTaxReady
  if (!isTaxReady) throw invalidField('mode', 'provider_not_configured')
  if (!(await withProviderErrors(isTaxReady))) throw invalidField('mode', 'stripe_tax_inactive')
}
