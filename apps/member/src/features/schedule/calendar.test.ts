import { describe, expect, it } from 'vitest'
import { daysForKey, listVisibleDays, itemsOfDay, dayMarker } from './calendar.ts'
import { matchesFilter, parseView } from './schedule-view.ts'
import { anItem as item } from './testing.ts'

describe('parseView', () => {
  it.each([
    ['month', 'month'],
    ['agenda', 'agenda'],
    ['year', 'week'],
    [null, 'week'],
  ])('%s is shown as %s', (stored, view) => expect(parseView(stored)).toBe(view))
})

describe('listVisibleDays', () => {
  it('shows the whole weeks of a month', () => {
    expect(listVisibleDays('month', '2026-11-18', 1)).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  })
  it('shows one day', () => {
    expect(listVisibleDays('day', '2026-11-18', 1)).toEqual({ from: '2026-11-18', to: '2026-11-18' })
  })
})

describe('dayMarker', () => {
  it('ticks a day on which all is done', () =>
    expect(dayMarker([item({ is_completed: true })], true)).toEqual({ is_done: true, dots: [] }))
  it('shows nothing for an empty day', () =>
    expect(dayMarker([], false)).toEqual({ is_done: false, dots: [] }))
  it('shows three dots at most', () =>
    expect(dayMarker([item({}), item({}), item({}), item({})], false).dots).toEqual(['next', 'next', 'next']))
  it('greys what went by', () => expect(dayMarker([item({})], true).dots).toEqual(['past']))
})

describe('itemsOfDay', () => {
  it('counts an hour to the day that it is where the member lives', () => {
    const late = item({ date: '2026-11-18T23:30:00.000Z', is_all_day: false })
    expect(itemsOfDay([late], '2026-11-19', 'Europe/Berlin')).toEqual([late])
    expect(itemsOfDay([late], '2026-11-18', 'Europe/Berlin')).toEqual([])
  })
})

describe('daysForKey', () => {
  it('follows the direction of the text', () => {
    expect([daysForKey('ArrowRight', false), daysForKey('ArrowRight', true)]).toEqual([1, -1])
    expect([daysForKey('ArrowDown', true), daysForKey('Enter', false)]).toEqual([7, null])
  })
})

describe('matchesFilter', () => {
  const form = item({ item_type: 'form', context_id: 'c1' })
  it.each([
    [null, true],
    ['context:c1', true],
    ['context:c2', false],
    ['item_type:form', true],
    ['item_type:page', false],
    ['scope:member', true],
    ['scope:app', false],
  ])('%s: %s', (filter, is_shown) => expect(matchesFilter(form, filter)).toBe(is_shown))
})
