import { describe, expect, it } from 'vitest'
import { toItemState } from './item-state.ts'

type Item = Parameters<typeof toItemState>[0]

const granted: Item['access'] = {
  granted: true,
  reason: null,
  may_act: true,
  product_ids: [],
  overlay_id: null,
}
const denied = (given: Partial<Extract<Item['access'], { granted: false }>>): Item['access'] => ({
  granted: false,
  reason: 'PURCHASE_REQUIRED',
  denied_by: null,
  product_ids: [],
  overlay_id: null,
  available_after: null,
  available_day: null,
  start_page_id: null,
  ...given,
})
const price = { amount: 1900, currency: 'USD', interval: null, others: [], tax: null }
const item = (given: Partial<Item>): Item => ({
  access: granted,
  progress: null,
  is_completed: false,
  price: null,
  ...given,
})

describe('the state of a page in a list', () => {
  it.each<[string, Partial<Item>, ReturnType<typeof toItemState>]>([
    ['open', {}, null],
    ['completed', { is_completed: true, progress: 100 }, { kind: 'done' }],
    ['started', { progress: 29 }, { kind: 'started', progress: 29 }],
    ['for sale', { access: denied({}), price }, { kind: 'priced', price }],
    ['sold by nothing', { access: denied({}) }, { kind: 'locked' }],
    [
      'for sale, with a free part',
      { access: denied({ reason: 'VIEWABLE_CHILDREN', denied_by: 'PURCHASE_REQUIRED' }), price },
      { kind: 'priced', price },
    ],
    ['for members', { access: denied({ reason: 'AUTHENTICATION_REQUIRED' }) }, { kind: 'sign_in' }],
    [
      'opened this week',
      { access: denied({ reason: 'IS_SCHEDULED', available_day: '2026-11-30' }) },
      { kind: 'scheduled', day: '2026-11-30', is_near: true },
    ],
    [
      'opened much later',
      { access: denied({ reason: 'IS_SCHEDULED', available_day: '2026-12-24' }) },
      { kind: 'scheduled', day: '2026-12-24', is_near: false },
    ],
    [
      'opened on no date yet',
      { access: denied({ reason: 'IS_SCHEDULED' }) },
      { kind: 'scheduled', day: null, is_near: false },
    ],
    [
      'free to look at, for sale to use',
      { access: { ...granted, reason: 'ALLOW_BROWSING', may_act: false }, price },
      { kind: 'priced', price },
    ],
  ])('that is %s', (_, given, state) => {
    expect(toItemState(item(given), '2026-11-28')).toEqual(state)
  })
})
