import { describe, expect, it } from 'vitest'
import { muteUntil } from './mute-until.ts'

describe('muteUntil', () => {
  it.each([
    ['hour', new Date(2026, 4, 1, 23, 30), new Date(2026, 4, 2, 0, 30)],
    ['tomorrow', new Date(2026, 4, 1, 7), new Date(2026, 4, 2, 8)],
    ['tomorrow', new Date(2026, 11, 31, 23, 59), new Date(2027, 0, 1, 8)],
    ['always', new Date(2026, 4, 1), null],
  ] as const)('mutes for %s from %s', (choice, now, expected) => {
    expect(muteUntil(choice, now)).toEqual(expected)
  })
})
