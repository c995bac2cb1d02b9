import type { FrameUse, ListRule } from '@foyer/content/definitions'
import type { PageEntity, PageFacts } from '@foyer/contract/pages/page-index'
import type { ImageRef, StoredBlock } from '@foyer/contract/pages/shapes'
import {
  flattenBlocks,
  getFacts,
  visitFields,
  blockDefinition,
  pageTypeDefinition,
} from '@foyer/content/definitions'
import { isId } from '#platform/ids.ts'
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
  /** Pages that it names, and lists that are worked out from the release. */
  page_ids: string[]
  product_ids: string[]
  overlay_ids: string[]
  lists: ListRule[]
  media_ids: string[]
}

/** A draft compiled for a release, or the problems that prevent it. */
export type CompiledDraft = {
  content: PageContent
  cover: ImageRef
  facts: PageFacts
  action_ids: string[]
  /** Addresses in frames; whether they are our own is known to the server alone. */
  frames: FrameUse[]
  /** Empty where it can be published. */
  problems: DraftProblem[]
}

/** Compiles a draft for publishing: upgrades blocks to their current version and omits unknown ones. */
export function compileDraft(content_type: string, stored: Draft, fields_version: number): CompiledDraft {
  const { draft, references, problems, unknown_block_ids, cover, media_ids } = validateDraft(
    content_type,
    stored,
    fields_version,
  )
  const blocks = removeUnknownBlocks(draft.blocks, unknown_block_ids)
  const { og_title, og_description, og_image, color_mode, page_actions, background_color, fields } = draft
  const { show_back_button, show_bookmark_button, show_add_to_schedule_button, show_tabbar, is_commentable } =
    draft
  const targets = page_actions.flatMap(({ block_action }) => (block_action ? [block_action] : []))
  const page_ids = [
    ...references.page_ids,
    ...targets.flatMap((action) => (action.type === 'open_page' && action.page_id ? [action.page_id] : [])),
  ]
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
      is_commentable,
      page_ids: [...new Set(page_ids)],
      product_ids: references.product_ids,
      overlay_ids: references.overlay_ids,
      lists: references.lists,
      media_ids,
    },
    cover,
    facts: getFacts(content_type, fields),
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

function removeUnknownBlocks(blocks: readonly StoredBlock[], unknown: ReadonlySet<string>): StoredBlock[] {
  return blocks
    .filter((block) => !unknown.has(block.id))
    .map((block) =>
      block.children ? { ...block, children: removeUnknownBlocks(block.children, unknown) } : block,
    )
}

/** Ids under which `/block_actions/{id}` finds this page: those of its buttons and of what they do. */
function listActionIds(content_type: string, draft: Draft): string[] {
  const ids = listActions(content_type, draft).map(getActionId)
  return [...new Set(ids.filter((id): id is string => id !== null && isId(id)))]
}

/** Finds the action with this id in published content; null if there is none. */
export function findAction(content_type: string, content: PageContent, id: string): unknown {
  return listActions(content_type, content).find((action) => getActionId(action) === id) ?? null
}

/** What the buttons of a page do: its own, those of its fields and of its blocks. */
function listActions(
  content_type: string,
  { page_actions, fields, blocks }: Pick<Draft, 'page_actions' | 'fields' | 'blocks'>,
): unknown[] {
  const found: unknown[] = page_actions.map(({ block_action }) => block_action)
  const collect: Parameters<typeof visitFields>[2] = (field, value) => {
    if (field.kind === 'action') found.push(value)
  }
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, fields, collect)
  for (const { type, props } of flattenBlocks(blocks))
    visitFields(blockDefinition(type)?.fields ?? {}, props, collect)
  return found
}

function getActionId(action: unknown): string | null {
  const has_id = typeof action === 'object' && action !== null && 'id' in action
  return has_id && typeof action.id === 'string' ? action.id : null
}

/** Ids of the uploaded pictures among some references. */
export function listMediaIds(images: readonly ImageRef[]): string[] {
  return images.flatMap((image) => (image && 'media_id' in image ? [image.media_id] : []))
}
