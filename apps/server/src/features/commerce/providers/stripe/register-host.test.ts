import { expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { runInApp } from '#test/factories/commerce.ts'
import { useStripeFixture } from '#test/factories/stripe.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { currentProvider } from '../call-provider.ts'

let stripe: StripeStandIn
let app: TestApp
useStripeFixture((scene) => {
  ;({ stripe, app } = scene)
})

it('registers a host for wallets once, and validates it again where that has failed', async () => {
  const register = () =>
    runInApp(app, async (ctx) => (await currentProvider(ctx))?.registerHost('coach.example.com'))
  stripe.bank.validates_domains = false
  await register()
  await register()
  expect([...stripe.bank.domains.values()]).toMatchObject([
    { domain_name: 'coach.example.com', is_valid: false },
  ])
  stripe.bank.validates_domains = true
  await register()
  expect([...stripe.bank.domains.values()]).toMatchObject([{ is_valid: true }])
})
