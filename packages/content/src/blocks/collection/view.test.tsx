import { describe, expect, it } from 'vitest'
import type { HostLink } from '../../host.ts'
import { aBlock, aLink, aPage, renderBlock, listHeadings, stripTags } from '../../testing/render.tsx'
import { newContentRule } from '../../page-source.ts'
import { testId } from '../../testing/test-id.ts'

const links: Record<string, HostLink> = {
  [testId(1)]: aLink({
    title: 'Floor press',
    href: '/floor',
    facts: { minutes: 18, equipment: ['Dumbbells'] },
  }),
  [testId(2)]: aLink({ title: 'Swing by tens', state: 'require_purchase' }),
  [testId(3)]: aLink({
    title: 'Opens soon',
    state: 'is_scheduled',
    available_after: '2026-11-23T00:00:00.000Z',
  }),
  [testId(4)]: aLink({ title: 'Done already', progress: 'done' }),
}
const link = (id: string) => links[id] ?? null
const all = [testId(1), testId(2), testId(3), testId(4), testId(99)]
const render = (props: Record<string, unknown>, locale = 'en') =>
  renderBlock(aBlock('collection', { page_ids: all, ...props }), { locale, host: { link } })

describe('the collection', () => {
  it('lists its pages in order under its heading, without missing ones', () => {
    const markup = render({ title: 'Twenty minutes or less' })
    expect(listHeadings(markup)).toEqual(['2 Twenty minutes or less'])
    expect(markup.match(/<li/g)).toHaveLength(4)
    expect(markup).toMatch(/<section[^>]*aria-labelledby="title-/)
  })

  it.each([
    ['grid', true, true],
    ['list', true, true],
    ['row', true, false],
    ['grid', false, false],
  ])('as a %s has a switch of its layout: %s → %s', (layout, show_view_switcher, expected) => {
    const markup = renderBlock(aBlock('collection', { page_ids: all, layout }), {
      host: { link },
      page: aPage('generic', {}, { show_view_switcher }),
    })
    expect(markup).toContain(`data-layout="${layout}"`)
    expect(markup.includes('aria-label="View"')).toBe(expected)
  })

  it('shows figures, the lock reason or the completion of a page as text', () => {
    expect(stripTags(render({}))).toBe(
      'Floor press 18 min · Dumbbells Swing by tens Buy to open Opens soon Available Mon, Nov 23 Done already Done',
    )
  })

  it('shows when a stream starts, in the zone of the reader', () => {
    const stream = aLink({
      title: 'Form check',
      content_type: 'stream',
      facts: { minutes: 45, starts: '2026-11-20T18:30' },
    })
    const markup = renderBlock(aBlock('collection', { page_ids: [testId(1)] }), {
      host: { link: () => stream },
    })
    expect(stripTags(markup)).toBe('Form check Fri, Nov 20, 5:30 PM · 45 min')
  })

  it('shows these texts in Arabic', () => {
    expect(stripTags(render({}, 'ar'))).toContain('اشترِ للفتح')
  })

  it.each(['row', 'list', 'grid'])('draws each page as one link in a %s', (layout) => {
    const markup = render({ layout })
    expect(markup.match(/<a /g)).toHaveLength(4)
    expect(markup).toContain('href="/floor"')
  })

  it('gives cards the chosen size', () => {
    expect(render({ card_size: 'small' })).toContain('data-size="small"')
    expect(render({ card_size: undefined })).not.toContain('data-size')
  })

  it('never gives two neighbours the same tone', () => {
    const tones = Array.from(
      render({}).matchAll(/\/_art\/1\/f0491e\/[^/]*?(ember|clay|dawn|bone|ash)\./g),
      ([, tone]) => tone,
    )
    expect(tones).toHaveLength(4)
    expect(tones.filter((tone, place) => tone === tones[place - 1])).toEqual([])
  })

  it('shows what a rule found when the page was published', () => {
    const block = aBlock('collection', { source: 'children' })
    const markup = renderBlock(block, { host: { link }, index: { lists: { [block.id]: [testId(4)] } } })
    expect(stripTags(markup)).toBe('Done already Done')
  })

  it.each(['row', 'grid', 'list'])(
    'shows the state that the app renders, and all figures, in a %s',
    (layout) => {
      const locked = aLink({
        title: 'Swing by tens',
        state: 'require_purchase',
        facts: { minutes: 20, equipment: ['Kettlebell'] },
        renderState: (place) => <b>$19 at the {place}</b>,
      })
      const block = aBlock('collection', { page_ids: [testId(1)], layout })
      const text = stripTags(renderBlock(block, { host: { link: () => locked } }))
      expect(text).toContain(`$19 at the ${layout === 'list' ? 'row' : 'cover'}`)
      expect(text).toContain('20 min · Kettlebell')
      expect(text).not.toContain('Buy to open')
    },
  )

  it.each(['', 'Short ones'])('lays out the rest of a row as a grid, with a way back: "%s"', (title) => {
    const block = aBlock('collection', { page_ids: all, layout: 'row', title })
    const renderRest = (is_shown: boolean) =>
      renderBlock(block, { host: { link, rests: { [block.id]: { is_shown, toggle: () => {} } } } })
    expect(renderRest(false)).toContain('data-layout="row"')
    expect(stripTags(renderRest(false)).match(/Show all|Show less/g)).toEqual(['Show all'])
    expect(renderRest(true)).toContain('data-layout="grid"')
    expect(renderRest(true)).not.toContain('data-wide')
    expect(stripTags(renderRest(true)).match(/Show all|Show less/g)).toEqual(
      title === '' ? ['Show less'] : ['Show less', 'Show less'],
    )
  })

  it('offers another attempt where a list that depends on the member failed to load', () => {
    const block = aBlock('collection', {
      source: 'rule',
      limit: 3,
      title: 'Go on',
      rule: { ...newContentRule('workout'), progress: 'started' },
    })
    const markup = renderBlock(block, { host: { pending_lists: { [block.id]: { retry: () => {} } } } })
    expect(listHeadings(markup)).toEqual(['2 Go on'])
    expect(markup).toMatch(/role="alert".*<button type="button"[^>]*>Try again<\/button>/s)
    expect(markup).not.toContain('aria-busy')
  })

  it('is nothing for members while it is empty, and a note in the preview', () => {
    expect(renderBlock(aBlock('collection'))).toBe('')
    expect(renderBlock(aBlock('collection'), { host: { is_preview: true } })).toContain(
      'No pages to show yet.',
    )
  })

  it('has a link beside its heading', () => {
    const markup = render({
      title: 'All',
      more_text: 'See all',
      more_action: { id: testId(9), type: 'share' },
    })
    expect(stripTags(markup)).toMatch(/^All See all/)
  })
})
