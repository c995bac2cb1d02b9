import type { z } from 'zod'
import {
  collectActionReferences,
  collectAttributeReferences,
  collectReferences,
  drawCover,
  getCover,
  pageSearchText,
  blockSearchText,
  pageTypeDefinition,
  parseBlocks,
  parsePageFields,
  type ParsedBlock,
  type References,
} from '@foyer/content/definitions'
import { isId } from '#platform/ids.ts'
import { listTargetIds } from './actions.ts'
import type { draftProblem, pageDraft } from '@foyer/contract/pages/draft-shapes'
import type { ImageRef, StoredBlock } from '@foyer/contract/pages/shapes'

export type Draft = z.infer<typeof pageDraft>
export type DraftProblem = z.infer<typeof draftProblem>

/** A draft that was read by the definitions of its page type and blocks. */
export type ValidatedDraft = {
  /** The stored draft with blocks upgraded to their current version; unknown blocks stay unchanged. */
  draft: Draft
  problems: DraftProblem[]
  references: References
  /** Uploaded pictures that the page's own buttons open, and those of its attributes. */
  action_pictures: References['pictures']
  /** Own videos and audios of both. */
  action_files: References['files']
  /** Ids of blocks with a type that this release does not know; they are retained and never shown to members. */
  unknown_block_ids: ReadonlySet<string>
  cover: ImageRef
  /** Pictures and files. */
  media_ids: string[]
  /** The pages and products that its buttons lead to. */
  button_target_ids: string[]
  /** The pages, products and overlays that it names. */
  reference_ids: string[]
  /** Videos, audios and documents. */
  file_ids: string[]
  search_text: string
  fields_version: number
}

/** The problem code of a block of an unknown type; it does not prevent publishing. */
export const UNKNOWN_BLOCK = 'unknown_block' as const

/**
 * Reads a draft by the definitions of its content. Nothing is dropped: what cannot be accepted stays as it was sent
 * and is named in `problems`.
 */
export function validateDraft(content_type: string, input: Draft, fields_version?: number): ValidatedDraft {
  const parsed = parseBlocks(input.blocks)
  const page = parsePageFields(content_type, input.fields, fields_version)
  const unknown = listUnknownBlocks(parsed.blocks)
  const blocks = parsed.blocks.map(toStored)
  const draft: Draft = { ...input, blocks, fields: page.fields }
  const references = collectReferences(blocks, page.fields, content_type)
  const own_actions = collectActionReferences(draft.page_actions)
  const own_pictures = [draft.cover, draft.og_image].flatMap((image) =>
    image && 'media_id' in image ? [image.media_id] : [],
  )
  const of_attributes = collectAttributeReferences(draft.attributes)
  const file_ids = union(
    references.files.map(({ media_id }) => media_id),
    [...own_actions.files, ...of_attributes.files].map(({ media_id }) => media_id),
  )
  return {
    draft,
    references: {
      ...references,
      page_ids: union(references.page_ids, own_actions.page_ids),
      product_ids: union(references.product_ids, own_actions.product_ids),
      overlay_ids: union(references.overlay_ids, own_actions.overlay_ids),
    },
    action_pictures: [...own_actions.pictures, ...of_attributes.pictures],
    action_files: [...own_actions.files, ...of_attributes.files],
    unknown_block_ids: new Set(unknown.map((block) => block.id)),
    problems: [
      ...parsed.problems.map(({ block_id, ...problem }) => ({ block_id: block_id ?? null, ...problem })),
      ...page.problems.map((problem) => ({ ...problem, block_id: null, path: `fields.${problem.path}` })),
      ...unknown.map(({ id }) => ({ block_id: id, path: 'type', code: UNKNOWN_BLOCK })),
    ],
    cover:
      draft.cover ?? getCover(content_type, page.fields) ?? drawCover(content_type, page.fields, draft.title),
    media_ids: [
      ...new Set([
        ...references.media_ids,
        ...own_actions.media_ids,
        ...of_attributes.media_ids,
        ...own_pictures,
        ...file_ids,
      ]),
    ],
    button_target_ids: listTargetIds(content_type, draft),
    reference_ids: [references, own_actions]
      .flatMap(({ page_ids, product_ids, overlay_ids }) => [...page_ids, ...product_ids, ...overlay_ids])
      .filter((id, index, ids) => isId(id) && ids.indexOf(id) === index),
    file_ids,
    search_text: [pageSearchText(content_type, page.fields), blockSearchText(blocks)]
      .filter(Boolean)
      .join('\n')
      .slice(0, 60_000),
    fields_version: pageTypeDefinition(content_type)?.version ?? 1,
  }
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
}

function toStored({ unknown: _mark, children, ...block }: ParsedBlock): StoredBlock {
  return children ? { ...block, children: children.map(toStored) } : block
}

function listUnknownBlocks(blocks: readonly ParsedBlock[]): ParsedBlock[] {
  return blocks.flatMap((block) => [
    ...(block.unknown ? [block] : []),
    ...listUnknownBlocks(block.children ?? []),
  ])
}

/** A problem that prevents publishing a page, and its location. */
export type PublishProblem = DraftProblem & { page_id: string; title: string }
