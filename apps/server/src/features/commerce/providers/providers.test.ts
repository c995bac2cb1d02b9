import { afterAll, beforeAll } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aStripe, aStripeApp } from '#test/factories/stripe.ts'
import { aServer } from '#test/harness.ts'
import { challengeIntent, declineIntent, payIntent, renew } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { findSandboxIntent, type SandboxCard } from '../repository/sandbox.ts'
import { sandboxBank } from './choose.ts'
import { describeProvider, type Inside } from './provider.contract.ts'
import { payAtSandbox, runDueAtSandbox } from './sandbox/sandbox-provider.ts'

let sandbox_app: TestApp
let stripe_app: TestApp
let stripe: StripeStandIn

beforeAll(async () => {
  sandbox_app = await anApp()
  stripe = await aStripe()
  stripe_app = await aStripeApp()
})

afterAll(() => stripe.close())

const payWith = ({ ctx, order }: Inside, card: SandboxCard) =>
  payAtSandbox(sandboxBank(ctx), order.id, { card, is_authenticated: false })

describeProvider('sandbox', {
  app: () => sandbox_app,
  succeed: (inside, { renews }) => payWith(inside, renews ? 'succeeds' : 'expires'),
  decline: (inside) => payWith(inside, 'declines'),
  challenge: (inside) => payWith(inside, 'needs_authentication'),
  renew: async (inside) => {
    const due = (await findSandboxIntent(inside.ctx.db, inside.order.id))?.next_charge_at
    if (!due) throw new Error('Nothing will fall due.')
    const api = await aServer()
    api.clock.set(new Date(due.getTime() + 1000))
    await runDueAtSandbox(sandboxBank(inside.ctx), inside.order.id)
  },
})

const intentOf = ({ order }: Inside): string => order.provider_intent_id ?? ''

describeProvider('stripe', {
  app: () => stripe_app,
  succeed: async (inside, { renews }) => {
    payIntent(stripe.bank, intentOf(inside))
    stripe.bank.card_works = renews
  },
  decline: async (inside) => declineIntent(stripe.bank, intentOf(inside)),
  challenge: async (inside) => challengeIntent(stripe.bank, intentOf(inside)),
  renew: async ({ order }) => {
    renew(stripe.bank, order.provider_subscription_id ?? '', { is_paid: stripe.bank.card_works })
    stripe.bank.card_works = true
  },
})
