import type { AccessViewer } from '@foyer/domain/access'
import { leavesOf, type TreePage } from '@foyer/domain/progress'
import type { MediaAsset, PageEntity, PageIndex, PageLink, PageShell } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppFacts } from '#platform/app-facts.ts'
import type { PageContent } from '../content/compile-draft.ts'
import { widerBelow } from '../gates/candidates-below.ts'
import { sayIn } from '../translations/in-other-words.ts'
import { linkGate, publicGates, type LinkGate, type Readers } from '../gates/gates.ts'
import { childrenOf, type Site, type SitePage, type Structure } from '../tree/site.ts'

/**
 * Where and when pages are put together, and for whom: everyone (`readers` null) or the readers behind their gates; in a
 * preview one `viewer` among them, for whom links are judged.
 */
type Setting = {
  app: AppFacts
  site: Site
  now: Date
  locale: string
  readers: Readers
  viewer?: AccessViewer | null
}

/** A setting in which each page is judged once, however many others lead to it. */
export type Assembly = Setting & {
  gateOf: (page_id: string) => LinkGate | null
  /** Whether something stands open below a page that is shut. */
  hasViewable: (page_id: string) => boolean
}

/** What pages of one setting are put together with. */
export function assemblyOf(setting: Setting): Assembly {
  const { app, site, readers, now, viewer } = setting
  const gateOf = onceForEach((page_id) => linkGate(app, site.nodes, page_id, { readers, now, viewer }))
  return {
    ...setting,
    gateOf,
    hasViewable: onceForEach((page_id) =>
      widerBelow(site, page_id).some((below) => gateOf(below)?.gate === 'open'),
    ),
  }
}

function onceForEach<Answer>(ask: (page_id: string) => Answer): (page_id: string) => Answer {
  const known = new Map<string, Answer>()
  return (page_id) => {
    const before = known.get(page_id)
    if (before !== undefined) return before
    const answer = ask(page_id)
    known.set(page_id, answer)
    return answer
  }
}

/** What a page shows besides itself. Media are resolved by whoever serves it, because addresses may be signed. */
export type Surroundings = Pick<PageIndex, 'links' | 'lists'> & { media_ids: string[] }

/** Links and lists of a page as its readers may know them; what they may not know of is absent. */
export function surroundingsOf(assembly: Assembly, page: SitePage, content: PageContent): Surroundings {
  const lists = listsOf(assembly, page, content)
  const wanted = new Set([...content.page_ids, ...Object.values(lists).flat(), ...seriesOf(assembly, page)])
  const links: Record<string, PageLink> = {}
  for (const id of wanted) {
    const link = linkTo(assembly, id)
    if (link) links[id] = link
  }
  const known = Object.entries(lists).map(([key, ids]) => [key, ids.filter((id) => links[id])])
  const covers = Object.values(links).map((link) => link.cover)
  return {
    links,
    lists: Object.fromEntries(known),
    media_ids: [...new Set([...content.media_ids, ...mediaOf([page.cover, ...covers])])],
  }
}

/** What an article says of its series: the page that holds it, and the article that comes next. */
function seriesOf(
  assembly: Assembly,
  { page_id, parent_id, content_root_id, content_type }: SitePage,
): string[] {
  if (content_type !== 'article' || content_root_id === page_id) return []
  const siblings = siblingsOf(assembly, page_id, parent_id)
  return [content_root_id, ...siblings.slice(siblings.indexOf(page_id) + 1).slice(0, 1)]
}

/** The pages beside a page, itself among them, as far as its readers may know of them. */
function siblingsOf({ site, gateOf }: Assembly, page_id: string, parent_id: string | null): string[] {
  return childrenOf(site, parent_id).filter((id) => id === page_id || gateOf(id) !== null)
}

/** What a link to a page may say; null where the readers may not know of it. */
export function linkTo(assembly: Assembly, page_id: string): PageLink | null {
  const { site, gateOf, hasViewable } = assembly
  const page = site.pages.get(page_id)
  const gate = page && gateOf(page_id)
  if (!page || !gate) return null
  const said = sayIn(page, assembly)
  const { path, title, content_type, cover } = said
  const root_id = gate.gate === 'open' ? null : page.root_id
  return {
    page_id,
    path,
    title,
    content_type,
    cover,
    facts: factsWithLessons(assembly, said),
    root_id,
    ...gate,
    has_viewable: gate.gate !== 'open' && hasViewable(page_id),
  }
}

/** A program says how many lessons it has, as far as its readers may know of them: a number, too, tells what is hidden. */
function factsWithLessons({ site, gateOf }: Assembly, page: SitePage): PageLink['facts'] {
  if (page.content_type !== 'program') return page.facts
  const leaves = childrenOf(site, page.page_id).flatMap((stage) => leavesOf(treeFrom(site, stage)))
  const lessons = leaves.filter((id) => gateOf(id) !== null).length
  return lessons > 0 ? { ...page.facts, lessons } : page.facts
}

