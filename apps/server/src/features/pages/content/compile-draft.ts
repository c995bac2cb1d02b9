import type { FrameUse, ListRule } from '@foyer/content/definitions'
import type { PageAttributeValue } from '@foyer/contract/attributes/shapes'
import type { PageEntity, PageFacts } from '@foyer/contract/pages/page-index'
import { dependsOnTime, type PageFacets } from '@foyer/domain/content-list'
import type { ImageRef, StoredBlock } from '@foyer/contract/pages/shapes'
import { getFacets, getFacts } from '@foyer/content/definitions'
import { listActionIds } from './actions.ts'
import { validateDraft, UNKNOWN_BLOCK, type Draft, type DraftProblem } from './draft.ts'

type PublishedFields = Pick<
  PageEntity,
  | 'og_title'
  | 'og_description'
  | 'color_mode'
  | 'page_actions'
  | 'blocks'
  | 'show_back_button'
  | 'show_bookmark_button'
  | 'show_add_to_schedule_button'
  | 'show_tabbar'
  | 'background_color'
  | 'is_commentable'
  | 'fields'
>

/** A page's content as it was published: immutable, and free of anything that access or other pages decide. */
export type PageContent = PublishedFields & {
  og_image: ImageRef
  /** Absent where the owner has not chosen. */
  show_view_switcher?: boolean
  use_global_toolbar?: boolean
  /** The values of attributes, also of those deleted since; absent where the page has none. */
  attributes?: PageAttributeValue[]
  /** Pages that it names, and lists that are worked out from the release. */
  page_ids: string[]
  product_ids: string[]
  overlay_ids: string[]
  lists: ListRule[]
  media_ids: string[]
  /** Videos, audios and documents; absent in versions from before there were any. */
  file_ids?: string[]
}

/** A draft compiled for a release, or the problems that prevent it. */
export type CompiledDraft = {
  content: PageContent
  cover: ImageRef
  facts: PageFacts
  facets: PageFacets
  action_ids: string[]
  /** Addresses in frames; whether they are our own is known to the server alone. */
  frames: FrameUse[]
  /** Empty where it can be published. */
  problems: DraftProblem[]
}

/** Compiles a draft for publishing: upgrades blocks to their current version and omits unknown ones. */
export function compileDraft(content_type: string, stored: Draft, fields_version: number): CompiledDraft {
  const { draft, references, problems, unknown_block_ids, cover, media_ids, file_ids } = validateDraft(
    content_type,
    stored,
    fields_version,
  )
  const blocks = removeUnknownBlocks(draft.blocks, unknown_block_ids)
  const { og_title, og_description, og_image, color_mode, page_actions, background_color, fields } = draft
  const { show_back_button, show_bookmark_button, show_add_to_schedule_button, show_tabbar, is_commentable } =
    draft
  const { show_view_switcher, use_global_toolbar } = draft
  return {
    content: {
      og_title,
      og_description,
      og_image,
      color_mode,
      page_actions,
      background_color,
      fields,
      blocks,
      show_back_button,
      show_bookmark_button,
      show_add_to_schedule_button,
      show_tabbar,
      ...(show_view_switcher === undefined ? {} : { show_view_switcher }),
      ...(use_global_toolbar === undefined ? {} : { use_global_toolbar }),
      is_commentable,
      page_ids: references.page_ids,
      product_ids: references.product_ids,
      overlay_ids: references.overlay_ids,
      lists: references.lists,
      media_ids,
      ...(file_ids.length > 0 ? { file_ids } : {}),
      ...(draft.attributes?.length ? { attributes: draft.attributes } : {}),
    },
    cover,
    facts: getFacts(content_type, fields),
    facets: compileFacets(content_type, draft, references.lists),
    action_ids: listActionIds(content_type, draft),
    frames: references.frames,
    problems: [
      ...problems.filter((problem) => problem.code !== UNKNOWN_BLOCK),
      ...references.unsafe_links.map(({ block_id, path }) => ({
        block_id,
        path,
        code: 'unsafe_link' as const,
      })),
    ],
  }
}

function compileFacets(
  content_type: string,
  { fields, attributes = [] }: Draft,
  lists: readonly ListRule[],
): PageFacets {
  const texts = attributes.flatMap((one) =>
    one.type === 'string' && one.value !== '' ? [[one.slug, one.value] as const] : [],
  )
  return {
    ...getFacets(content_type, fields),
    ...(texts.length > 0 ? { attributes: Object.fromEntries(texts) } : {}),
    ...(lists.some((list) => list.rule === 'filter' && dependsOnTime(list.filter))
      ? { has_timed_lists: true }
      : {}),
  }
}

function removeUnknownBlocks(blocks: readonly StoredBlock[], unknown: ReadonlySet<string>): StoredBlock[] {
  return blocks
    .filter((block) => !unknown.has(block.id))
    .map((block) =>
      block.children ? { ...block, children: removeUnknownBlocks(block.children, unknown) } : block,
    )
}

/** Ids of the uploaded pictures among some references. */
export function listMediaIds(images: readonly ImageRef[]): string[] {
  return images.flatMap((image) => (image && 'media_id' in image ? [image.media_id] : []))
}
