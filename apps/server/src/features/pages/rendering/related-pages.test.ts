import { expect, it } from 'vitest'
import { DEFAULT_THEME } from '@foyer/domain/theme'
import { PUBLIC_ACCESS } from '#test/factories/apps.ts'
import type { AppFacts } from '#platform/app-facts.ts'
import { createRenderContext } from './render-context.ts'
import { PLAIN_NODE } from '../../access/index.ts'
import type { PageContent } from '../content/compile-draft.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { createSite } from '../tree/site.ts'
import { createPageEntity } from './page-entity.ts'
import { createPageLink, resolveRelatedPages } from './related-pages.ts'
import { createReleaseTree } from '../tree/release-tree.ts'

const PAGES = 200
const now = new Date('2026-05-10T12:00:00.000Z')

const app = {
  id: 'app',
  account_id: 'account',
  slug: 'app',
  name: 'App',
  time_zone: 'UTC',
  default_locale: 'en',
  is_sandbox: true,
  clock_offset_ms: 0,
  version: 1,
  access_epoch: 1,
  release_id: 'first',
  theme: DEFAULT_THEME,
  locales: ['en'],
  primary_domain: null,
  platform_rewardful_slug: '',
  is_off: false,
  access: PUBLIC_ACCESS,
  messaging: { is_chat_available: true, member_to_member: true, member_to_admin: true, shows_typing: false },
} satisfies AppFacts

function published(n: number): VersionSummary {
  const page_id = `page-${n}`
  return {
    page_id,
    parent_id: null,
    rank: n,
    path: `/${page_id}`,
    content_type: 'article',
    title: page_id,
    cover: null,
    facts: {},
    facets: {},
    said_in: {},
    is_commentable: false,
    draft_hash: 'same',
    release_id: 'first',
  }
}

const content: PageContent = {
  og_title: '',
  og_description: '',
  og_image: null,
  color_mode: null,
  background_color: null,
  page_actions: [],
  blocks: [],
  fields: {},
  is_commentable: false,
  show_back_button: true,
  show_bookmark_button: true,
  show_add_to_schedule_button: true,
  show_tabbar: true,
  page_ids: [],
  product_ids: [],
  overlay_ids: [],
  lists: [],
  media_ids: [],
}

it('decides each page once, however many pages link to it', () => {
  const versions = Array.from({ length: PAGES }, (_, n) => published(n))
  const site = createSite(createReleaseTree('first', 1, versions), { configured: [] })
  let decision_count = 0
  const nodes = new Map(site.nodes)
  nodes.get = (id) => {
    decision_count += 1
    return site.nodes.get(id)
  }
  const render = createRenderContext({ app, site: { ...site, nodes }, now, locale: 'en', readers: null })
  for (const page of site.pages.values())
    expect(createPageEntity(render, page, content, { media: {}, card: null }).siblings).toHaveLength(PAGES)
  expect(decision_count).toBeLessThan(PAGES * 10)
})

it('counts the lessons that readers may know of, and no others', () => {
  const below = (n: number, parent: number) => ({ ...published(n), parent_id: `page-${parent}` })
  const program = { ...published(0), content_type: 'program' }
  const versions = [program, below(1, 0), below(2, 1), below(3, 1), below(4, 0), below(5, 4)]
  const hidden = ['page-3', 'page-4'].map((page_id) => ({
    ...PLAIN_NODE,
    page_id,
    parent: null,
    is_private: true,
  }))
  const site = createSite(createReleaseTree('first', 1, versions), { configured: hidden })
  const countLessons = (readers: ReadonlySet<string> | null) =>
    createPageLink(createRenderContext({ app, site, now, locale: 'en', readers }), 'page-0')?.facts
  expect(countLessons(null)).toMatchObject({ lessons: 1 })
  expect(countLessons(new Set(['page-3']))).toMatchObject({ lessons: 2 })
  expect(countLessons(new Set(['page-3', 'page-4']))).toMatchObject({ lessons: 3 })
})

it('names the tree of a page’s gates for gated pages only', () => {
  const versions = [published(0), { ...published(1), parent_id: 'page-0' }, published(2)]
  const gated = { ...PLAIN_NODE, page_id: 'page-1', parent: 'page-0', require_authentication: true }
  const site = createSite(createReleaseTree('first', 1, versions), { configured: [gated] })
  const render = createRenderContext({ app, site, now, locale: 'en', readers: null })
  const links = ['page-1', 'page-2'].map((id) => createPageLink(render, id))
  expect(links).toMatchObject([
    { gate: 'login', root_id: 'page-0' },
    { gate: 'open', root_id: null },
  ])
})

it('lists the newest pages of a type that its readers may know of, as many as it may have', () => {
  const versions = Array.from({ length: 8 }, (_, n) => published(n))
  const hidden = ['page-7', 'page-6', 'page-4'].map((page_id) => ({
    ...PLAIN_NODE,
    page_id,
    parent: null,
    is_private: true,
  }))
  const site = createSite(createReleaseTree('first', 1, versions), { configured: hidden })
  const rule = { key: 'list', rule: 'content_type' as const, content_type: 'article', limit: 3 }
  const listFor = (readers: ReadonlySet<string> | null) => {
    const page = site.pages.get('page-5')
    if (!page) throw new Error('The page is not there.')
    const render = createRenderContext({ app, site, now, locale: 'en', readers })
    return resolveRelatedPages(render, page, { ...content, lists: [rule] }).lists['list']
  }
  expect(listFor(null)).toEqual(['page-3', 'page-2', 'page-1'])
  expect(listFor(new Set(['page-6']))).toEqual(['page-6', 'page-3', 'page-2'])
})

it('shows whether a locked page has a descendant that the readers of the link may open', () => {
  const below = (n: number, parent: number) => ({ ...published(n), parent_id: `page-${parent}` })
  const shelves = [published(0), published(10), published(20), published(30)]
  const versions = [...shelves, below(1, 0), below(11, 10), below(12, 11), below(21, 20), below(31, 30)]
  const set = [
    ...['page-0', 'page-10', 'page-20'].map((page_id) => ({
      ...PLAIN_NODE,
      page_id,
      parent: null,
      require_purchase: true,
    })),
    { ...PLAIN_NODE, page_id: 'page-12', parent: 'page-11', inherit: false },
    { ...PLAIN_NODE, page_id: 'page-21', parent: 'page-20', inherit: false, is_private: true },
  ]
  const site = createSite(createReleaseTree('first', 1, versions), { configured: set })
  const listLinks = (readers: ReadonlySet<string> | null) => {
    const render = createRenderContext({ app, site, now, locale: 'en', readers })
    return ['page-0', 'page-10', 'page-20', 'page-30'].map((id) => createPageLink(render, id)?.has_viewable)
  }
  expect(listLinks(null)).toEqual([false, true, false, false])
  expect(listLinks(new Set(['page-21']))).toEqual([false, true, true, false])
})
