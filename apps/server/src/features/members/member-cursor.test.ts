import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './member-cursor.ts'

const id = '0198a000-0000-7000-8000-000000000001'
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  it.each([
    ['name', 'ana lucía "ferrer"'],
    ['newest', '2026-11-21T09:41:00.123Z'],
    ['last_seen', '2026-11-21T09:41:00.123Z'],
    ['longest_away', '2026-11-21T09:41:00.123Z'],
  ] as const)('of the order %s comes back as it was', (sort, value) => {
    expect(readCursor(sort, writeCursor(sort, { value, id }))).toEqual({ value, id })
  })

  it.each([
    ['of another order', writeCursor('name', { value: 'ana', id })],
    ['with a time that is none', pack(['newest', 'yesterday', id])],
    ['with an id that is none', pack(['newest', '2026-11-21T09:41:00.123Z', '1'])],
    ['that is no list', pack({ 0: 'newest' })],
    ['that is no JSON', 'abc'],
    ['that is empty', ''],
  ])('%s is refused', (_, cursor) => {
    expect(() => readCursor('newest', cursor)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })
})
