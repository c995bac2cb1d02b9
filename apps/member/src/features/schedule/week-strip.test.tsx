import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../../testing/render.tsx'
import { testId } from '@foyer/content/testing'
import type { ScheduleItem } from './calendar.ts'
import { changeScheduleAddress, parseScheduleAddress, scheduleUrl } from './schedule-url.ts'
import { WeekStrip } from './week-strip.tsx'

const anItem = (n: number, date: string, is_completed = false): ScheduleItem => ({
  id: testId(n),
  item_id: testId(n),
  item_type: 'page',
  scope_type: 'member',
  context_id: null,
  context_type: null,
  context_title: null,
  date,
  is_all_day: true,
  starts_at: null,
  ends_at: null,
  is_completed,
  item: null,
})

/** The days of a week of which the Wednesday is today. */
function daysOf(items: readonly ScheduleItem[]): string[] {
  const markup = renderMarkup(
    <I18nProvider locale="en" messages={getMessages('en', ['schedule'])}>
      <WeekStrip from="2026-11-16" to="2026-11-22" today="2026-11-18" zone="Europe/London" items={items} />
    </I18nProvider>,
  )
  return markup.split('<li>').slice(1)
}

describe('the week', () => {
  it('has seven days, each of which opens the schedule at itself', () => {
    const days = daysOf([])
    expect(days).toHaveLength(7)
    expect(days[4]).toContain('href="/me/schedule?day=2026-11-20"')
    expect(days[4]).toContain('Friday, November 20, nothing scheduled')
  })

  it('marks today and no other day', () => {
    expect(daysOf([]).map((day) => day.includes('aria-current="date"'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((index) => index === 3),
    )
  })

  it('ticks a day with all items done, and shows dots for open items of others', () => {
    const items = [
      anItem(1, '2026-11-16', true),
      anItem(2, '2026-11-17', true),
      anItem(3, '2026-11-17'),
      anItem(4, '2026-11-20'),
      anItem(5, '2026-11-20'),
    ]
    const days = daysOf(items)
    expect(days.map((day) => day.includes('data-done'))).toEqual([true, ...Array(6).fill(false)])
    expect(days[0]).toContain('Monday, November 16, Done')
    expect(days.map((day) => day.split('data-kind="past"').length - 1)).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(days.map((day) => day.split('data-kind="next"').length - 1)).toEqual([0, 0, 0, 0, 2, 0, 0])
  })
})

describe('the address of the schedule', () => {
  it('is read as it was written', () => {
    const { search } = new URL(scheduleUrl('2026-11-20'), 'http://kiln.test')
    expect(parseScheduleAddress(search)).toEqual({ day: '2026-11-20', page: null, filter: null })
    const filtered = changeScheduleAddress(search, { filter: 'item_type:page' })
    expect(parseScheduleAddress(new URL(filtered, 'http://kiln.test').search)).toMatchObject({
      day: '2026-11-20',
      filter: 'item_type:page',
    })
    expect(changeScheduleAddress('?filter=scope%3Aapp', { filter: null })).toBe('/me/schedule')
  })

  it.each([[''], ['?day='], ['?day=2026-02-30'], ['?day=tomorrow']])('names no day in “%s”', (search) => {
    expect(parseScheduleAddress(search).day).toBeNull()
  })
})
