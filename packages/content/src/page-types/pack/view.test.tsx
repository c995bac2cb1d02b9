import { describe, expect, it } from 'vitest'
import type { HostLink } from '../../host.ts'
import { aLink, aPage, listHeadings, renderPage, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const links: Record<string, HostLink> = {
  [testId(10)]: aLink({ title: 'Wake up tall', facts: { minutes: 15 } }),
  [testId(11)]: aLink({ title: 'Suitcase squats', facts: { minutes: 22 } }),
  [testId(12)]: aLink({ title: 'Three weeks', content_type: 'program', facts: { weeks: 3, lessons: 9 } }),
  [testId(13)]: aLink({ title: 'Oats', content_type: 'meal', state: 'require_purchase' }),
}
const contents = [testId(10), testId(11), testId(12), testId(13), testId(99)]
const page = aPage(
  'pack',
  { tagline: 'A towel is enough.', equipment: ['No kit'], coach_name: 'Maren Oduya' },
  { page_title: 'Hotel Room Week' },
)
const render = (
  given: Record<string, Partial<HostLink>> = {},
  { ids = contents, locale = 'en', host = {} }: { ids?: string[]; locale?: string; host?: object } = {},
) =>
  renderPage(page, {
    locale,
    index: { lists: { [page.page_id]: ids } },
    host: {
      link: (id) => {
        const link = links[id]
        return link ? { ...link, ...given[id] } : null
      },
      ...host,
    },
  })

describe('a pack page', () => {
  it('shows what it is, for whom, and what is inside by kind', () => {
    expect(listHeadings(render())).toEqual(['1 Hotel Room Week', '2 Inside'])
    expect(stripTags(render())).toBe(
      'Pack Hotel Room Week 15 to 22 min · No kit A towel is enough. MO Maren Oduya ' +
        'Inside 2 workouts, 1 program, and 1 meal ' +
        'Workout Wake up tall 15 min Workout Suitcase squats 22 min Program Three weeks 3 weeks ' +
        'Meal Oats Buy to open',
    )
  })

  it('shows the progress of a member who has started it, and what is done', () => {
    const text = stripTags(render({ [testId(10)]: { progress: 'done' }, [testId(11)]: { progress: 'now' } }))
    expect(text).toContain('1 of 4 done 25%')
    expect(text).toContain('Wake up tall Done')
    expect(stripTags(render())).not.toContain('of 4')
  })

  it('has a message while it is empty, and instructions for the owner', () => {
    expect(stripTags(render({}, { ids: [] }))).toContain('Nothing inside yet. New pages will appear here.')
    expect(stripTags(render({}, { ids: [], host: { is_preview: true } }))).toContain(
      'Add pages below this one',
    )
  })

  it('shows its texts in Arabic', () => {
    expect(stripTags(render({}, { locale: 'ar' }))).toContain('المحتويات حصتا تدريب وبرنامج واحد ووجبة واحدة')
  })
})
