import type { Ctx } from '../../platform/context.ts'
import { definePort } from '../../platform/ports.ts'

/** The pages below a root that a subscriber has completed now; `progress` fills it. */
export const completedPagesPort = definePort<{
  completedPages: (ctx: Ctx, subscriber_id: string, root_id: string) => Promise<ReadonlySet<string>>
}>('completed pages of a subscriber')

/** Whether the app takes money through Stripe, which its documents may load then and only then; `commerce` fills it. */
export const stripePort = definePort<{ usesStripe: (ctx: Ctx) => Promise<boolean> }>('Stripe in documents')
