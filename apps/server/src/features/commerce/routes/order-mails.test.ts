import { describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, ONCE, TRIAL, versionOf } from '#test/factories/commerce.ts'
import { aMember, mailsTo } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { deliver, deliverAll, startAtStripe, useStripeFixture } from '#test/factories/stripe.ts'
import type { Caller, TestServer } from '#test/harness.ts'
import { payIntent, renew } from '#test/stand-ins/stripe/bank.ts'
import { followOverdueJob } from '../overdue-jobs.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let stripe_app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app: stripe_app } = scene)
})

type Member = Awaited<ReturnType<typeof aMember>>

const DAY_MS = 24 * 60 * 60 * 1000
const TIMEOUT = { timeout: 15_000 }

const moveClock = (app: TestApp, days: number) =>
  api.as({ ...app.owner, slug: app.slug }).call('apps.moveClock', { forward_seconds: (days * DAY_MS) / 1000 })

async function subjectsOf(app: TestApp, { email }: Member) {
  return (await mailsTo(app, email)).map(({ subject }) => subject)
}

/** Waits for a number of mails, and returns the last one. */
async function lastMail(app: TestApp, member: Member, count: number) {
  await expect.poll(async () => (await subjectsOf(app, member)).length, TIMEOUT).toBe(count)
  const mail = (await mailsTo(app, member.email)).at(-1)
  if (!mail) throw new Error('There is no mail.')
  return mail
}

async function readSubscription(member: Caller) {
  const [subscription] = (await api.as(member).call('commerce.listSubscriptions')).items
  if (!subscription) throw new Error('The member has no subscription.')
  return subscription
}

const formatDate = (at: string, zone: string, locale = 'en') =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: zone }).format(
    new Date(at),
  )

