import { describe, expect, it } from 'vitest'
import { computeNextReading } from './next-reading.ts'

const now = new Date('2026-03-10T12:00:00Z')
const at = (hours: number): Date => new Date(now.getTime() + hours * 60 * 60 * 1000)
const over = { at: at(-1), reason: 'ended' } as const

describe('computeNextReading', () => {
  it.each([
    ['a subscription that runs for long: each day', at(-300), at(400), null, at(24)],
    ['one that ends sooner: at its end', at(-300), at(5), null, at(5)],
    ['one past its end, until the store says how it went on: each hour', at(-300), at(-2), null, at(1)],
    ['one whose end nobody could say for months: never', at(-9000), at(-24 * 120), null, null],
    ['one that is over: never', at(-300), at(-2), over, null],
    ['what was paid once, at first: each day', at(-5), null, null, at(24)],
    ['what was paid once a month ago: each third day', at(-24 * 30), null, null, at(24 * 3)],
    ['what was paid once and can no longer be given back: never', at(-24 * 120), null, null, null],
    ['what was given back: never', at(-5), null, { at: at(-1), reason: 'refund' } as const, null],
  ])('reads %s', (_what, purchased_at, ends_at, ended, expected) => {
    expect(computeNextReading({ ends_at, over: ended }, { purchased_at, now })).toEqual(expected)
  })
})
