import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activePageIds, activeProductIds } from './ledger.fixture.ts'
import type { LedgerRow } from './ledger.fixture.ts'

const now = '2026-05-10T12:00:00.000Z'
const may = (day: number) => `2026-05-${String(day).padStart(2, '0')}T12:00:00.000Z`

function grant(product_id: string, cause: string, from: string, until: string | null = null): LedgerRow {
  return { kind: 'grant', subject: { product_id }, cause: { kind: 'order', id: cause }, from, until }
}

function revoke(product_id: string, cause: string, from: string): LedgerRow {
  return { ...grant(product_id, cause, from), kind: 'revocation' }
}

describe('activeProductIds', () => {
  it.each<[string, LedgerRow[], string[]]>([
    ['nothing bought, nothing held', [], []],
    ['a purchase holds for ever', [grant('gold', 'o1', may(1))], ['gold']],
    ['a period holds until its end', [grant('gold', 'o1', may(1), may(11))], ['gold']],
    ['at its very end it is over', [grant('gold', 'o1', may(1), may(10))], []],
    ['it holds from its very beginning', [grant('gold', 'o1', may(10))], ['gold']],
    ['what begins later does not hold yet', [grant('gold', 'o1', may(11))], []],
    [
      'a renewal follows a period',
      [grant('gold', 'o1', may(1), may(8)), grant('gold', 'o1', may(8), may(15))],
      ['gold'],
    ],
    ['a refund takes back', [grant('gold', 'o1', may(1)), revoke('gold', 'o1', may(5))], []],
    [
      'a refund that takes effect later does not count yet',
      [grant('gold', 'o1', may(1)), revoke('gold', 'o1', may(20))],
      ['gold'],
    ],
    [
      'a refund takes back only what its order gave',
      [grant('gold', 'o1', may(1)), grant('gold', 'o2', may(2)), revoke('gold', 'o1', may(5))],
      ['gold'],
    ],
    [
      'a refund takes back only its product',
      [grant('gold', 'o1', may(1)), grant('silver', 'o1', may(1)), revoke('gold', 'o1', may(5))],
      ['silver'],
    ],
    [
      'a new grant after a refund holds',
      [revoke('gold', 'o1', may(5)), grant('gold', 'o1', may(6))],
      ['gold'],
    ],
    ['at the same moment the refund counts', [revoke('gold', 'o1', may(5)), grant('gold', 'o1', may(5))], []],
    [
      'a longer end of the same period counts',
      [grant('gold', 'o1', may(1), may(20)), grant('gold', 'o1', may(1), may(9))],
      ['gold'],
    ],
    ['a revocation alone gives nothing', [revoke('gold', 'o1', may(1))], []],
    ['a beginning that is no date never comes', [grant('gold', 'o1', 'once')], []],
    ['an end that is no date has passed', [grant('gold', 'o1', may(1), 'never')], []],
  ])('%s', (_sentence, rows, expected) => {
    expect([...activeProductIds(rows, now)]).toEqual(expected)
  })

  it('comes to the same in every order and with every row delivered again', () => {
    const row = fc
      .tuple(
        fc.boolean(),
        fc.constantFrom('gold', 'silver'),
        fc.constantFrom('o1', 'o2'),
        fc.integer({ min: 1, max: 14 }),
        fc.option(fc.integer({ min: 1, max: 20 })),
      )
      .map(([is_grant, product, cause, from, until]) =>
        is_grant
          ? grant(product, cause, may(from), until === null ? null : may(until))
          : revoke(product, cause, may(from)),
      )
    const shuffled = fc
      .array(row, { maxLength: 6 })
      .chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length * 2 })),
      )
    fc.assert(
      fc.property(shuffled, ([rows, again]) => {
        expect(activeProductIds(again, now)).toEqual(activeProductIds(rows, now))
      }),
    )
  })
})

describe('activePageIds', () => {
  it('does not mix up pages and products', () => {
    const page: LedgerRow = {
      kind: 'grant',
      subject: { page_id: 'gold' },
      cause: { kind: 'invitation', id: 'i1' },
      from: may(1),
      until: null,
    }
    const rows = [page, revoke('gold', 'i1', may(2))]
    expect([...activePageIds(rows, now)]).toEqual(['gold'])
    expect(activeProductIds(rows, now).size).toBe(0)
  })
})