describe('the mails about an order', () => {
  it('name what was bought once, what was paid and where purchases are', async () => {
    const app = await anApp({ name: 'Nordlicht' })
    const extra = await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] })
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'Add it' }
    const product = await aProduct(app, { order_bumps: [bump] })
    const member = await aMember(app)
    await aPurchase(member, product, { order_bumps: product.order_bumps.map(({ id }) => id) })
    const mail = await lastMail(app, member, 1)
    expect(mail).toMatchObject({ subject: 'Your purchase at Nordlicht', from_name: 'Nordlicht' })
    expect(mail.text).toContain('Products: Strength Club and Meal plan')
    expect(mail.text).toContain('Paid: €64')
    expect(mail.text).toMatch(/http\S+\/me\/account\/purchases/)
    expect(mail.text).toContain('This is a test order. No money was taken.')
    expect(mail.text).not.toContain('Next payment')
  })

  it('say in the member’s language and zone when a trial ends, and that it was paid', async () => {
    const app = await anApp({ name: 'Nordlicht' })
    const product = await aProduct(app, { versions: [TRIAL] })
    const zone = 'Pacific/Auckland'
    const member = await aMember(app, { language: 'ar', timezone: zone })
    await aPurchase(member, product)
    const { trial_ends_at } = await readSubscription(member)
    const started = await lastMail(app, member, 1)
    expect(started.subject).toBe('بدأت تجربتك المجانية لدى \u2068Nordlicht\u2069')
    expect(started.text).toContain(formatDate(trial_ends_at ?? '', zone, 'ar'))
    expect(started.html).toContain('dir="rtl"')
    expect(started.text).toMatch(/http\S+\/me\/account\/subscriptions/)
    await moveClock(app, 15)
    const renewed = await lastMail(app, member, 2)
    expect(renewed.subject).toBe('تجدّد اشتراكك لدى \u2068Nordlicht\u2069')
    const { current_period_ends_at } = await readSubscription(member)
    expect(renewed.text).toContain(formatDate(current_period_ends_at, zone, 'ar'))
  })

  it('tell of a failed payment once, although it is tried again', async () => {
    const app = await anApp({ name: 'Nordlicht' })
    const member = await aMember(app)
    await aPurchase(member, await aProduct(app, { versions: [MONTHLY] }), { card: 'expires' })
    await lastMail(app, member, 1)
    await moveClock(app, 32)
    const failed = await lastMail(app, member, 2)
    expect(failed.subject).toBe('Your payment to Nordlicht failed')
    expect(failed.text).toContain('Amount due: €29')
    await moveClock(app, 2)
    const { id } = await readSubscription(member)
    await api.as(member).call('commerce.paySubscription', { id, card: 'succeeds' })
    expect((await lastMail(app, member, 3)).subject).toBe('Your payment to Nordlicht went through')
  })

  it('warn of an expiring card and of the end of access, each once, and tell of the end', async () => {
    const app = await anApp({ name: 'Nordlicht' })
    const member = await aMember(app)
    await aPurchase(member, await aProduct(app, { versions: [MONTHLY] }), { card: 'expires' })
    await moveClock(app, 5)
    const card = await lastMail(app, member, 2)
    expect(card.subject).toBe('Your card for Nordlicht expires soon')
    expect(card.text).toMatch(/Card: Visa ending 0341, expires in \w+ \d{4}/)
    expect(card.text).toMatch(/http\S+\/me\/account\/subscriptions/)
    await moveClock(app, 27)
    await lastMail(app, member, 3)
    const { overdue } = await readSubscription(member)
    const left = (new Date(overdue?.access_until ?? '').getTime() - api.clock.now().getTime()) / DAY_MS
    await moveClock(app, Math.floor(left) - 32 - 1)
    const reminder = await lastMail(app, member, 4)
    expect(reminder.subject).toBe('Your access at Nordlicht ends soon')
    expect(reminder.text).toContain(`Access until: ${formatDate(overdue?.access_until ?? '', 'UTC')}`)
    await runJob(followOverdueJob, app, {})
    await moveClock(app, 4)
    expect((await lastMail(app, member, 5)).subject).toBe('Your plan at Nordlicht has ended')
    expect(new Set(await subjectsOf(app, member)).size).toBe(5)
  })

  it('confirm a cancellation and a resumption, each time', async () => {
    const app = await anApp({ name: 'Nordlicht' })
    const member = await aMember(app)
    await aPurchase(member, await aProduct(app, { versions: [MONTHLY] }))
    const { id, current_period_ends_at } = await readSubscription(member)
    const ends_on = formatDate(current_period_ends_at, 'UTC')
    // Mails that wait at the same time go out in any order.
    await lastMail(app, member, 1)
    await api.as(member).call('commerce.cancelSubscription', { id })
    const canceled = await lastMail(app, member, 2)
    expect(canceled.subject).toBe('Your subscription at Nordlicht was canceled')
    expect(canceled.text).toContain(`Access until: ${ends_on}`)
    expect(canceled.text).toContain('You can resume your subscription until then.')
    await api.as(member).call('commerce.resumeSubscription', { id })
    const resumed = await lastMail(app, member, 3)
    expect(resumed.text).toContain(`Next payment: €29 a month, on ${ends_on}`)
    api.clock.advance(1000)
    await api.as(member).call('commerce.cancelSubscription', { id })
    expect((await lastMail(app, member, 4)).subject).toBe(canceled.subject)
  })

  it('go out once, however often Stripe reports their cause', async () => {
    const product = await aProduct(stripe_app, { versions: [MONTHLY] })
    const { member, id } = await startAtStripe({ app: stripe_app }, product)
    payIntent(stripe.bank, id)
    renew(stripe.bank, [...stripe.bank.subscriptions.keys()].at(-1) ?? '', { is_paid: true })
    const events = [...stripe.bank.events]
    await deliverAll(stripe_app, stripe.bank)
    for (const event of events) await deliver(stripe_app, stripe.bank, { ...event, id: `${event.id}_again` })
    const { id: subscription_id } = await readSubscription(member)
    await api.as(member).call('commerce.cancelSubscription', { id: subscription_id })
    await deliverAll(stripe_app, stripe.bank)
    await lastMail(stripe_app, member, 3)
    const name = stripe_app.name
    expect((await subjectsOf(stripe_app, member)).toSorted()).toEqual([
      `Your purchase at ${name}`,
      `Your subscription at ${name} was canceled`,
      `Your subscription at ${name} was renewed`,
    ])
  })
})
