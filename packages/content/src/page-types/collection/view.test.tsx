import { newContentRule } from '../../page-source.ts'
import { describe, expect, it } from 'vitest'
import type { HostLink } from '../../host.ts'
import { aLink, aPage, listHeadings, renderPage, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const links: Record<string, HostLink> = {
  [testId(1)]: aLink({ title: 'Floor press', href: '/floor', facts: { minutes: 18 }, progress: 'done' }),
  [testId(2)]: aLink({ title: 'Hips, open', facts: { minutes: 12 } }),
  [testId(3)]: aLink({ title: 'Slow reps', content_type: 'article', state: 'require_purchase' }),
}
const link = (id: string) => links[id] ?? null
const chosen = { source: 'pages', page_ids: [testId(1), testId(2), testId(3), testId(99)] }
const render = (fields: Record<string, unknown>, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(aPage('collection', fields, { page_title: 'Short ones' }), {
    ...options,
    host: { link, ...options.host },
  })

describe('a collection page', () => {
  it('shows its title, what it consists of and how much of it is done', () => {
    const markup = render({ ...chosen, intro: 'For days that ran away.' })
    expect(listHeadings(markup)).toEqual(['1 Short ones'])
    expect(stripTags(markup)).toMatch(
      /^Short ones 2 workouts and 1 article · 1 done For days that ran away\. All To do/,
    )
    expect(markup.match(/<li/g)).toHaveLength(3)
  })

  it('lists what its rule found when it was published', () => {
    const markup = render({ source: 'rule' }, { index: { lists: { own: [testId(2)] } } })
    expect(stripTags(markup)).toBe('Short ones 1 workout Hips, open 12 min')
  })

  it.each(['grid', 'list'])('begins as the %s that the owner chose, and says so', (layout) => {
    const markup = render({ ...chosen, layout })
    expect(markup).toContain(`data-layout="${layout}"`)
    const label = layout === 'grid' ? 'Grid' : 'List'
    expect(markup).toMatch(new RegExp(`aria-pressed="true"[^>]*aria-label="${label}"`))
  })

  it('has no switch where the owner wants none, and stays as the owner chose', () => {
    const page = aPage('collection', { ...chosen, layout: 'list' }, { show_view_switcher: false })
    const markup = renderPage(page, { host: { link } })
    expect(markup).toContain('data-layout="list"')
    expect(markup).not.toContain('aria-label="Grid"')
  })

  it.each(['small', 'medium', 'large'])('shows %s cards', (card_size) => {
    expect(render({ ...chosen, card_size })).toContain(`data-size="${card_size}"`)
  })

  it('offers no filter while nothing is done', () => {
    expect(stripTags(render({ ...chosen, page_ids: [testId(2)] }))).not.toContain('To do')
  })

  it('has a message while it is empty, and instructions for the owner', () => {
    expect(stripTags(render({}))).toContain('Nothing here yet.')
    expect(stripTags(render({ source: 'pages', page_ids: [] }, { host: { is_preview: true } }))).toContain(
      'page settings',
    )
  })

  it('shows its texts in Arabic', () => {
    expect(stripTags(render(chosen, { locale: 'ar' }))).toContain('حصتا تدريب ومقال واحد · اكتمل واحد')
  })

  it('stands in for a list that depends on the member until it is known', () => {
    const fields = {
      source: 'rule',
      limit: 12,
      page_ids: [],
      rule: { ...newContentRule('program'), progress: 'started' },
    }
    const waiting = render(fields, { host: { panes: { list: () => null } } })
    expect(waiting).toContain('aria-busy="true"')
    expect(waiting).not.toContain('Nothing here yet')
    expect(render(fields, { host: { panes: {} } })).toContain('Nothing here yet')
  })
})
