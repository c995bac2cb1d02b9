import { DEFAULT_THEME } from '@foyer/domain/theme'
import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { EditorServicesProvider, NO_PAGES, type BrowsedPage, type EditorServices } from '../services.tsx'
import { PageCard } from './page-card.tsx'

const services = {
  ...NO_PAGES,
  app: { slug: 'kiln', name: 'Kiln', theme: DEFAULT_THEME, locale: 'en', time_zone: 'UTC' },
} as unknown as EditorServices
const image = { art: 'ridge.clay.5', alt: '' }
const item: BrowsedPage = {
  page: {
    page_id: '00000000-0000-7000-8000-000000000001',
    parent_id: null,
    position: 0,
    path: '/squat',
    title: 'Back squat',
    content_type: 'exercise',
    cover: image,
    cover_asset: null,
    state: 'live',
    gate: 'open',
    tag_ids: [],
    updated_at: '2026-11-20T09:00:00.000Z',
  },
  group: 'match',
  use_count: 6,
  has_video: false,
  facets: { primary_muscles: ['Quadriceps'], equipment: ['Barbell'] },
  poses: [],
}
const render = (given: Partial<BrowsedPage>, number = 0): Promise<string> =>
  renderToHtml(
    <EditorServicesProvider services={services}>
      <PageCard item={{ ...item, ...given }} term="squ" number={number} onToggle={() => undefined} />
    </EditorServicesProvider>,
  )

it('shows the match in bold, the use and the place among the chosen', async () => {
  const html = await render({}, 2)
  expect(html).toContain('Back <b>squ</b>at')
  expect(html).toContain('Barbell · used 6 times')
  expect(html).toMatch(/aria-pressed="true".*>2</s)
})

it('offers to play only what has two pictures, and shows facets of what is not used', async () => {
  expect(await render({ poses: [image, image].map((pose) => ({ image: pose, asset: null })) })).toContain(
    'Space to play',
  )
  const html = await render({ use_count: 0 })
  expect(html).not.toContain('Space to play')
  expect(html).toContain('Quadriceps · Barbell')
  expect(html).toContain('aria-pressed="false"')
})
