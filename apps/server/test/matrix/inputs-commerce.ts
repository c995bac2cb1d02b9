import { newId } from '../../src/platform/ids.ts'
import type { Caller } from '../harness.ts'
import { anOrder, aProduct, ONCE, versionOf } from '../factories/commerce.ts'
import { aCoupon } from '../factories/coupons.ts'
import { STRIPE_KEYS } from '../stand-ins/stripe/stripe-stand-in.ts'
import type { Case, Cases } from './case.ts'
import type { Fixture } from './fixture.ts'
import { aSubscriptionOf, onSubscription } from './inputs-switches.ts'

const withoutInput: Case = { input: () => ({}) }
/** An id of something else only finds no order. */
const ordersOfOne: Case = {
  input: ({ own }) => ({ product_id: own.product, subscriber_id: own.subscriber }),
  ids: { product_id: 'product', subscriber_id: 'subscriber' },
  unknown: { product_id: 'ok', subscriber_id: 'ok' },
}
const onCoupon: Case = {
  input: async ({ app }) => ({ id: (await aCoupon(app)).id }),
  ids: { id: 'coupon' },
}
const percent = { kind: 'percent', percent_off: 20 } as const
const onProduct: Case = { input: ({ own }) => ({ id: own.product }), ids: { id: 'product' } }

async function aBasket({ app }: Fixture) {
  const product = await aProduct(app)
  return { id: product.id, version_id: versionOf(product) }
}

/** An order of the caller's own where they can have one. */
async function anOrderOf({ app, own, isMember }: Fixture, caller: Caller) {
  if (!isMember(caller)) return { order_id: own.order }
  return { order_id: (await anOrder(caller, await aProduct(app))).order_id }
}

const onInvoice: Case = {
  input: ({ own }) => ({ id: own.invoice }),
  ids: { id: 'invoice' },
  unknown: { id: 'invalid_invoice' },
}

const BILLING = { name: 'Kiln Ltd', address: '14 Quay Street', country: 'GB', tax_id: 'GB 418' }
const NO_TAX = {
  mode: 'off' as const,
  is_inclusive: true,
  home_country: 'DE',
  has_oss: false,
  has_reverse_charge: true,
  registrations: [],
  own_rates: [],
}
let codes = 0
const nextCode = (): string => `MATRIX${(codes += 1)}`

/** Who has no order of their own and no secret of one gets the response of an unknown id. */
const onOrder: Case = {
  input: anOrderOf,
  ids: { order_id: 'order' },
  personal: ['order_id'],
  answers: { anonymous: 'not_found', pending: 'not_found' },
}

