import type { Ctx } from '../../platform/context.ts'
import { defineNeed } from '../../platform/needs.ts'

/** The pages below a root that a subscriber has completed now; `progress` fills it. */
export const completedPagesNeed = defineNeed<{
  completedPages: (ctx: Ctx, subscriber_id: string, root_id: string) => Promise<ReadonlySet<string>>
}>('pages.completed')

/** Whether the app takes money through Stripe, which its documents may load then and only then; `commerce` fills it. */
export const stripeNeed = defineNeed<{ usesStripe: (ctx: Ctx) => Promise<boolean> }>('pages.uses_stripe')
