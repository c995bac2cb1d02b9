import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** The pages below a root that a subscriber has completed now; `progress` fills it. */
export const completedPagesNeed = defineNeed<{
  completedPages: (ctx: Ctx, subscriber_id: string, root_id: string) => Promise<ReadonlySet<string>>
}>('pages.completed')

/** Whether the app takes money through Stripe, which its documents may load then and only then; `commerce` fills it. */
export const stripeNeed = defineNeed<{ usesStripe: (ctx: Ctx) => Promise<boolean> }>('pages.uses_stripe')

/** Which of some products members can buy now; `commerce` fills it. */
export const productsOnSaleNeed = defineNeed<{
  findOnSale: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlySet<string>>
}>('pages.products_on_sale')

/** A member's newest submission of a form, null without one; `forms` fills it. */
export const latestSubmissionNeed = defineNeed<{
  find: (db: AppDb | AppTx, owner: { subscriber_id: string; form_id: string }) => Promise<string | null>
}>('pages.latest_submission')