/** The cases of commerce calls. */
export const commerceInputs: Cases = {
  'commerce.addOrderNote': [
    { input: ({ own }) => ({ id: own.order, text: 'Called back.' }), ids: { id: 'order' } },
  ],
  'commerce.archiveCoupon': [onCoupon],
  'commerce.archiveProduct': [
    { input: async ({ app }) => ({ id: (await aProduct(app)).id }), ids: { id: 'product' } },
  ],
  'commerce.cancelSubscription': [onSubscription],
  'commerce.changeCard': [
    {
      ...onSubscription,
      input: async (fixture, caller) => ({ ...(await aSubscriptionOf(fixture, caller)), card: 'succeeds' }),
    },
  ],
  'commerce.claimPurchase': [{ input: () => ({ token: 'not-a-token' }), answers: 'token_invalid' }],
  'commerce.confirmOrder': [onOrder],
  'commerce.confirmSandboxPayment': [
    {
      ...onOrder,
      input: async (fixture, caller) => ({ ...(await anOrderOf(fixture, caller)), card: 'succeeds' }),
    },
  ],
  'commerce.createCoupon': [
    {
      input: ({ own }) => ({
        code: nextCode(),
        discount: percent,
        product_ids: [own.product],
        version_ids: [own.version],
      }),
      ids: { product_ids: 'product', version_ids: 'version' },
      unknown: { product_ids: 'invalid', version_ids: 'invalid' },
    },
  ],
  'commerce.createIntent': [
    {
      input: async (fixture) => ({ ...(await aBasket(fixture)), final_amount: ONCE.amount }),
      ids: { id: 'product', version_id: 'version' },
      answers: { anonymous: 'authentication_required', pending: 'user_not_found' },
      refuses_first: ['anonymous', 'pending'],
      unknown: { id: 'product_not_found', version_id: 'invalid_version' },
    },
    {
      input: ({ own }) => ({
        id: own.bumped_product,
        version_id: own.bumped_version,
        order_bumps: [own.bump],
        final_amount: 2 * ONCE.amount,
      }),
      ids: { order_bumps: 'bump' },
      // Who owns the bump is not sold it again, so the amount that was shown does not fit.
      answers: {
        anonymous: 'authentication_required',
        pending: 'user_not_found',
        entitled: 'order_preview_mismatch',
      },
      refuses_first: ['anonymous', 'pending'],
      unknown: { order_bumps: 'invalid_order_bump' },
    },
    {
      input: async (fixture) => {
        const [first, second] = [await aBasket(fixture), await aBasket(fixture)]
        return { ...first, products: [second], final_amount: 2 * ONCE.amount }
      },
      ids: { 'products.0.id': 'product', 'products.0.version_id': 'version' },
      answers: { anonymous: 'authentication_required', pending: 'user_not_found' },
      refuses_first: ['anonymous', 'pending'],
      unknown: { 'products.0.id': 'invalid_products', 'products.0.version_id': 'invalid_products' },
    },
  ],
  'commerce.createProduct': [
    {
      input: ({ own }) => ({
        title: 'Gold',
        versions: [ONCE],
        cover: { media_id: own.media, alt: 'A bar' },
        order_bumps: [{ product_id: own.product, version_id: own.version, title: 'And this' }],
      }),
      ids: {
        'cover.media_id': 'media',
        'order_bumps.0.product_id': 'product',
        'order_bumps.0.version_id': 'version',
      },
      unknown: {
        'cover.media_id': 'invalid',
        'order_bumps.0.product_id': 'invalid_order_bump',
        'order_bumps.0.version_id': 'invalid_order_bump',
      },
    },
    {
      input: ({ own }) => ({
        title: 'Gold',
        versions: [ONCE],
        included_page_ids: [own.page],
        included_product_ids: [own.product],
      }),
      ids: { included_page_ids: 'page', included_product_ids: 'product' },
      unknown: { included_page_ids: 'invalid', included_product_ids: 'invalid' },
    },
    {
      input: ({ own }) => ({ title: 'Gold', versions: [ONCE], sample_page_id: own.page }),
      ids: { sample_page_id: 'page' },
      unknown: { sample_page_id: 'invalid' },
    },
  ],
  'commerce.getCoupon': [{ input: ({ own }) => ({ id: own.coupon }), ids: { id: 'coupon' } }],
  'commerce.getBillingDetails': [withoutInput],
  'commerce.getInvoice': [onInvoice],
  'commerce.getInvoiceSettings': [withoutInput],
  'commerce.getTaxSettings': [withoutInput],
  'commerce.getInvoiceUrl': [onInvoice],
  'commerce.getGuestOrder': [
    {
      input: async (fixture, caller) => ({
        ...(await anOrderOf(fixture, caller)),
        order_token: 'a'.repeat(32),
      }),
      ids: { order_id: 'order' },
      answers: 'not_found',
    },
  ],
  'commerce.disputeTestOrder': [
    {
      input: ({ own }) => ({ id: own.order, state: 'open' }),
      ids: { id: 'order' },
      answers: 'not_paid',
    },
  ],
  'commerce.checkPayments': [withoutInput],
  'commerce.getPlaySettings': [withoutInput],
  'commerce.setPlaySettings': [{ input: () => ({ package_name: '', products: [] }) }],
  'commerce.listPaymentDifferences': [withoutInput],
  'commerce.resolvePaymentDifference': [
    { input: ({ own }) => ({ id: own.payment_difference }), ids: { id: 'payment_difference' } },
  ],
  'commerce.exportOrders': [ordersOfOne],
  'commerce.listProductHolders': [onProduct],
  'commerce.exportProductHolders': [onProduct],
  'commerce.correctGuestEmail': [
    {
      input: ({ own }) => ({ id: own.order, email: 'corrected@example.com' }),
      ids: { id: 'order' },
      answers: 'not_found',
    },
  ],
  'commerce.getOrderFigures': [withoutInput],
  'commerce.getStudioOrder': [{ input: ({ own }) => ({ id: own.order }), ids: { id: 'order' } }],
  'commerce.listOrders': [ordersOfOne],
  'commerce.refundOrder': [
    {
      input: ({ own }) => ({
        id: own.order,
        refund_id: newId(),
        payment_id: own.order,
        lines: [{ product_id: own.product, amount: 100 }],
        access: 'keep',
        reason: 'requested',
      }),
      ids: { id: 'order', refund_id: 'order', payment_id: 'order', 'lines.0.product_id': 'product' },
      answers: 'nothing_to_refund',
      unknown: {
        refund_id: 'nothing_to_refund',
        payment_id: 'nothing_to_refund',
        'lines.0.product_id': 'nothing_to_refund',
      },
    },
  ],
  'commerce.resendReceipt': [
    { input: ({ own }) => ({ id: own.order }), ids: { id: 'order' }, answers: 'not_paid' },
  ],
  'commerce.getOrder': [{ input: anOrderOf, ids: { order_id: 'order' }, personal: ['order_id'] }],
  'commerce.getPaymentSettings': [withoutInput],
  'commerce.getProduct': [onProduct],
  'commerce.getPurchasedItems': [onProduct],
  'commerce.getStoreSettings': [withoutInput],
  'commerce.getStudioProduct': [onProduct],
  'commerce.hasActivePurchase': [onProduct],
  'commerce.listCoupons': [withoutInput],
  'commerce.listProductUses': [onProduct],
  'commerce.leaveTestMode': [{ input: () => ({}), needs_own_world: true }],
  'commerce.listProducts': [
    { input: ({ own }) => ({ ids: own.product }), ids: { ids: 'product' }, unknown: { ids: 'ok' } },
  ],
  'commerce.listHoldings': [withoutInput],
  'commerce.listTestCards': [withoutInput],
  'commerce.listInvoices': [withoutInput],
  'commerce.listPurchases': [withoutInput],
  'commerce.mailInvoice': [onInvoice],
  'commerce.listStudioProducts': [withoutInput],
  'commerce.listSubscriptions': [withoutInput],
  'commerce.pauseCoupon': [onCoupon],
  'commerce.pauseSubscription': [
    {
      ...onSubscription,
      input: async (fixture, caller) => ({ ...(await aSubscriptionOf(fixture, caller)), months: 1 }),
    },
  ],
  'commerce.paySubscription': [{ ...onSubscription, answers: 'nothing_due' }],
  'commerce.previewCoupon': [
    {
      input: ({ own }) => ({
        product_id: own.product,
        version_id: own.version,
        discount: percent,
        product_ids: [own.product],
        version_ids: [own.version],
      }),
      ids: {
        product_id: 'product',
        version_id: 'version',
        product_ids: 'product',
        version_ids: 'version',
      },
      unknown: {
        product_id: 'product_not_found',
        version_id: 'invalid_version',
        product_ids: 'ok',
        version_ids: 'ok',
      },
    },
  ],
  'commerce.previewOrder': [
    {
      input: ({ own }) => ({ id: own.product, version_id: own.version }),
      ids: { id: 'product', version_id: 'version' },
      unknown: { id: 'product_not_found', version_id: 'invalid_version' },
    },
    {
      input: ({ own }) => ({ id: own.bumped_product, order_bumps: [own.bump] }),
      ids: { order_bumps: 'bump' },
      unknown: { order_bumps: 'invalid_order_bump' },
    },
    {
      input: async (fixture) => ({ ...(await aBasket(fixture)), products: [await aBasket(fixture)] }),
      ids: { 'products.0.id': 'product', 'products.0.version_id': 'version' },
      unknown: { 'products.0.id': 'invalid_products', 'products.0.version_id': 'invalid_products' },
    },
  ],
  'commerce.restorePurchases': [
    {
      input: () => ({
        store: 'google_play' as const,
        transactions: [{ transaction_id: '1', original_transaction_id: '1' }],
      }),
      answers: 'payments_unavailable',
    },
  ],
  'commerce.purchaseInApp': [
    {
      input: ({ own }, caller) => ({
        id: own.product,
        email: caller.email ?? 'nobody@example.com',
        transaction_id: '2000000000000001',
        original_transaction_id: '2000000000000001',
      }),
      ids: { id: 'product' },
      answers: 'payments_unavailable',
      unknown: { id: 'product_not_found' },
    },
  ],
  'commerce.receivePlayNotification': [{ ...withoutInput, answers: 'not_found' }],
  'commerce.receiveStoreNotification': [{ ...withoutInput, answers: 'not_found' }],
  'commerce.receiveStripeWebhook': [{ ...withoutInput, answers: 'not_found' }],
  'commerce.resumeCoupon': [onCoupon],
  'commerce.endPause': [{ ...onSubscription, answers: 'not_paused' }],
  'commerce.giveCancelReason': [
    {
      ...onSubscription,
      input: async (fixture, caller) => ({ ...(await aSubscriptionOf(fixture, caller)), reason: 'other' }),
      answers: 'not_canceled',
    },
  ],
  'commerce.resumeSubscription': [{ ...onSubscription, answers: 'not_canceled' }],
  'commerce.setBillingDetails': [{ input: () => BILLING }],
  'commerce.setInvoiceSettings': [{ input: () => ({ ...BILLING, email: '', prefix: 'KILN' }) }],
  'commerce.setTaxSettings': [{ input: () => NO_TAX }],
  'commerce.setPaymentSettings': [{ input: () => ({ ...STRIPE_KEYS }), needs_own_world: true }],
  'commerce.setStoreSettings': [
    {
      // Without a key, so that the app stays unconnected for the other calls.
      input: ({ own }) => ({
        issuer_id: 'issuer',
        key_id: 'KEY',
        bundle_id: 'com.example',
        products: [{ store_product_id: 'club', product_id: own.product }],
      }),
    },
  ],
  'commerce.previewProductPages': [
    {
      input: async ({ app, own }) => ({ id: (await aProduct(app)).id, included_page_ids: [own.page] }),
      ids: { id: 'product', included_page_ids: 'page' },
      unknown: { included_page_ids: 'invalid' },
    },
  ],
  'commerce.updateCoupon': [
    {
      input: async ({ app, own }) => ({
        id: (await aCoupon(app)).id,
        code: nextCode(),
        discount: percent,
        product_ids: [own.product],
        version_ids: [own.version],
      }),
      ids: { id: 'coupon', product_ids: 'product', version_ids: 'version' },
      unknown: { product_ids: 'invalid', version_ids: 'invalid' },
    },
  ],
  'commerce.updateProduct': [
    {
      input: async ({ app }) => ({ id: (await aProduct(app)).id, title: 'Gold', versions: [ONCE] }),
      ids: { id: 'product' },
    },
    {
      input: async ({ app, own }) => ({
        id: (await aProduct(app)).id,
        title: 'Gold',
        versions: [ONCE],
        included_page_ids: [own.page],
        included_product_ids: [own.product],
      }),
      ids: { id: 'product', included_page_ids: 'page', included_product_ids: 'product' },
      unknown: { included_page_ids: 'invalid', included_product_ids: 'invalid' },
    },
    {
      input: async ({ app, own }) => ({
        id: (await aProduct(app)).id,
        title: 'Gold',
        versions: [ONCE],
        sample_page_id: own.page,
      }),
      ids: { id: 'product', sample_page_id: 'page' },
      unknown: { sample_page_id: 'invalid' },
    },
  ],
}
