// Written by scripts/generate.ts from apps/server/src/features/commerce/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { addOrderNoteRoute } from './routes/add-order-note.ts'
import { archiveCouponRoute } from './routes/archive-coupon.ts'
import { archiveProductRoute } from './routes/archive-product.ts'
import { cancelSubscriptionRoute } from './routes/cancel-subscription.ts'
import { changeCardRoute } from './routes/change-card.ts'
import { checkPaymentsRoute } from './routes/check-payments.ts'
import { claimPurchaseRoute } from './routes/claim-purchase.ts'
import { confirmOrderRoute } from './routes/confirm-order.ts'
import { confirmSandboxPaymentRoute } from './routes/confirm-sandbox-payment.ts'
import { correctGuestEmailRoute } from './routes/correct-guest-email.ts'
import { createCouponRoute } from './routes/create-coupon.ts'
import { createIntentRoute } from './routes/create-intent.ts'
import { createProductRoute } from './routes/create-product.ts'
import { disputeTestOrderRoute } from './routes/dispute-test-order.ts'
import { endPauseRoute } from './routes/end-pause.ts'
import { exportOrdersRoute } from './routes/export-orders.ts'
import { exportProductHoldersRoute } from './routes/export-product-holders.ts'
import { getBillingDetailsRoute } from './routes/get-billing-details.ts'
import { getContractRightsRoute } from './routes/get-contract-rights.ts'
import { getCouponRoute } from './routes/get-coupon.ts'
import { getGuestOrderRoute } from './routes/get-guest-order.ts'
import { getInvoiceSettingsRoute } from './routes/get-invoice-settings.ts'
import { getInvoiceUrlRoute } from './routes/get-invoice-url.ts'
import { getInvoiceRoute } from './routes/get-invoice.ts'
import { getLawSettingsRoute } from './routes/get-law-settings.ts'
import { getOrderFiguresRoute } from './routes/get-order-figures.ts'
import { getOrderRoute } from './routes/get-order.ts'
import { getPaymentSettingsRoute } from './routes/get-payment-settings.ts'
import { getPlaySettingsRoute } from './routes/get-play-settings.ts'
import { getProductRoute } from './routes/get-product.ts'
import { getPurchasedItemsRoute } from './routes/get-purchased-items.ts'
import { getStoreSettingsRoute } from './routes/get-store-settings.ts'
import { getStudioOrderRoute } from './routes/get-studio-order.ts'
import { getStudioProductRoute } from './routes/get-studio-product.ts'
import { getTaxSettingsRoute } from './routes/get-tax-settings.ts'
import { giveCancelReasonRoute } from './routes/give-cancel-reason.ts'
import { hasActivePurchaseRoute } from './routes/has-active-purchase.ts'
import { leaveTestModeRoute } from './routes/leave-test-mode.ts'
import { listContractsRoute } from './routes/list-contracts.ts'
import { listCouponsRoute } from './routes/list-coupons.ts'
import { listHoldingsRoute } from './routes/list-holdings.ts'
import { listInvoicesRoute } from './routes/list-invoices.ts'
import { listOrdersRoute } from './routes/list-orders.ts'
import { listPaymentDifferencesRoute } from './routes/list-payment-differences.ts'
import { listProductHoldersRoute } from './routes/list-product-holders.ts'
import { listProductUsesRoute } from './routes/list-product-uses.ts'
import { listProductsRoute } from './routes/list-products.ts'
import { listPurchasesRoute } from './routes/list-purchases.ts'
import { listStudioProductsRoute } from './routes/list-studio-products.ts'
import { listSubscriptionsRoute } from './routes/list-subscriptions.ts'
import { listTestCardsRoute } from './routes/list-test-cards.ts'
import { listWithdrawalsRoute } from './routes/list-withdrawals.ts'
import { mailInvoiceRoute } from './routes/mail-invoice.ts'
import { pauseCouponRoute } from './routes/pause-coupon.ts'
import { pauseSubscriptionRoute } from './routes/pause-subscription.ts'
import { paySubscriptionRoute } from './routes/pay-subscription.ts'
import { previewCouponRoute } from './routes/preview-coupon.ts'
import { previewOrderRoute } from './routes/preview-order.ts'
import { previewProductPagesRoute } from './routes/preview-product-pages.ts'
import { previewSwitchRoute } from './routes/preview-switch.ts'
import { purchaseInAppRoute } from './routes/purchase-in-app.ts'
import { receivePlayNotificationRoute } from './routes/receive-play-notification.ts'
import { receiveStoreNotificationRoute } from './routes/receive-store-notification.ts'
import { receiveStripeWebhookRoute } from './routes/receive-stripe-webhook.ts'
import { refundOrderRoute } from './routes/refund-order.ts'
import { requestWithdrawalRoute } from './routes/request-withdrawal.ts'
import { resendReceiptRoute } from './routes/resend-receipt.ts'
import { resolvePaymentDifferenceRoute } from './routes/resolve-payment-difference.ts'
import { resolveWithdrawalRoute } from './routes/resolve-withdrawal.ts'
import { restorePurchasesRoute } from './routes/restore-purchases.ts'
import { resumeCouponRoute } from './routes/resume-coupon.ts'
import { resumeSubscriptionRoute } from './routes/resume-subscription.ts'
import { setBillingDetailsRoute } from './routes/set-billing-details.ts'
import { setInvoiceSettingsRoute } from './routes/set-invoice-settings.ts'
import { setLawSettingsRoute } from './routes/set-law-settings.ts'
import { setPaymentSettingsRoute } from './routes/set-payment-settings.ts'
import { setPlaySettingsRoute } from './routes/set-play-settings.ts'
import { setStoreSettingsRoute } from './routes/set-store-settings.ts'
import { setTaxSettingsRoute } from './routes/set-tax-settings.ts'
import { switchSubscriptionRoute } from './routes/switch-subscription.ts'
import { updateCouponRoute } from './routes/update-coupon.ts'
import { updateProductRoute } from './routes/update-product.ts'
import { withdrawSwitchRoute } from './routes/withdraw-switch.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['commerce.addOrderNote', addOrderNoteRoute],
  ['commerce.archiveCoupon', archiveCouponRoute],
  ['commerce.archiveProduct', archiveProductRoute],
  ['commerce.cancelSubscription', cancelSubscriptionRoute],
  ['commerce.changeCard', changeCardRoute],
  ['commerce.checkPayments', checkPaymentsRoute],
  ['commerce.claimPurchase', claimPurchaseRoute],
  ['commerce.confirmOrder', confirmOrderRoute],
  ['commerce.confirmSandboxPayment', confirmSandboxPaymentRoute],
  ['commerce.correctGuestEmail', correctGuestEmailRoute],
  ['commerce.createCoupon', createCouponRoute],
  ['commerce.createIntent', createIntentRoute],
  ['commerce.createProduct', createProductRoute],
  ['commerce.disputeTestOrder', disputeTestOrderRoute],
  ['commerce.endPause', endPauseRoute],
  ['commerce.exportOrders', exportOrdersRoute],
  ['commerce.exportProductHolders', exportProductHoldersRoute],
  ['commerce.getBillingDetails', getBillingDetailsRoute],
  ['commerce.getContractRights', getContractRightsRoute],
  ['commerce.getCoupon', getCouponRoute],
  ['commerce.getGuestOrder', getGuestOrderRoute],
  ['commerce.getInvoiceSettings', getInvoiceSettingsRoute],
  ['commerce.getInvoiceUrl', getInvoiceUrlRoute],
  ['commerce.getInvoice', getInvoiceRoute],
  ['commerce.getLawSettings', getLawSettingsRoute],
  ['commerce.getOrderFigures', getOrderFiguresRoute],
  ['commerce.getOrder', getOrderRoute],
  ['commerce.getPaymentSettings', getPaymentSettingsRoute],
  ['commerce.getPlaySettings', getPlaySettingsRoute],
  ['commerce.getProduct', getProductRoute],
  ['commerce.getPurchasedItems', getPurchasedItemsRoute],
  ['commerce.getStoreSettings', getStoreSettingsRoute],
  ['commerce.getStudioOrder', getStudioOrderRoute],
  ['commerce.getStudioProduct', getStudioProductRoute],
  ['commerce.getTaxSettings', getTaxSettingsRoute],
  ['commerce.giveCancelReason', giveCancelReasonRoute],
  ['commerce.hasActivePurchase', hasActivePurchaseRoute],
  ['commerce.leaveTestMode', leaveTestModeRoute],
  ['commerce.listContracts', listContractsRoute],
  ['commerce.listCoupons', listCouponsRoute],
  ['commerce.listHoldings', listHoldingsRoute],
  ['commerce.listInvoices', listInvoicesRoute],
  ['commerce.listOrders', listOrdersRoute],
  ['commerce.listPaymentDifferences', listPaymentDifferencesRoute],
  ['commerce.listProductHolders', listProductHoldersRoute],
  ['commerce.listProductUses', listProductUsesRoute],
  ['commerce.listProducts', listProductsRoute],
  ['commerce.listPurchases', listPurchasesRoute],
  ['commerce.listStudioProducts', listStudioProductsRoute],
  ['commerce.listSubscriptions', listSubscriptionsRoute],
  ['commerce.listTestCards', listTestCardsRoute],
  ['commerce.listWithdrawals', listWithdrawalsRoute],
  ['commerce.mailInvoice', mailInvoiceRoute],
  ['commerce.pauseCoupon', pauseCouponRoute],
  ['commerce.pauseSubscription', pauseSubscriptionRoute],
  ['commerce.paySubscription', paySubscriptionRoute],
  ['commerce.previewCoupon', previewCouponRoute],
  ['commerce.previewOrder', previewOrderRoute],
  ['commerce.previewProductPages', previewProductPagesRoute],
  ['commerce.previewSwitch', previewSwitchRoute],
  ['commerce.purchaseInApp', purchaseInAppRoute],
  ['commerce.receivePlayNotification', receivePlayNotificationRoute],
  ['commerce.receiveStoreNotification', receiveStoreNotificationRoute],
  ['commerce.receiveStripeWebhook', receiveStripeWebhookRoute],
  ['commerce.refundOrder', refundOrderRoute],
  ['commerce.requestWithdrawal', requestWithdrawalRoute],
  ['commerce.resendReceipt', resendReceiptRoute],
  ['commerce.resolvePaymentDifference', resolvePaymentDifferenceRoute],
  ['commerce.resolveWithdrawal', resolveWithdrawalRoute],
  ['commerce.restorePurchases', restorePurchasesRoute],
  ['commerce.resumeCoupon', resumeCouponRoute],
  ['commerce.resumeSubscription', resumeSubscriptionRoute],
  ['commerce.setBillingDetails', setBillingDetailsRoute],
  ['commerce.setInvoiceSettings', setInvoiceSettingsRoute],
  ['commerce.setLawSettings', setLawSettingsRoute],
  ['commerce.setPaymentSettings', setPaymentSettingsRoute],
  ['commerce.setPlaySettings', setPlaySettingsRoute],
  ['commerce.setStoreSettings', setStoreSettingsRoute],
  ['commerce.setTaxSettings', setTaxSettingsRoute],
  ['commerce.switchSubscription', switchSubscriptionRoute],
  ['commerce.updateCoupon', updateCouponRoute],
  ['commerce.updateProduct', updateProductRoute],
  ['commerce.withdrawSwitch', withdrawSwitchRoute],
]
