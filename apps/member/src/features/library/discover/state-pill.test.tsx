import { describe, expect, it, vi } from 'vitest'
import { renderMarkup, textOf } from '#testing/render.tsx'
import { StatePill } from './state-pill.tsx'

type Item = Parameters<typeof StatePill>[0]['item']

const granted: Item['access'] = {
  granted: true,
  reason: null,
  may_act: true,
  product_ids: [],
  overlay_id: null,
}
const denied: Item['access'] = {
  granted: false,
  reason: 'PURCHASE_REQUIRED',
  denied_by: null,
  product_ids: [],
  overlay_id: null,
  available_after: null,
  available_day: null,
  start_page_id: null,
}
const open: Item = { access: granted, progress: null, is_completed: false, price: null }
const render = (item: Partial<Item>, place: 'cover' | 'row' = 'cover', language = 'en') => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  return renderMarkup(<StatePill item={{ ...open, ...item }} place={place} otherwise="Open" />, {
    texts: ['discover'],
  })
}

describe('the state of a page in a list', () => {
  it('is the price of what is for sale, and the share of what is started', () => {
    const price = { amount: 1900, currency: 'USD', interval: null, others: [], tax: null }
    expect(textOf(render({ access: denied, price }))).toBe('$19')
    const monthly = { ...price, interval: 'month' as const, tax: 'added' as const }
    expect(textOf(render({ access: denied, price: monthly }))).toBe('$19/mo plus tax')
    const others = [
      { amount: 2000, currency: 'CHF' },
      { amount: 1700, currency: 'EUR' },
    ]
    expect(textOf(render({ access: denied, price: { ...price, others } }, 'row', 'de-CH'))).toBe('CHF 20')
    expect(textOf(render({ progress: 25 }))).toBe('25%')
  })

  it('says where it stands, and leaves its place to others where there is none', () => {
    expect(render({ is_completed: true }, 'row')).toContain('data-place="row"')
    expect(render({})).toBe('Open')
  })
})
