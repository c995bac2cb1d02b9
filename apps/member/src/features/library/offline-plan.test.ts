import { describe, expect, it } from 'vitest'
import { listNamedPaths, listPictures, OFFLINE_LIMITS, selectOfflinePaths } from './offline-plan.ts'

type Plan = Parameters<typeof selectOfflinePaths>[0]
type Body = Parameters<typeof listPictures>[0]
const page = (path: string) => ({
  page_id: path,
  path,
  title: path,
  content_type: 'workout',
  facts: {},
  cover: null,
  cover_asset: null,
})
const todo = (path: string) => ({ ...page(path), is_planned: false, scheduled_item_id: null })
const run = (path: string) => ({ ...page(path), total: 9, done: 1, stages: [] })
const item = (path: string, { is_locked = false, is_completed = false } = {}): Plan['items'][number] => ({
  is_completed,
  item: { ...page(path), minutes: null, is_locked },
})

describe('selectOfflinePaths', () => {
  it.each<[string, Plan, string[]]>([
    ['nothing for a new member', { home: null, items: [], next_paths: [] }, []],
    [
      'what is next before what is scheduled, each once',
      {
        home: { todo: todo('/squat'), run: run('/burn'), next: [page('/hinge'), page('/press')] },
        items: [item('/squat'), item('/run')],
        next_paths: ['/flow'],
      },
      ['/squat', '/hinge', '/flow', '/run', '/burn', '/press'],
    ],
    [
      'nothing that is locked, done or hidden',
      {
        home: { todo: null, run: null, next: [] },
        items: [
          item('/locked', { is_locked: true }),
          item('/done', { is_completed: true }),
          { is_completed: false, item: null },
          item('/open'),
        ],
        next_paths: [],
      },
      ['/open'],
    ],
  ])('is %s', (_sentence, plan, paths) => expect(selectOfflinePaths(plan)).toEqual(paths))

  it('is bounded', () => {
    const items = Array.from({ length: 60 }, (_, n) => item(`/${n}`))
    expect(selectOfflinePaths({ home: null, items, next_paths: [] })).toHaveLength(OFFLINE_LIMITS.pages)
  })
})

const body = {
  page: {
    page_id: 'squat',
    page_content_type: 'workout',
    cover: null,
    fields: { groups: [{ items: [{ exercise_page_id: 'goblet' }] }] },
    blocks: [{ props: { page_id: 'story' } }],
  },
  links: {
    goblet: { ...page('/goblet'), page_id: 'goblet', content_type: 'exercise' },
    story: { ...page('/story'), page_id: 'story', content_type: 'article' },
    press: { ...page('/press'), page_id: 'press' },
  },
  media: {
    photo: {
      src: '/media/public/photo.jpg',
      variants: [
        { width: 320, format: 'webp', url: '/media/public/photo-320.webp' },
        { width: 960, format: 'webp', url: '/media/public/photo-960.webp' },
      ],
    },
  },
} as unknown as Body

describe('what a stored page brings along', () => {
  it('are the pages that its content names, and none of its neighbours', () =>
    expect(listNamedPaths(body)).toEqual(['/goblet', '/story']))

  it('are its pictures in one size, and the artwork of what it names', () => {
    const pictures = listPictures(body, { brand: '#F0491E', width: 375 })
    expect(pictures[0]).toBe('/media/public/photo-960.webp')
    expect(pictures.slice(1).every((url) => url.startsWith('/_art/'))).toBe(true)
    expect(pictures).toHaveLength(4)
  })
})
