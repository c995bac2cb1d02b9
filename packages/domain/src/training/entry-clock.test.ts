import { describe, expect, it } from 'vitest'
import { nextClock } from './entry-clock.ts'

const device = '0000000a'

describe('nextClock', () => {
  it.each([
    ['starts with the time', null, 1_700_000_000_000, '1700000000000-0000-0000000a'],
    ['goes with the time', '1700000000000-0004-0000000b', 1_700_000_000_001, '1700000000001-0000-0000000a'],
    [
      'counts within a millisecond',
      '1700000000000-0004-0000000b',
      1_700_000_000_000,
      '1700000000000-0005-0000000a',
    ],
    ['never goes back', '1700000000000-0000-0000000b', 1_600_000_000_000, '1700000000000-0001-0000000a'],
    ['moves on when the counter is full', '1700000000000-9999-0000000b', 5, '1700000000001-0000-0000000a'],
  ])('%s', (_, latest, now, next) => {
    expect(nextClock(latest, now, device)).toBe(next)
    expect(latest === null || next > latest).toBe(true)
  })
})
