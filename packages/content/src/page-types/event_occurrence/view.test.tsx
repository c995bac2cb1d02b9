import type { Recurrence } from '@foyer/domain/schedule'
import { describe, expect, it } from 'vitest'
import { aPage, renderPage, renderWithHost, listHeadings, stripTags } from '../../testing/render.tsx'
import { hasEnded, UpcomingDates } from './upcoming-dates.tsx'

const WEEKLY: Recurrence = {
  first_day: '2026-10-08',
  time: '18:30',
  minutes: 45,
  repeats: 'weekly',
  last_day: '',
}
const page = aPage('event_occurrence', { ...WEEKLY, place: 'The yard' }, { page_title: 'Sunset lift' })

const datesAt = (
  now: string,
  recurrence: Partial<Recurrence> = {},
  options: Parameters<typeof renderWithHost>[1] = {},
) => {
  const markup = renderWithHost(
    <UpcomingDates recurrence={{ ...WEEKLY, ...recurrence }} now={Date.parse(now)} />,
    options,
  )
  return Array.from(markup.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, line = '']) => stripTags(line))
}

describe('an event', () => {
  it('shows how often, how long and where it takes place, and reserves space for its dates', () => {
    const markup = renderPage(page)
    expect(listHeadings(markup)).toEqual(['1 Sunset lift', '2 Upcoming dates'])
    expect(stripTags(markup)).toMatch(/Every week · 45 min .*The yard/)
    expect(markup).not.toContain('<time')
    expect(markup).toContain('data-places="5"')
  })

  it('shows no dates while it has none, and no recurrence when it takes place once', () => {
    const markup = renderPage(aPage('event_occurrence', {}, { page_title: 'Open day' }))
    expect(listHeadings(markup)).toEqual(['1 Open day'])
    expect(stripTags(markup)).toBe('Open day 60 min')
  })

  it('names the next five dates, over the change of the clock', () => {
    expect(datesAt('2026-10-14T12:00:00Z')).toEqual([
      'Thursday, October 15, 4:30 PM to 5:15 PM',
      'Thursday, October 22, 4:30 PM to 5:15 PM',
      'Thursday, October 29, 5:30 PM to 6:15 PM',
      'Thursday, November 5, 5:30 PM to 6:15 PM',
      'Thursday, November 12, 5:30 PM to 6:15 PM',
    ])
  })

  it('still names the one under way, and no more when it is over', () => {
    expect(datesAt('2026-10-15T17:14:59Z')[0]).toContain('October 15')
    expect(datesAt('2026-10-15T17:15:00Z')[0]).toContain('October 22')
  })

  it('shows a message when there is no upcoming date', () => {
    expect(datesAt('2026-10-14T12:00:00Z', { last_day: '2026-10-13' })).toEqual(['No upcoming dates.'])
  })

  it('finds five dates of every month, also of one that starts far ahead', () => {
    expect(datesAt('2026-10-14T12:00:00Z', { repeats: 'monthly', first_day: '2031-01-31' })).toHaveLength(5)
  })

  it('names the day of an end that is another one', () => {
    expect(datesAt('2026-10-14T12:00:00Z', { minutes: 600 })[0]).toBe(
      'Thursday, October 15, 4:30 PM to Oct 16, 2:30 AM',
    )
  })

  it('has a recording once its first date is over', () => {
    const endedAt = (now: string) => hasEnded(WEEKLY, Date.parse(now), 'Europe/Berlin')
    expect(endedAt('2026-10-08T17:14:59Z')).toBe(false)
    expect(endedAt('2026-10-08T17:15:00Z')).toBe(true)
  })

  it('shows its texts in Arabic', () => {
    const [first] = datesAt('2026-10-14T12:00:00Z', {}, { locale: 'ar' })
    expect(first).toMatch(/^الخميس، 15 أكتوبر، من .* إلى /)
  })
})
