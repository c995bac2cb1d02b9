import { describe, expect, it } from 'vitest'
import { changedOccurrences, changeOf, isDateOf, shiftBetween, type DateChange } from './date-changes.ts'
import { occurrencesBetween, type Recurrence } from './recurrence.ts'

const weekly: Recurrence = {
  first_day: '2026-03-01',
  time: '18:00',
  minutes: 60,
  repeats: 'weekly',
  last_day: '',
}
const MARCH = { from: '2026-03-01T00:00:00.000Z', before: '2026-04-01T00:00:00.000Z' }

const change = (original_start: string, more: Partial<DateChange> = {}): DateChange => ({
  original_start,
  scope: 'one',
  is_cancelled: false,
  shift_minutes: 0,
  minutes: null,
  capacity: null,
  ...more,
})
const moved = (from: string, to: string, more: Partial<DateChange> = {}) =>
  change(from, { shift_minutes: shiftBetween(from, to), ...more })
const dates = (changes: readonly DateChange[], period = MARCH, zone = 'UTC', event = weekly) =>
  changedOccurrences(event, changes, period, zone).map(({ original_start, starts_at, ends_at }) => [
    original_start.slice(5, 10),
    starts_at.slice(5, 16),
    ends_at.slice(11, 16),
  ])

describe('changedOccurrences', () => {
  it('are those of the rule without changes', () => {
    expect(changedOccurrences(weekly, [], MARCH, 'UTC')).toEqual(
      occurrencesBetween(weekly, MARCH, 'UTC').map((date) => ({ ...date, change: null })),
    )
  })

  it('leave out a cancelled date, and move and lengthen another, each under its own start', () => {
    const changes = [
      change('2026-03-08T18:00', { is_cancelled: true }),
      moved('2026-03-15T18:00', '2026-03-14T09:30', { minutes: 90 }),
    ]
    expect(dates(changes)).toEqual([
      ['03-01', '03-01T18:00', '19:00'],
      ['03-15', '03-14T09:30', '11:00'],
      ['03-22', '03-22T18:00', '19:00'],
      ['03-29', '03-29T18:00', '19:00'],
    ])
  })

  it('change a date and those that follow, until another change; one of its own wins', () => {
    const changes = [
      moved('2026-03-08T18:00', '2026-03-08T19:00', { scope: 'following' }),
      change('2026-03-15T18:00'),
      change('2026-03-29T18:00', { scope: 'following', is_cancelled: true }),
    ]
    expect(dates(changes).map(([, start]) => start)).toEqual([
      '03-01T18:00',
      '03-08T19:00',
      '03-15T18:00',
      '03-22T19:00',
    ])
    expect(dates(changes, { from: MARCH.before, before: '2026-06-01T00:00:00.000Z' })).toEqual([])
  })

  it('are in the period in which they take place, however they were moved into it or out of it', () => {
    const changes = [
      moved('2026-03-01T18:00', '2026-04-02T18:00'),
      moved('2026-04-05T18:00', '2026-03-03T10:00'),
    ]
    expect(dates(changes).map(([, start]) => start)).toEqual([
      ...['03-03T10:00', '03-08T18:00', '03-15T18:00', '03-22T18:00', '03-29T18:00'],
    ])
    expect(dates(changes, { from: MARCH.before, before: '2026-04-06T00:00:00.000Z' })).toEqual([
      ['03-01', '04-02T18:00', '19:00'],
    ])
  })

  it('do nothing for a date that the event no longer has', () => {
    const gone = moved('2026-03-03T18:00', '2026-03-03T19:00', { scope: 'following' })
    expect(dates([gone])).toEqual(dates([]))
    expect(dates([{ ...gone, original_start: '2026-03-08T17:00' }])).toEqual(dates([]))
  })

  // A shift is of the clock's hands: the date keeps its time of day on both sides of a change of the clocks.
  it.each<[string, string, string, string]>([
    ['Australia/Lord_Howe', '2026-04-04T18:00', '2026-04-05T18:00', '2026-04-05T07:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-03T18:00', '2026-10-04T18:00', '2026-10-04T07:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23T18:00', '2026-04-24T18:00', '2026-04-24T15:00:00.000Z'],
    // Cairo skips the hour after midnight: a time in it is an hour later, as RFC 5545 has it.
    ['Africa/Cairo', '2026-04-23T18:00', '2026-04-24T00:30', '2026-04-23T22:30:00.000Z'],
    ['Africa/Cairo', '2026-10-29T18:00', '2026-10-30T18:00', '2026-10-30T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-05-05T18:00', '2026-05-06T06:15', '2026-05-06T00:30:00.000Z'],
    ['America/New_York', '2026-10-31T01:30', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ])('keep the time of day in %s: %s to %s', (zone, from, to, starts_at) => {
    const once: Recurrence = {
      ...weekly,
      repeats: 'once',
      first_day: from.slice(0, 10),
      time: from.slice(11),
    }
    const year = { from: '2026-01-01T00:00:00.000Z', before: '2027-01-01T00:00:00.000Z' }
    const [found] = changedOccurrences(once, [moved(from, to)], year, zone)
    expect(found).toMatchObject({ original_start: from, starts_at })
  })
})

describe('changeOf', () => {
  it('is the change of the date itself, else of the latest before it that goes on', () => {
    const changes = [
      change('2026-03-01T18:00', { scope: 'following' }),
      change('2026-03-08T18:00'),
      change('2026-03-15T18:00', { scope: 'following' }),
    ]
    const of = (day: string) => changeOf(`2026-03-${day}T18:00`, changes)?.original_start.slice(8, 10) ?? null
    expect(['01', '08', '09', '22'].map(of)).toEqual(['01', '08', '01', '15'])
    expect(changeOf('2026-02-22T18:00', changes)).toBeNull()
  })
})

describe('isDateOf', () => {
  it.each([
    ['2026-03-08T18:00', true],
    ['2026-03-09T18:00', false],
    ['2026-03-08T18:30', false],
    ['2026-02-22T18:00', false],
    ['soon', false],
  ])('%s: %s', (date, is_own) => {
    expect(isDateOf(weekly, date)).toBe(is_own)
  })
})
