import { afterAll, beforeAll } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aStripe, aStripeApp } from '#test/factories/stripe.ts'
import { aServer } from '#test/harness.ts'
import {
  challengeIntent,
  declineIntent,
  disputeCharge,
  payIntent,
  renew,
  settleDispute,
} from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { findSandboxIntent, updateSandboxIntent, type SandboxCard } from '../repository/sandbox.ts'
import { sandboxBank } from './call-provider.ts'
import { describeProvider, type OrderContext, type ProviderBench } from './provider.contract.ts'
import { disputeAtSandbox, payAtSandbox, runDueAtSandbox } from './sandbox/sandbox-provider.ts'
import { describeSwitching } from './switching.contract.ts'

let sandbox_app: TestApp
let stripe_app: TestApp
let stripe: StripeStandIn

beforeAll(async () => {
  sandbox_app = await anApp()
  stripe = await aStripe()
  stripe_app = await aStripeApp()
})

afterAll(() => stripe.close())

const payWith = ({ ctx, order }: OrderContext, card: SandboxCard) =>
  payAtSandbox(sandboxBank(ctx), order.id, { card, is_authenticated: false })

const waitUntil = async (at: Date): Promise<void> => {
  ;(await aServer()).clock.set(new Date(at.getTime() + 1000))
}

const sandbox_bench: ProviderBench = {
  app: () => sandbox_app,
  succeed: (order_context, { renews }) => payWith(order_context, renews ? 'succeeds' : 'expires'),
  decline: (order_context) => payWith(order_context, 'declines'),
  challenge: (order_context) => payWith(order_context, 'needs_authentication'),
  renew: async (order_context) => {
    const due = (await findSandboxIntent(order_context.ctx.db, order_context.order.id))?.next_charge_at
    if (!due) throw new Error('Nothing will fall due.')
    const api = await aServer()
    api.clock.set(new Date(Math.max(due.getTime() + 1000, api.clock.now().getTime())))
    await runDueAtSandbox(sandboxBank(order_context.ctx), order_context.order.id)
  },
  dispute: ({ ctx, order }, state) => disputeAtSandbox(sandboxBank(ctx), order.id, state),
  wait: waitUntil,
  setCard: ({ ctx, order }, card) => ctx.write((tx) => updateSandboxIntent(tx, order.id, { card })),
  confirmCard: async () => undefined,
}

const intentId = ({ order }: OrderContext): string => order.provider_intent_id ?? ''

const stripe_bench: ProviderBench = {
  app: () => stripe_app,
  succeed: async (order_context, { renews }) => {
    payIntent(stripe.bank, intentId(order_context))
    stripe.bank.card_works = renews
  },
  decline: async (order_context) => declineIntent(stripe.bank, intentId(order_context)),
  challenge: async (order_context) => challengeIntent(stripe.bank, intentId(order_context)),
  renew: async ({ order }) => {
    renew(stripe.bank, order.provider_subscription_id ?? '', { is_paid: stripe.bank.card_works })
    stripe.bank.card_works = true
  },
  dispute: async (order_context, state) => {
    const charge = stripe.bank.intents.get(intentId(order_context))?.charge ?? ''
    if (state === 'open') disputeCharge(stripe.bank, charge)
    else settleDispute(stripe.bank, charge, state)
  },
  wait: waitUntil,
  setCard: async (_order_context, card) => {
    Object.assign(stripe.bank, { card_works: card !== 'expires', card_asks: card === 'asks_again' })
  },
  confirmCard: async (intent_id) => payIntent(stripe.bank, intent_id),
}

describeProvider('sandbox', sandbox_bench)
describeSwitching('sandbox', sandbox_bench)
describeProvider('stripe', stripe_bench)
describeSwitching('stripe', stripe_bench)
