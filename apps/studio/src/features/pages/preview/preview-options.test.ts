import { expect, it } from 'vitest'
import { toPreviewInput, DEFAULT_PREVIEW_OPTIONS } from './preview-options.ts'

it.each([
  [{}, { as: { kind: 'everything' } }],
  [{ kind: 'guest', product_ids: ['p1'] }, { as: { kind: 'guest' } }],
  [{ kind: 'member', product_ids: ['p1'] }, { as: { kind: 'member', product_ids: ['p1'] } }],
  [
    { is_now: false, field: '2035-01-05T12:00' },
    { as: { kind: 'everything' }, at: '2035-01-05T11:00:00.000Z' },
  ],
  [{ is_now: false, field: '' }, null],
  [{ is_now: true, field: '2035-01-05T12:00' }, { as: { kind: 'everything' } }],
] as const)('%o', (options, expected_input) => {
  expect(toPreviewInput({ ...DEFAULT_PREVIEW_OPTIONS, ...options }, 'Europe/Berlin')).toEqual(expected_input)
})
