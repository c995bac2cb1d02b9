import { describe, expect, it } from 'vitest'
import { getCountdown, getStreamSpan, getStreamState } from './stream-state.ts'

const BERLIN = 'Europe/Berlin'
const friday = { day: '2026-11-20', time: '18:30', minutes: 45 }
const span = { starts_at: '2026-11-20T17:30:00.000Z', ends_at: '2026-11-20T18:15:00.000Z' }

describe('getStreamSpan', () => {
  it.each([
    ['a winter evening', friday, span],
    [
      'a summer evening that ends on the next day',
      { day: '2026-07-01', time: '23:30', minutes: 90 },
      { starts_at: '2026-07-01T21:30:00.000Z', ends_at: '2026-07-01T23:00:00.000Z' },
    ],
    ['no day', { ...friday, day: '' }, null],
    ['a day that does not exist', { ...friday, day: '2026-02-30' }, null],
    ['no time', { ...friday, time: '' }, null],
  ])('of %s', (_case, time, expected) => {
    expect(getStreamSpan(time, BERLIN)).toEqual(expected)
  })
})

describe('getStreamState', () => {
  it.each([
    ['2026-11-20T17:29:59.999Z', 'upcoming'],
    ['2026-11-20T17:30:00.000Z', 'live'],
    ['2026-11-20T18:14:59.999Z', 'live'],
    ['2026-11-20T18:15:00.000Z', 'ended'],
  ])('at %s is %s', (now, state) => {
    expect(getStreamState(span, Date.parse(now))).toBe(state)
  })

  it('is undated without a date', () => {
    expect(getStreamState(null, 0)).toBe('undated')
  })
})

describe('getCountdown', () => {
  it.each([
    ['2026-11-18T06:12:00.000Z', { days: 2, hours: 11, minutes: 18, seconds: 0, is_last_hour: false }],
    ['2026-11-20T16:29:30.000Z', { days: 0, hours: 1, minutes: 1, seconds: 0, is_last_hour: false }],
    ['2026-11-20T16:30:00.500Z', { days: 0, hours: 1, minutes: 0, seconds: 0, is_last_hour: false }],
    ['2026-11-20T16:30:01.000Z', { days: 0, hours: 0, minutes: 59, seconds: 59, is_last_hour: true }],
    ['2026-11-20T17:31:00.000Z', { days: 0, hours: 0, minutes: 0, seconds: 0, is_last_hour: true }],
  ])('at %s', (now, expected) => {
    expect(getCountdown(span.starts_at, Date.parse(now))).toEqual(expected)
  })
})
