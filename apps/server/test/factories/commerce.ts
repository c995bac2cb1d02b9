import type { InputFor, OutputFor } from '@foyer/contract/client'
import { createRunInApp } from '../../src/app/run-in-app.ts'
import { insertWithdrawal } from '../../src/features/commerce/repository/withdrawals.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import type { TestApp } from './apps.ts'

type ProductInput = InputFor<'commerce.createProduct'>
type Version = ProductInput['versions'][number]

/** A product as the studio gets it back. */
export type TestProduct = OutputFor<'commerce.createProduct'>

/** A price of 49.00 EUR, paid once. */
export const ONCE: Version = { amount: 4900, currency: 'EUR', interval: null, interval_count: null }

/** 29.00 EUR every month. */
export const MONTHLY: Version = { amount: 2900, currency: 'EUR', interval: 'month', interval_count: 1 }

/** 29.00 EUR every month after two weeks for nothing. */
export const TRIAL: Version = { ...MONTHLY, trial_days: 14 }

/** Creates a product on sale, as its owner does; a one-time price by default. */
export async function aProduct(
  app: TestApp,
  { versions = [ONCE], ...more }: Partial<ProductInput> = {},
): Promise<TestProduct> {
  const api = await aServer()
  return api.as({ ...app.owner, slug: app.slug }).call('commerce.createProduct', {
    title: 'Strength Club',
    benefits: ['All programs'],
    is_on_sale: true,
    versions,
    ...more,
  })
}

/** The id of a product's default version. */
export function versionOf(product: TestProduct): string {
  const version = product.versions.find((one) => one.is_default)
  if (!version) throw new Error('This product has no version.')
  return version.id
}

type OrderOptions = {
  order_bumps?: string[]
  version_id?: string
  address?: { country: string; postal_code?: string; tax_id?: string }
}

/** Previews the price of a product and opens an order for exactly that. */
export async function anOrder(
  member: Caller,
  product: TestProduct,
  options: OrderOptions = {},
): Promise<OutputFor<'commerce.createIntent'>> {
  const api = await aServer()
  const preview = { id: product.id, version_id: versionOf(product), ...options }
  const { final_amount } = await api.as(member).call('commerce.previewOrder', preview)
  return api.as(member).call('commerce.createIntent', { ...preview, final_amount })
}

/** Buys a product with a test card that works. */
export async function aPurchase(
  member: Caller,
  product: TestProduct,
  { card = 'succeeds' as const, ...options }: OrderOptions & { card?: 'succeeds' | 'expires' } = {},
): Promise<OutputFor<'commerce.confirmSandboxPayment'>> {
  const api = await aServer()
  const { order_id } = await anOrder(member, product, options)
  return api.as(member).call('commerce.confirmSandboxPayment', { order_id, card })
}

/** Whether a member owns a product now. */
export async function isProductOwned(member: Caller, product: TestProduct): Promise<boolean> {
  const api = await aServer()
  const { has_active_purchase } = await api.as(member).call('commerce.hasActivePurchase', { id: product.id })
  return has_active_purchase
}

/** Runs work inside an app as one transaction, as a job does, and returns its result. */
export async function runInApp<T>(app: Pick<TestApp, 'id'>, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const api = await aServer()
  let result: { value: T } | undefined
  await createRunInApp(() => api.services)(app.id, async (ctx) => {
    result = { value: await work(ctx) }
  })
  if (!result) throw new Error('The work was not done.')
  return result.value
}

/** A withdrawal that waits for the team. */
export async function aWithdrawal(app: Pick<TestApp, 'id'>): Promise<string> {
  const id = newId()
  await runInApp(app, (ctx) =>
    ctx.write((tx) =>
      insertWithdrawal(tx, {
        id,
        kind: 'withdrawal',
        name: 'Priya Raman',
        email: 'priya@example.com',
        reference: '9999',
        language: null,
        state: 'open',
        reason: 'unmatched',
        order_id: null,
        subscriber_id: null,
        received_at: ctx.now(),
        finished_at: null,
        actor_name: null,
      }),
    ),
  )
  return id
}
