import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { endOverduePlan } from './commands/end-overdue-plan.ts'
import { mailCardExpiring, mailEndingSoon } from './mails/overdue-mails.ts'
import { claimEndingPlans, claimExpiringCards, listPlansToEnd } from './repository/overdue-plans.ts'

const BATCH_SIZE = 200
const DAY_MS = 24 * 60 * 60 * 1000
/** How many days before the end of access a member is reminded, and before a renewal told of an expired card. */
const REMINDER_DAYS = 3
const CARD_DAYS = 30

/** Ends one plan at its provider, unless it was paid since. */
export const endOverduePlanJob = defineJob<{ subscription_id: string }>(
  'commerce.end_overdue_plan',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { subscription_id }) => endOverduePlan(ctx, subscription_id),
)

/** Tells members of access that ends soon and of cards that expire, and finds the plans whose days of grace are over. */
export const followOverdueJob = defineJob<Record<string, never>>(
  'commerce.follow_overdue',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    await ctx.write(async (tx) => {
      const now = ctx.now()
      const claim = { now, limit: BATCH_SIZE }
      const ending = await claimEndingPlans(tx, { ...claim, days: REMINDER_DAYS })
      await mailEndingSoon(tx, ending)
      const until = new Date(now.getTime() + CARD_DAYS * DAY_MS)
      const expiring = await claimExpiringCards(tx, { ...claim, until })
      await mailCardExpiring(tx, expiring)
      const over = await listPlansToEnd(tx, now, BATCH_SIZE)
      for (const subscription_id of over) await enqueue(tx, endOverduePlanJob, { subscription_id })
      if (ending.length === BATCH_SIZE || expiring.length === BATCH_SIZE)
        await enqueue(tx, followOverdueJob, {})
    })
  },
)
