import { describe, expect, it } from 'vitest'
import type { HostLink } from '../../host.ts'
import { aBlock, aLink, aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const links: Record<string, HostLink> = {
  [testId(10)]: aLink({ title: 'Find the floor', progress: 'done' }),
  [testId(11)]: aLink({ title: 'Hold the heat' }),
  [testId(12)]: aLink({
    title: 'Deload',
    href: '/deload',
    state: 'is_scheduled',
    available_after: '2026-11-23T00:00:00.000Z',
  }),
  [testId(20)]: aLink({ title: 'Squat & brace', progress: 'done', facts: { minutes: 46 } }),
  [testId(21)]: aLink({ title: 'Hinge & pull', progress: 'now', facts: { minutes: 48 } }),
  [testId(22)]: aLink({ title: 'Press & carry' }),
}
const lists = {
  [testId(1)]: [testId(10), testId(11), testId(12)],
  [testId(10)]: [testId(20)],
  [testId(11)]: [testId(21), testId(22)],
}
const page = aPage(
  'program',
  {
    tagline: 'Slow is strong.',
    weeks: 3,
    days_per_week: 2,
    level: 'intermediate',
    coach_name: 'Maren Oduya',
  },
  { page_title: 'Slow Burn' },
)
const render = (locale = 'en') =>
  renderPage(page, { locale, index: { lists }, host: { link: (id) => links[id] ?? null } })

describe('a program page', () => {
  it('has the title first and the stages below it', () => {
    expect(listHeadings(render())).toEqual(['1 Slow Burn', '2 Week by week'])
  })

  it('shows its figures, its coach and the progress of the member', () => {
    const text = stripTags(render())
    expect(text).toContain('3 weeks · 2 days a week · Intermediate')
    expect(text).toContain('Maren Oduya')
    expect(text).toContain('1 of 3 sessions')
    expect(text).toContain('33%')
  })

  it('links from the coach to the place for questions, or has no link where there is none', () => {
    const talk = { is_commentable: true, message_thread_id: testId(1) }
    const hrefOf = (given: object) =>
      /<a href="([^"]*)"[^>]*aria-label="Ask Maren Oduya"[^>]*>Ask<\/a>/.exec(
        renderPage({ ...page, ...given }, { index: { lists } }),
      )?.[1]
    expect(hrefOf(talk)).toBe('#comments')
    expect(hrefOf({ ...talk, blocks: [aBlock('chat')] })).toBe(`#title-${testId(70)}`)
    expect(hrefOf({})).toBeUndefined()
    expect(hrefOf({ is_commentable: false, message_thread_id: null })).toBeUndefined()
  })

  it('folds completed stages, expands the current one, and shows when the next one opens', () => {
    const markup = render()
    expect(stripTags(markup)).toContain('Week 1 Done')
    expect(markup).toMatch(/aria-current="step".*<details[^>]* open="".*Hinge &amp; pull/)
    expect(stripTags(markup)).toContain('Up next · 48 min')
    expect(stripTags(markup)).toContain('Week 3 Deload Available Mon, Nov 23')
  })

  it('shows "done" as text beside the tick', () => {
    expect(render()).toMatch(/Squat &amp; brace.*<span[^>]*>Done<\/span>/)
  })

  it('shows its texts in Arabic', () => {
    const text = stripTags(render('ar'))
    expect(text).toContain('الأسبوع 2')
    expect(text).toContain('1 من 3 حصص')
  })

  it('shows no progress to someone who has not started', () => {
    const markup = renderPage(page, {
      index: { lists },
      host: { link: (id) => (links[id] ? { ...links[id], progress: null } : null) },
    })
    expect(stripTags(markup)).not.toContain('%')
    expect(markup).toContain('open=""')
  })
})