/** A page of the release with everything below it, as the rules of progress read a tree. */
export function treeFrom(site: Structure, page_id: string, depth = 0): TreePage {
  const below = depth < 32 ? childrenOf(site, page_id) : []
  return { page_id, children: below.map((child) => treeFrom(site, child, depth + 1)) }
}

/**
 * The lists that rules find, by block, each as long as it may be of pages that its readers may know of; of a program also
 * its stages and their sessions, by page.
 */
function listsOf(assembly: Assembly, page: SitePage, content: PageContent): Record<string, string[]> {
  const { site, gateOf } = assembly
  const lists: Record<string, string[]> = {}
  for (const rule of content.lists) {
    const found =
      rule.rule === 'children'
        ? childrenOf(site, rule.page_id ?? page.page_id)
        : (site.of_type.get(rule.content_type) ?? []).filter((id) => id !== page.page_id)
    lists[rule.key] = firstKnown(assembly, found, rule.limit)
  }
  if (page.content_type !== 'program') return lists
  const stages = childrenOf(site, page.page_id).filter((id) => gateOf(id) !== null)
  lists[page.page_id] = stages
  for (const stage of stages) lists[stage] = [...childrenOf(site, stage)]
  return lists
}

/** The first of some pages that the readers may know of; no more are judged than it takes to find them. */
function firstKnown({ gateOf }: Assembly, ids: readonly string[], limit: number): string[] {
  const known: string[] = []
  for (const id of ids) {
    if (known.length === limit) break
    if (gateOf(id) !== null) known.push(id)
  }
  return known
}

type Pictures = Readonly<Record<string, MediaAsset>>

/** What pages are shown with: their pictures, and the card that is drawn of them (null where strangers may not know them). */
export type Shown = { media: Pictures; card: string | null }

/** What any stranger may know of a page that is not private. */
export function shellFrom(
  { app, site, now }: Assembly,
  page: SitePage,
  content: PageContent,
  { media, card }: Shown,
): PageShell {
  const { page_id, root_id, content_root_id, title, path, content_type, cover } = page
  return {
    ...{ page_id, root_id, content_root_id, cover },
    page_title: title,
    page_content_type: content_type,
    page_data: path,
    og_title: content.og_title || title,
    og_description: content.og_description,
    og_image: sharingPicture(pictureUrl(content.og_image ?? cover, media), card),
    color_mode: content.color_mode,
    page_access: publicGates(app, site.nodes, page_id, now),
  }
}

/** The whole page, for those who may read it. */
export function entityFrom(
  assembly: Assembly,
  page: SitePage,
  content: PageContent,
  shown: Shown,
): PageEntity {
  const { site } = assembly
  const { page_id, parent_id, title } = page
  const { page_actions, blocks, fields, background_color, is_commentable } = content
  const { show_back_button, show_bookmark_button, show_add_to_schedule_button, show_tabbar } = content
  const node = site.nodes.get(page_id)
  const siblings = siblingsOf(assembly, page_id, parent_id)
  return {
    ...shellFrom(assembly, page, content, shown),
    ...{ page_actions, blocks, fields, background_color, is_commentable, siblings },
    ...{ show_back_button, show_bookmark_button, show_add_to_schedule_button, show_tabbar },
    attributes: [{ slug: 'page.title', type: 'string', value: title }],
    page_schedules: node?.is_scheduled
      ? [
          {
            unlocks_at: node.unlocks_at,
            unlock_duration_seconds: node.unlock_duration_seconds,
            schedule_period: node.schedule_period,
            schedule_interval: node.schedule_interval,
          },
        ]
      : [],
    is_root: parent_id === null,
    show_view_switcher: false,
    use_global_toolbar: true,
    message_thread_id: is_commentable ? page_id : null,
  }
}

/** Ids of the uploaded pictures among some references. */
export function mediaOf(images: readonly ImageRef[]): string[] {
  return images.flatMap((image) => (image && 'media_id' in image ? [image.media_id] : []))
}

/** The picture that an owner chose where its address lasts, else the card: a link is shown long after it was shared. */
function sharingPicture(chosen: string | null, card: string | null): string | null {
  return card !== null && (chosen === null || isSignedAddress(chosen)) ? card : chosen
}

/** The address of a picture at the size that shared links show; null for drawings, which such services cannot read. */
function pictureUrl(image: ImageRef, media: Pictures): string | null {
  const asset = image && 'media_id' in image ? media[image.media_id] : undefined
  if (!asset) return null
  const fitting = asset.variants.filter((variant) => variant.format === 'webp' && variant.width >= 600)
  return fitting.at(-1)?.url ?? asset.src
}

/** True for an address that ends. */
export function isSignedAddress(address: string): boolean {
  return address.includes('signature=')
}
