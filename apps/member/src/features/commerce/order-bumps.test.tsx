import { OrderView } from '@foyer/content/order'
import { testId } from '@foyer/content/testing'
import { Button, Checkbox, Loading, Skeleton } from '@foyer/ui'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'

const version = (place: number, interval: 'month' | null) => ({
  id: testId(place),
  name: interval ? 'Monthly' : 'Once',
  amount: 2900,
  currency: 'EUR',
  interval,
  interval_count: interval && 1,
  trial_days: 0,
  setup_fee: 0,
  group: null,
  tax: null,
  is_default: interval === null,
})
const bump = (place: number, title: string) => {
  const other = { product_id: testId(place + 1), version_id: testId(place + 2) }
  return { id: testId(place), title, text: '', ...other }
}
const [once, monthly] = [version(1, null), version(2, 'month')]
const order_bumps = [bump(10, 'Meal plan'), bump(20, 'Coaching')]
const preview = (unfit_order_bumps: string[]) => ({
  currency: 'EUR',
  lines: [],
  subtotal: 2900,
  discount: 0,
  final_amount: 2900,
  needs_waiver: false,
  needs_start_request: false,
  owned_order_bumps: [],
  owned_parts: [],
  unfit_order_bumps,
  owned_products: [],
  unfit_products: [],
  tried_products: [],
  recurring: null,
  coupon: null,
  tax: null,
  tax_state: 'off' as const,
  is_tax_inclusive: null,
  country: null,
  tax_id: null,
  needs_postal_code: false,
})

const orderWith = (given: { versions?: (typeof once)[]; unfit?: string[] }): string => {
  const { versions = [once, monthly], unfit } = given
  return textOf(
    renderMarkup(
      <OrderView
        product={{ title: 'Slow Burn', subtitle: '', versions, order_bumps }}
        cover={null}
        parts={{ Button, Checkbox, Loading, Skeleton }}
        version_id={once.id}
        order_bumps={[]}
        preview={unfit && preview(unfit)}
        is_waiting={unfit === undefined}
        is_stale={false}
        is_paying={false}
        must_sign_in={false}
        isOwned={() => false}
        onChooseVersion={() => {}}
        onToggleBump={() => {}}
        onPay={() => {}}
      />,
      { texts: ['checkout'] },
    ),
  )
}

describe('the order bumps at checkout', () => {
  it('are those that fit the chosen price', () => {
    expect(orderWith({ unfit: [] })).toMatch(/Meal plan.*Coaching/)
    const fitting = orderWith({ unfit: [testId(20)] })
    expect(fitting).toContain('Meal plan')
    expect(fitting).not.toContain('Coaching')
  })

  it('wait for the server where a product has several prices', () => {
    expect(orderWith({})).not.toContain('Meal plan')
    expect(orderWith({ versions: [once] })).toContain('Meal plan')
  })
})
