import { describe, expect, it } from 'vitest'
import { aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const asset = {
  id: testId(30),
  width: 850,
  height: 567,
  placeholder: null,
  src: '/media/a.jpg',
  variants: [],
}
const page = aPage(
  'exercise',
  {
    pictures: [
      { id: testId(1), image: { media_id: testId(30), alt: '' } },
      { id: testId(2), image: { media_id: testId(30), alt: 'At the top' } },
    ],
    instructions: ['Stand tall.', 'Push the floor away.'],
    primary_muscles: ['hamstrings'],
    equipment: ['barbell'],
    level: 'intermediate',
    force: 'pull',
  },
  { page_title: 'Sumo deadlift' },
)

describe('an exercise page', () => {
  it('shows steps and facts, with a capital first', () => {
    const markup = renderPage(page, { index: { media: { [testId(30)]: asset } } })
    expect(listHeadings(markup)).toEqual(['1 Sumo deadlift', '2 How to do it'])
    expect(stripTags(markup)).toContain('Equipment Barbell Level Intermediate')
    expect(markup.match(/<ol/g)).toHaveLength(1)
  })

  it('labels each picture, and loads the first eagerly and the others lazily', () => {
    const images = renderPage(page, { index: { media: { [testId(30)]: asset } } }).match(/<img[^>]*>/g) ?? []
    expect(images[0]).toContain('alt="Sumo deadlift, image 1"')
    expect(images[0]).toMatch(/fetchpriority="high"/i)
    expect(images[1]).toContain('alt="At the top"')
    expect(images[1]).toContain('loading="lazy"')
  })

  it('draws artwork where there are no pictures', () => {
    expect(renderPage(aPage('exercise'))).toContain('src="/_art/1/')
  })

  it('shows both moments of a drawn movement in turn, with a button that stops them', () => {
    const cover = { art: 'figure.plank.clay.8', alt: '' }
    const markup = renderPage(aPage('exercise', {}, { page_title: 'Plank', cover }))
    expect(markup).toMatch(/figure\.plank\.clay\.8.*figure\.plank\.second\.clay\.8/s)
    expect(markup).toContain('aria-label="Pause the movement"')
  })

  it('shows uploaded pictures instead, standing still', () => {
    const markup = renderPage(page, { index: { media: { [testId(30)]: asset } } })
    expect(markup).not.toContain('/_art/')
    expect(markup).not.toContain('Pause the movement')
  })

  it.each([
    ['by its own field', { video: { url: 'https://youtu.be/dQw4w9WgXcQ' } }],
    ['by the link of an older version', { video_url: 'https://youtu.be/dQw4w9WgXcQ' }],
  ])('plays a video %s', (_by, fields) => {
    const markup = renderPage(aPage('exercise', fields, { page_title: 'Sumo deadlift' }))
    expect(markup).toContain('aria-label="Play Sumo deadlift"')
    expect(markup).not.toContain('Watch the video')
  })

  it.each([
    ['https://videos.example/sumo', true],
    ['javascript:alert(1)', false],
  ])('links %s: %s', (video_url, is_linked) => {
    expect(renderPage(aPage('exercise', { video_url })).includes('Watch the video')).toBe(is_linked)
  })
})
