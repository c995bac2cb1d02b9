import { collectReferences, resolveTexts } from '@foyer/content/definitions'
import { beginsUnit, pageTraits } from '@foyer/content/traits'
import type { HostLink, PageHost } from '@foyer/content/views'
import type { PageEntity, PageLink } from '@foyer/contract/pages/page-index'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { findPageRoots } from '@foyer/domain/pages'
import { compareText } from '@foyer/domain/search'
import { getCanvasValue } from '../attributes/fill-canvas.ts'
import type { EditorServices } from '../services.tsx'
import { toPageLink } from '../services.tsx'
import { StaticCalendar } from './static-calendar.tsx'
import { StaticDirectory } from './static-directory.tsx'
import { StaticForm } from './static-form.tsx'
import type { PageDraft, StudioPage } from '../types.ts'

/** A draft as the entity that views draw. */
export function toPageEntity(page: StudioPage, draft: PageDraft, pages: EditorServices['pages']): PageEntity {
  const { page_id, parent_id, content_type, path } = page
  const { title, og_image: _picture, ...rest } = draft
  const entity: PageEntity = {
    ...rest,
    page_id,
    ...findPageRoots(
      { page_id, parent_id, content_type },
      new Map(pages.map((node) => [node.page_id, node])),
      beginsUnit,
    ),
    page_title: title,
    page_content_type: content_type,
    page_data: path,
    og_image: null,
    page_access: [],
    attributes: draft.attributes ?? [],
    page_schedules: [],
    siblings: pages.filter((node) => isVisibleSibling(node, page)).map((node) => node.page_id),
    is_root: parent_id === null,
    show_view_switcher: draft.show_view_switcher ?? pageTraits(content_type).has_view_switcher,
    use_global_toolbar: draft.use_global_toolbar ?? true,
    message_thread_id: draft.is_commentable ? page_id : null,
  }
  // The canvas fills the texts of blocks one by one.
  const { fields, page_actions } = resolveTexts({ ...entity, content_type, blocks: [] }, (slug) =>
    getCanvasValue(entity, slug),
  ).page
  return { ...entity, fields, page_actions }
}

/** Whether members would see a page among its siblings: not when it is deleted or private. */
function isVisibleSibling(
  { page_id, parent_id, state, gate }: EditorServices['pages'][number],
  page: StudioPage,
): boolean {
  if (page_id === page.page_id) return true
  return parent_id === page.parent_id && state !== 'deleted' && gate !== 'private'
}

/**
 * The lists of a page as its draft has them now, before it is saved: the pages that a rule finds, newest first by type,
 * and the pages below it. Longer chains, such as the sessions of a stage, stay as they were loaded.
 */
function resolveLists(
  { page_id, page_content_type, blocks, fields }: PageEntity,
  pages: EditorServices['pages'],
): Record<string, string[]> {
  const others = pages.filter((node) => node.state !== 'deleted' && node.page_id !== page_id)
  const below = (parent: string): string[] =>
    others.filter(({ parent_id }) => parent_id === parent).map((node) => node.page_id)
  const { lists } = collectReferences(blocks, fields, page_content_type)
  const found = lists.flatMap((rule) => {
    const ids =
      rule.rule === 'children'
        ? below(rule.page_id ?? page_id)
        : rule.rule === 'filter'
          ? findByRule(others, rule.filter)
          : []
    return ids ? [[rule.key, ids.slice(0, rule.limit)]] : []
  })
  return { ...Object.fromEntries(found), [page_id]: below(page_id) }
}

/** What a rule finds by type and tags; null where it needs more than the tree knows, so that the loaded list stays. */
function findByRule(pages: EditorServices['pages'], rule: ContentRule): string[] | null {
  const { content_type, with_tags, with_all_tags, filter_tags, order_by, direction } = rule
  const { with_property, duration, progress, price, schedule_type } = rule
  const has_length = duration.min_seconds !== null || duration.max_seconds !== null
  const needs_viewer = progress !== null || price !== null || schedule_type !== null
  if (with_property.length > 0 || has_length || needs_viewer) return null
  if (order_by !== 'published_at' && order_by !== 'title') return null
  const matching = pages.filter(
    (page) =>
      (page.content_type === content_type || content_type === 'any') &&
      (with_tags.length === 0 || with_tags.some((id) => page.tag_ids.includes(id))) &&
      with_all_tags.every((id) => page.tag_ids.includes(id)) &&
      !filter_tags.some((id) => page.tag_ids.includes(id)),
  )
  const ordered = matching.toSorted(
    (a, b) => (order_by === 'title' ? compareText(a.title, b.title) : 0) || (a.page_id < b.page_id ? -1 : 1),
  )
  return (direction === 'asc' ? ordered : ordered.toReversed()).map((page) => page.page_id)
}

/**
 * Returns a page host whose links do nothing and whose pages are all accessible, because the owner must see what
 * they edit.
 */
export function createStaticHost(host_input: {
  page: PageEntity
  media: StudioPage['media']
  files?: StudioPage['files']
  links: Readonly<StudioPage['links']>
  lists: StudioPage['lists']
  services: Pick<EditorServices, 'app' | 'pages'>
}): PageHost {
  const { page, media, files, lists, services } = host_input
  const links: Record<string, PageLink> = {
    ...Object.fromEntries(services.pages.map((node) => [node.page_id, toPageLink(node)])),
    ...host_input.links,
  }
  return {
    locale: services.app.locale,
    time_zone: services.app.time_zone,
    brand: services.app.theme.primary_color,
    is_preview: true,
    index: {
      page,
      media: { ...collectCovers(services.pages), ...media },
      files,
      links,
      lists: { ...lists, ...resolveLists(page, services.pages) },
    },
    link: (page_id) => toStaticLink(links[page_id]),
    action: () => ({ href: '#', state: 'granted' }),
    panes: { calendar: StaticCalendar, directory: StaticDirectory, form: StaticForm },
  }
}

/** The uploaded covers of pages, so that a page just chosen shows its own before the next save. */
function collectCovers(pages: EditorServices['pages']): StudioPage['media'] {
  const assets = pages.flatMap(({ cover_asset }) => cover_asset ?? [])
  return Object.fromEntries(assets.map((asset) => [asset.id, asset]))
}

function toStaticLink(link: PageLink | undefined): HostLink | null {
  if (!link) return null
  const { title, content_type, cover, facts } = link
  const static_state = {
    href: '#',
    state: 'granted',
    available_after: null,
    progress: null,
    on_click: null,
  } as const
  return { ...static_state, title, content_type, cover, facts }
}
