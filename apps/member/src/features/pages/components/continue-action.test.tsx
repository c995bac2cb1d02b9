import { testId } from '@foyer/content/testing'
import { PageHostProvider } from '@foyer/content/views'
import type { HostLink, PageHost } from '@foyer/content/views'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '#testing/render.tsx'
import { anOpenIndex } from '#testing/pages.ts'
import { ContinueAction } from './continue-action.tsx'

const [ROOT, FIRST, SECOND, SQUAT, HINGE] = [1, 2, 3, 4, 5].map(testId) as [
  string,
  string,
  string,
  string,
  string,
]

function render(given: Partial<HostLink> = {}, ownerLabel = '', weeks = 2): string {
  const link = (page_id: string): HostLink | null => ({
    href: `/${page_id}`,
    title: page_id === HINGE ? 'Hinge' : 'Other',
    content_type: 'workout',
    cover: null,
    facts: page_id === HINGE ? { minutes: 48 } : {},
    state: 'granted',
    available_after: null,
    progress: null,
    on_click: null,
    ...(page_id === HINGE ? given : {}),
  })
  const host: PageHost = {
    locale: 'en',
    time_zone: 'UTC',
    brand: '#f0491e',
    is_preview: false,
    link,
    index: anOpenIndex(
      { page_id: ROOT, page_content_type: 'program', fields: { weeks } },
      { lists: { [ROOT]: [FIRST, SECOND], [SECOND]: [SQUAT, HINGE] } },
    ),
    action: () => ({ state: 'granted' }),
    panes: {},
  }
  return renderMarkup(
    <PageHostProvider value={host}>
      <ContinueAction next_page_id={HINGE} kind="accent" ownerLabel={ownerLabel} />
    </PageHostProvider>,
  )
}

describe('the continue button of a program', () => {
  it('shows the next page and its position', () => {
    expect(textOf(render())).toBe('Continue: Hinge Week 2, day 2 · 48 min')
    expect(render()).toContain(`href="/${HINGE}"`)
  })

  it('mentions parts when the stages are not weeks, and uses the label of the owner if there is one', () => {
    expect(textOf(render({}, 'On we go', 5))).toBe('On we go Part 2, step 2 · 48 min')
  })

  it('shows the date when the next page opens later', () => {
    const later = { state: 'is_scheduled', available_after: '2026-12-06T09:00:00.000Z' } as const
    expect(textOf(render(later))).toBe('Next: Hinge Available Sun, Dec 6')
  })
})
