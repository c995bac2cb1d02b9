import { productLookupNeed } from '../members/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { paidEntitlementsNeed, productTitlesNeed } from '../access/index.ts'
import { appSubscriptionNeed } from '../identity/index.ts'
import { accessReferencesNeed, renewalsNeed, retainedTables } from '../apps/index.ts'
import { isOverlay, productsOnSaleNeed, stripeNeed } from '../pages/index.ts'
import { cleanGuestsJob } from './clean-guests-job.ts'
import { cancelPayment, lockPayment } from './commands/cancel-payment.ts'
import { endDiscountJob } from './commands/end-discount.ts'
import { pollOrderJob, syncOrderJob } from './commands/poll-order.ts'
import { commerceContributions, findAppSubscription } from './contributions.ts'
import { cancelRenewalJob, refundDuplicateJob, runSandboxJob, runSandboxOrderJob } from './jobs.ts'
import { comparePaymentsJob, reconcileJob } from './reconciliation/reconcile-jobs.ts'
import { endOverduePlanJob, followOverdueJob } from './overdue-jobs.ts'
import { sendRefundJob } from './commands/refund-order.ts'
import { sendInvoiceMailJob } from './invoices/invoice-mail.ts'
import { writeInvoicePdfJob } from './invoices/invoice-pdf-job.ts'
import { sendOrderMailJob } from './mails/order-mail.ts'
import { findPaidPeriods } from './paid-periods.ts'
import { registerWalletsJob } from './register-wallets-job.ts'
import { commercePersonalData } from './personal-data.ts'
import {
  findExistingProductIds,
  findOnSaleIds,
  findProductsByName,
  findProductTitles,
} from './repository/product-names.ts'
import { countRenewing } from './repository/subscriptions.ts'
import { routes } from './routes.generated.ts'
import { readDuePurchasesJob, readInAppPurchaseJob, readVoidedPurchasesJob } from './store-jobs.ts'
import { handleWithdrawalJob } from './withdrawal-job.ts'
import { commerceSubscribers } from './subscribers.ts'
import { endTestMoneyJob } from './test-money-jobs.ts'
import { usesStripe } from './uses-stripe.ts'

export const commerce = defineFeature({
  name: 'commerce',
  routes,
  jobs: [
    cleanGuestsJob,
    cancelRenewalJob,
    comparePaymentsJob,
    endDiscountJob,
    endOverduePlanJob,
    endTestMoneyJob,
    followOverdueJob,
    handleWithdrawalJob,
    pollOrderJob,
    readDuePurchasesJob,
    refundDuplicateJob,
    readInAppPurchaseJob,
    readVoidedPurchasesJob,
    reconcileJob,
    registerWalletsJob,
    runSandboxJob,
    runSandboxOrderJob,
    sendInvoiceMailJob,
    sendOrderMailJob,
    sendRefundJob,
    syncOrderJob,
    writeInvoicePdfJob,
  ],
  schedules: [
    defineSchedule('commerce.clean_guests', { cron: '50 3 * * *' }, cleanGuestsJob),
    defineSchedule('commerce.end_test_purchases', { cron: '17 * * * *' }, endTestMoneyJob),
    defineSchedule('commerce.follow_overdue', { cron: '37 * * * *' }, followOverdueJob),
    defineSchedule('commerce.follow_stores', { cron: '23 * * * *' }, readDuePurchasesJob),
    defineSchedule('commerce.read_voided', { cron: '20 4 * * *' }, readVoidedPurchasesJob),
    defineSchedule('commerce.reconcile', { cron: '40 4 * * *' }, reconcileJob),
    defineSchedule('commerce.register_wallets', { cron: '10 5 * * *' }, registerWalletsJob),
    defineSchedule('commerce.run_sandbox', { cron: '7 * * * *' }, runSandboxJob),
  ],
  subscribers: commerceSubscribers,
  provides: [
    provide(productLookupNeed, { findTitles: findProductTitles, findByNames: findProductsByName }),
    provide(productTitlesNeed, { findTitles: findProductTitles }),
    provide(appSubscriptionNeed, { findAppSubscription }),
    provide(accessReferencesNeed, { findExistingProducts: findExistingProductIds, isOverlay }),
    provide(paidEntitlementsNeed, {
      lockPayment,
      cancelPayment,
      findPaidPeriods,
    }),
    provide(renewalsNeed, { countRenewing }),
    provide(stripeNeed, { usesStripe }),
    provide(productsOnSaleNeed, { findOnSale: findOnSaleIds }),
    contribute(
      retainedTables,
      'orders',
      'order_lines',
      'payments',
      'payment_lines',
      'payment_references',
      'refunds',
      'disputes',
      'withdrawals',
    ),
    ...commerceContributions,
  ],
  personal_data: commercePersonalData,
})
