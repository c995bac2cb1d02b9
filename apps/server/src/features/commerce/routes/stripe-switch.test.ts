import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, MONTHLY } from '#test/factories/commerce.ts'
import {
  countMoneyRows,
  deliver,
  deliverAll,
  startAtStripe,
  useStripeFixture,
} from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { payIntent } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const YEARLY = { ...MONTHLY, amount: 22_800, interval: 'year' as const, name: 'Yearly' }

async function startPlan() {
  const product = await aProduct(app, { versions: [{ ...MONTHLY, is_default: true }, YEARLY] })
  const { member, id: intent_id } = await startAtStripe({ app }, product)
  payIntent(stripe.bank, intent_id)
  await deliverAll(app, stripe.bank)
  const readPlan = async () => {
    const [plan] = (await api.as(member).call('commerce.listSubscriptions')).items
    if (!plan) throw new Error('The member has no plan.')
    return plan
  }
  const { id } = await readPlan()
  const version_id = product.versions.find(({ name }) => name === 'Yearly')?.id ?? ''
  const preview = () => api.as(member).call('commerce.previewSwitch', { id, version_id })
  const confirm = ({ proration_date, due }: Awaited<ReturnType<typeof preview>>) =>
    api
      .as(member)
      .call('commerce.switchSubscription', { id, version_id, proration_date, expected_amount: due })
  return { member, id, version_id, readPlan, preview, confirm }
}

describe('a switch at Stripe', () => {
  it('takes what was shown, however long its member read it', async () => {
    const { preview, confirm } = await startPlan()
    const shown = await preview()
    api.clock.advance(10 * 60_000)
    await confirm(shown)
    const charged = [...stripe.bank.charges.values()].at(-1)
    expect([charged?.amount, shown.due]).toEqual([shown.charge - shown.credit, charged?.amount])
  })

  it('comes to the same end whatever its events, late and repeated, when its answer was lost', async () => {
    const ends = []
    for (const round of [0, 1, 2]) {
      const { member, readPlan, preview, confirm } = await startPlan()
      const shown = await preview()
      const lost = stripe.loseAnswers(/\/v1\/invoices$/)
      await expect(confirm(shown)).rejects.toMatchObject({ status: 503 })
      lost.repair()
      const events = stripe.bank.events.splice(0)
      expect(events.length).toBeGreaterThan(3)
      const turned = [...events.slice(round), ...events.slice(0, round)]
      for (const [at, event] of (round % 2 ? turned.toReversed() : turned).entries())
        for (let times = (at + round) % 3; times >= 0; times -= 1)
          expect(await deliver(app, stripe.bank, event)).toBe(200)
      const { amount, interval, state, planned_switch } = await readPlan()
      ends.push({ amount, interval, state, planned_switch, ...(await countMoneyRows({ api, app }, member)) })
      // The member's second try finds the plan switched and takes nothing more.
      expect(await confirm(shown)).toMatchObject({ amount: 22_800 })
    }
    const end = { amount: 22_800, interval: 'year', state: 'active', planned_switch: null }
    expect(ends).toEqual(ends.map(() => ({ ...end, purchases: 1, payments: 2, invoices: 2 })))
  }, 60_000)
})
