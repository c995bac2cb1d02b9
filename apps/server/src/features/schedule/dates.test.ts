import { describe, expect, it } from 'vitest'
import {
  toDateColumns,
  toScheduledDate,
  dateForCopy,
  accessInstant,
  validateDate,
  rejectTooFar,
} from './dates.ts'

const day = (date: string) => ({ date, is_all_day: true })
const hour = (date: string) => ({ date, is_all_day: false })
/** 00:30 on 29 March in Berlin, the day on which its clocks go forward. */
const spring = { zone: 'Europe/Berlin', now: new Date('2026-03-28T23:30:00.000Z') }

describe('validateDate', () => {
  it.each([
    [day('2026-03-29'), day('2026-03-29')],
    [hour('2026-03-29T03:15:00+02:00'), hour('2026-03-29T01:15:00.000Z')],
  ])('takes %j', (input, read) => {
    expect(validateDate(input, spring)).toEqual(read)
  })

  it.each([
    [day('2026-03-28'), 'schedule_in_past'],
    [hour('2026-03-28T23:29:59Z'), 'schedule_in_past'],
    [day('2026-02-30'), 'date_mismatch'],
    [day('2026-03-29T03:15:00+02:00'), 'date_mismatch'],
    [hour('2026-03-30'), 'date_mismatch'],
    [day('2036-12-31'), 'invalid'],
  ])('refuses %j: %s', (input, code) => {
    expect(() => validateDate(input, spring)).toThrow(expect.objectContaining({ code }))
  })

  it('lets ten years pass and not a day more', () => {
    expect(() => rejectTooFar(day('2036-04-05'), spring)).not.toThrow()
    expect(() => rejectTooFar(day('2036-04-06'), spring)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    )
  })
})

describe('dateForCopy', () => {
  it.each([
    ['a day to come stays', day('2026-04-02'), day('2026-04-02')],
    ['a day that is past becomes today', day('2026-03-01'), day('2026-03-29')],
    ['an hour to come stays', hour('2026-03-29T08:00:00.000Z'), hour('2026-03-29T08:00:00.000Z')],
    [
      'an hour of a past day comes today at that hour',
      hour('2026-03-27T07:00:00.000Z'),
      hour('2026-03-29T06:00:00.000Z'),
    ],
    ['an hour that has gone by today becomes all day', hour('2026-03-27T23:10:00.000Z'), day('2026-03-29')],
  ])('%s', (_sentence, from, to) => {
    expect(dateForCopy(from, spring)).toEqual(to)
  })
})

describe('accessInstant', () => {
  it.each([
    ['the end of a day of 23 hours', day('2026-03-29'), '2026-03-29T21:59:59.999Z'],
    ['the hour itself', hour('2026-03-29T08:00:00.000Z'), '2026-03-29T08:00:00.000Z'],
    ['never before now', hour('2026-03-01T08:00:00.000Z'), '2026-03-28T23:30:00.000Z'],
  ])('%s', (_sentence, scheduled, calendar_time) => {
    expect(accessInstant(scheduled, spring).toISOString()).toBe(calendar_time)
  })
})

describe('columns', () => {
  it.each([[day('2026-03-29')], [hour('2026-03-29T08:00:00.000Z')]])('keep %j', (scheduled) => {
    expect(toScheduledDate(toDateColumns(scheduled))).toEqual(scheduled)
  })

  it('always contain exactly one date', () => {
    expect(() => toScheduledDate({ day: null, starts_at: null })).toThrow('no date')
  })
})
