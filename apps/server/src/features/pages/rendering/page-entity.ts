import { pageTraits, withoutWithheld } from '@foyer/content/definitions'
import { choosePageMode } from '@foyer/domain/theme'
import type { MediaAsset, PageEntity, PageShell } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { PageContent } from '../content/index.ts'
import { listPublicGates } from '../gates/index.ts'
import { isSignedAddress } from '../media/index.ts'
import type { SitePage } from '../tree/index.ts'
import { listVisibleSiblings } from './related-pages.ts'
import type { RenderContext } from './render-context.ts'

type Pictures = Readonly<Record<string, MediaAsset>>

/** The media of pages: their pictures and their drawn card (null if guests may not know of the page). */
export type PageMedia = { media: Pictures; card: string | null }

/** The public part of a page that is not private. */
export function createPageShell(
  { app, site, now }: RenderContext,
  page: SitePage,
  content: PageContent,
  { media, card }: PageMedia,
): PageShell {
  const { page_id, root_id, content_root_id, title, path, content_type, cover } = page
  return {
    page_id,
    root_id,
    content_root_id,
    cover,
    page_title: title,
    page_content_type: content_type,
    page_data: path,
    og_title: content.og_title || title,
    og_description: content.og_description,
    og_image: chooseSharingPicture(findPictureUrl(content.og_image ?? cover, media), card),
    color_mode: choosePageMode(content.color_mode, content.background_color),
    page_access: listPublicGates(app, site.nodes, page_id, now),
  }
}

/** The whole page, for those who may read it. */
export function createPageEntity(
  render: RenderContext,
  page: SitePage,
  content: PageContent,
  page_media: PageMedia,
): PageEntity {
  const { site } = render
  const { page_id, parent_id, title } = page
  const { page_actions, blocks, fields, background_color, is_commentable } = content
  const { show_back_button, show_bookmark_button, show_add_to_schedule_button, show_tabbar } = content
  const node = site.nodes.get(page_id)
  const siblings = listVisibleSiblings(render, page_id, parent_id)
  return {
    ...createPageShell(render, page, content, page_media),
    page_actions,
    blocks,
    fields: withoutWithheld(page.content_type, fields),
    background_color,
    is_commentable,
    siblings,
    show_back_button,
    show_bookmark_button,
    show_add_to_schedule_button,
    show_tabbar,
    attributes: [{ slug: 'page.title', type: 'string', value: title }, ...(content.attributes ?? [])],
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
    show_view_switcher: content.show_view_switcher ?? pageTraits(page.content_type).has_view_switcher,
    use_global_toolbar: content.use_global_toolbar ?? true,
    message_thread_id: is_commentable ? page_id : null,
  }
}

/**
 * Chooses the owner's picture if its address is permanent, else the card: links are shown long after they were
 * shared.
 */
function chooseSharingPicture(chosen: string | null, card: string | null): string | null {
  return card !== null && (chosen === null || isSignedAddress(chosen)) ? card : chosen
}

/** The address of a picture at the size that shared links show; null for drawings, which such services cannot read. */
function findPictureUrl(image: ImageRef, media: Pictures): string | null {
  const asset = image && 'media_id' in image ? media[image.media_id] : undefined
  if (!asset) return null
  const fitting = asset.variants.filter((variant) => variant.format === 'webp' && variant.width >= 600)
  return fitting.at(-1)?.url ?? asset.src
}
