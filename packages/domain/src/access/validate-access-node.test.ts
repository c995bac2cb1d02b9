import { describe, expect, it } from 'vitest'
import { aNode } from './factories.ts'
import type { AccessNode } from './types.ts'
import { validateAccessNode } from './validate-access-node.ts'

const scheduled = (fields: Partial<AccessNode>) => ({ is_scheduled: true, ...fields })

describe('validateAccessNode', () => {
  const valid: [string, Partial<AccessNode>][] = [
    ['no gate at all', {}],
    ['a date', scheduled({ unlocks_at: '2026-06-01T00:00:00.000Z' })],
    ['a date with an offset', scheduled({ unlocks_at: '2026-06-01T00:00:00+02:00' })],
    ['a duration of nothing', scheduled({ unlock_duration_seconds: 0 })],
    ['a duration of ten years', scheduled({ unlock_duration_seconds: 316_224_000 })],
    ['every third week', scheduled({ schedule_interval: 3, schedule_period: 'week' })],
    ['a purchase', { require_purchase: true, products: ['gold'] }],
    ['a top page that would inherit', { inherit: true }],
  ]
  it.each(valid)('accepts %s', (_name, fields) => {
    expect(validateAccessNode(aNode(fields))).toEqual([])
  })

  const invalid: [string, Partial<AccessNode>, string, string][] = [
    ['a schedule of nothing', scheduled({}), 'is_scheduled', 'schedule_is_empty'],
    ['a date that is none', scheduled({ unlocks_at: 'tomorrow' }), 'unlocks_at', 'date_is_invalid'],
    [
      'a day that does not exist',
      scheduled({ unlocks_at: '2026-02-30T00:00:00Z' }),
      'unlocks_at',
      'date_is_invalid',
    ],
    [
      'a date without a zone',
      scheduled({ unlocks_at: '2026-06-01T00:00:00' }),
      'unlocks_at',
      'date_is_invalid',
    ],
    ['a date long ago', scheduled({ unlocks_at: '1999-12-31T23:59:59Z' }), 'unlocks_at', 'date_out_of_range'],
    ['a date far away', scheduled({ unlocks_at: '2100-01-01T00:00:00Z' }), 'unlocks_at', 'date_out_of_range'],
    [
      'an absurd date that is not in use',
      { unlocks_at: '9999-01-01T00:00:00Z' },
      'unlocks_at',
      'date_out_of_range',
    ],
    [
      'a negative wait',
      scheduled({ unlock_duration_seconds: -1 }),
      'unlock_duration_seconds',
      'duration_out_of_range',
    ],
    [
      'half a second',
      scheduled({ unlock_duration_seconds: 0.5 }),
      'unlock_duration_seconds',
      'duration_out_of_range',
    ],
    [
      'a wait over ten years',
      scheduled({ unlock_duration_seconds: 316_224_001 }),
      'unlock_duration_seconds',
      'duration_out_of_range',
    ],
    [
      'a number without a period',
      scheduled({ schedule_interval: 1 }),
      'schedule_period',
      'schedule_is_incomplete',
    ],
    [
      'no periods',
      scheduled({ schedule_interval: 0, schedule_period: 'day' }),
      'schedule_interval',
      'interval_out_of_range',
    ],
    [
      'eleven years of months',
      scheduled({ schedule_interval: 132, schedule_period: 'month' }),
      'schedule_interval',
      'interval_out_of_range',
    ],
    ['a purchase of nothing', { require_purchase: true }, 'products', 'products_missing'],
    ['a product twice', { products: ['gold', 'gold'] }, 'products', 'products_repeated'],
    [
      'more products than anyone sells',
      { products: Array.from({ length: 101 }, (_, n) => `p${n}`) },
      'products',
      'too_many_products',
    ],
    ['a page above itself', { parent: 'page' }, 'parent', 'parent_is_self'],
  ]
  it.each(invalid)('refuses %s', (_name, fields, path, code) => {
    expect(validateAccessNode(aNode(fields))).toEqual([{ path, code }])
  })

  it('refuses a period without a number, and as a schedule of nothing too', () => {
    expect(validateAccessNode(aNode(scheduled({ schedule_period: 'day' })))).toEqual([
      { path: 'is_scheduled', code: 'schedule_is_empty' },
      { path: 'schedule_interval', code: 'schedule_is_incomplete' },
    ])
  })
})
