import { testId } from '@foyer/content/testing'
import { getMessages } from '@foyer/i18n/server'
import { I18nProvider } from '@foyer/i18n/react'
import { describe, expect, it } from 'vitest'
import { aTab } from '../../testing/pages.ts'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { ContinueRow } from './continue-row.tsx'
import type { Run } from './continue-row.tsx'

const week = (done: number) => ({ total: 3, done })
const run: Run = {
  page_id: testId(1),
  path: '/slow-burn',
  title: 'Slow Burn',
  content_type: 'program',
  facts: { weeks: 3 },
  cover: null,
  cover_asset: null,
  total: 9,
  done: 4,
  stages: [week(3), week(1), week(0)],
}

function markupOf(given: Partial<Run> = {}, locale = 'en'): string {
  return renderMarkup(
    <I18nProvider locale={locale} messages={getMessages(locale, ['library'])}>
      <ContinueRow run={{ ...run, ...given }} />
    </I18nProvider>,
  )
}

describe('the row of what a member is in the middle of', () => {
  it('shows the program with its progress as text and segments, and links to it', () => {
    const markup = markupOf()
    expect(textOf(markup)).toBe('Continue Slow Burn Week 2 of 3 · 4 of 9 sessions')
    expect(markup).toContain('href="/slow-burn"')
    expect(Array.from(markup.matchAll(/--part:(\d+)/g), ([, share]) => Number(share))).toEqual([100, 33, 0])
  })

  it('mentions weeks only when the stages are weeks', () => {
    expect(textOf(markupOf({ facts: {} }))).toBe('Continue Slow Burn 4 of 9 sessions')
    expect(textOf(markupOf({ stages: [], total: 1, done: 0 }))).toBe('Continue Slow Burn 0 of 1 session')
  })

  it('leads to all programs where the navigation has them', () => {
    const render = (target: 'discover' | 'schedule') =>
      renderMarkup(<ContinueRow run={run} />, {
        texts: ['library'],
        app: { navigation: [{ ...aTab(1), target }] },
      })
    expect(render('discover')).toContain('href="/discover/programs"')
    expect(render('schedule')).not.toContain('/discover')
  })

  it('is translated into Arabic', () => {
    expect(textOf(markupOf({}, 'ar'))).toBe('متابعة من حيث توقفت Slow Burn الأسبوع 2 من 3 · 4 من 9 حصص')
  })
})
