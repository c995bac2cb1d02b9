import { ownProductsNeed } from '../members/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { paidRightsNeed, productTitlesNeed } from '../access/index.ts'
import { appSubscriptionNeed } from '../identity/index.ts'
import { accessReferencesNeed, renewalsNeed, tablesAfterPurge } from '../apps/index.ts'
import { isOverlay, stripeNeed } from '../pages/index.ts'
import { endPaidRight, holdPaidRight } from './commands/end-paid-right.ts'
import { followOrderJob, syncOrderJob } from './commands/follow-order.ts'
import { commerceContributions, findAppSubscription } from './contributions.ts'
import { cancelRenewalJob, giveBackJob, reconcileJob, runSandboxJob, runSandboxOrderJob } from './jobs.ts'
import { paidSpans } from './paid-spans.ts'
import { commerceKept } from './repository/kept-rows.ts'
import { productsNamed, existingProductIds, productTitles } from './repository/products.ts'
import { countRenewing } from './repository/subscriptions.ts'
import { routes } from './routes.generated.ts'
import { followStoresJob, readInAppPurchaseJob } from './store-jobs.ts'
import { commerceSubscribers } from './subscribers.ts'
import { endTestMoneyJob } from './test-money-jobs.ts'
import { usesStripe } from './uses-stripe.ts'

export const commerce = defineFeature({
  name: 'commerce',
  routes,
  jobs: [
    cancelRenewalJob,
    endTestMoneyJob,
    followOrderJob,
    followStoresJob,
    giveBackJob,
    readInAppPurchaseJob,
    reconcileJob,
    runSandboxJob,
    runSandboxOrderJob,
    syncOrderJob,
  ],
  schedules: [
    defineSchedule('commerce.end_test_money', { cron: '17 * * * *' }, endTestMoneyJob),
    defineSchedule('commerce.follow_stores', { cron: '23 * * * *' }, followStoresJob),
    defineSchedule('commerce.reconcile', { cron: '40 4 * * *' }, reconcileJob),
    defineSchedule('commerce.run_sandbox', { cron: '7 * * * *' }, runSandboxJob),
  ],
  subscribers: commerceSubscribers,
  provides: [
    provide(ownProductsNeed, { titlesOf: productTitles, named: productsNamed }),
    provide(productTitlesNeed, { titlesOf: productTitles }),
    provide(appSubscriptionNeed, { findAppSubscription }),
    provide(accessReferencesNeed, { existingProducts: existingProductIds, isOverlay }),
    provide(paidRightsNeed, { hold: holdPaidRight, end: endPaidRight, paidOf: paidSpans }),
    provide(renewalsNeed, { countRenewing }),
    provide(stripeNeed, { usesStripe }),
    contribute(tablesAfterPurge, 'orders', 'order_lines', 'payments', 'payment_lines', 'payment_references'),
    ...commerceContributions,
  ],
  personal_data: commerceKept,
})
