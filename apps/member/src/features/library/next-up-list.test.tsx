import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { testId } from '@foyer/content/testing'
import type { NextUp } from './next-up.ts'
import { NextUpList } from './next-up-list.tsx'

const page = {
  page_id: testId(1),
  path: '/hinge',
  title: 'Hinge & pull',
  content_type: 'workout',
  facts: { minutes: 48 },
  cover: null,
  cover_asset: null,
}
const planned = (day: string, is_locked = false): NextUp => ({
  day,
  item: {
    id: testId(2),
    item_id: testId(3),
    item_type: 'page',
    scope_type: 'member',
    context_id: null,
    context_type: null,
    context_title: null,
    date: day,
    is_all_day: true,
    starts_at: null,
    ends_at: null,
    is_completed: false,
    item: {
      title: 'Hips, open',
      path: '/hips',
      content_type: 'workout',
      cover: null,
      cover_asset: null,
      minutes: is_locked ? null : 12,
      is_locked,
    },
  },
})

function markupOf(rows: readonly NextUp[], locale = 'en'): string {
  return renderMarkup(
    <I18nProvider locale={locale} messages={getMessages(locale, ['common', 'library', 'schedule'])}>
      <NextUpList day="2026-11-18" program="Slow Burn" rows={rows} />
    </I18nProvider>,
  )
}

describe('the list of what comes next', () => {
  it.each([
    ['2026-11-18', 'Today'],
    ['2026-11-19', 'Tomorrow'],
    ['2026-11-20', 'Fri, Nov 20'],
  ])('says of %s that it is %s, and leads to its page', (day, expected) => {
    const markup = markupOf([planned(day)])
    expect(textOf(markup)).toBe(`Next up Hips, open ${expected} · 12 min`)
    expect(markup).toContain(`href="/hips?item=${testId(2)}"`)
  })

  it('names the program of an unscheduled page', () => {
    expect(textOf(markupOf([{ day: null, page }]))).toBe('Next up Hinge &amp; pull Slow Burn · 48 min')
  })

  it('marks a locked page', () => {
    expect(textOf(markupOf([planned('2026-11-19', true)]))).toBe('Next up Hips, open Tomorrow · Locked')
  })

  it('leads to the schedule where there is nothing', () => {
    const markup = markupOf([])
    expect(textOf(markup)).toBe('Next up Nothing scheduled yet. Plan your week')
    expect(markup).toContain('href="/me/schedule"')
  })

  it('is translated into Arabic', () => {
    expect(textOf(markupOf([planned('2026-11-19')], 'ar'))).toBe('التالي Hips, open غدًا · 12 دقيقة')
  })
})
