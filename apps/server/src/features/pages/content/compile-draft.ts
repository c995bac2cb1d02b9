import type { ListRule } from '@foyer/content/definitions'
import type { PageEntity, PageFacts } from '@foyer/contract/pages/page-index'
import type { ImageRef, StoredBlock } from '@foyer/contract/pages/shapes'
import { factsOf, visitFields, blockDefinition, pageTypeDefinition } from '@foyer/content/definitions'
import { isId } from '#platform/ids.ts'
import { judgeDraft, UNKNOWN_BLOCK, type Draft, type DraftProblem } from './draft.ts'

type Kept = Pick<
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
export type PageContent = Kept & {
  og_image: ImageRef
  /** Pages that it names, and lists that are worked out from the release. */
  page_ids: string[]
  product_ids: string[]
  overlay_ids: string[]
  lists: ListRule[]
  media_ids: string[]
}

/** A draft made ready for a release, or what must be mended first. */
export type Compiled = {
  content: PageContent
  cover: ImageRef
  facts: PageFacts
  action_ids: string[]
  /** Empty where it can be published. */
  problems: DraftProblem[]
}

/** Brings a draft to the form in which it is published: blocks at their present version, unknown ones left out. */
export function compileDraft(content_type: string, stored: Draft, fields_version: number): Compiled {
  const { draft, references, problems, unknown_block_ids, cover, media_ids } = judgeDraft(
    content_type,
    stored,
    fields_version,
  )
  const blocks = withoutUnknown(draft.blocks, unknown_block_ids)
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
      ...{ og_title, og_description, og_image, color_mode, page_actions, background_color, fields, blocks },
      ...{ show_back_button, show_bookmark_button, show_add_to_schedule_button, show_tabbar, is_commentable },
      page_ids: [...new Set(page_ids)],
      product_ids: references.product_ids,
      overlay_ids: references.overlay_ids,
      lists: references.lists,
      media_ids,
    },
    cover,
    facts: factsOf(content_type, fields),
    action_ids: actionIds(content_type, draft),
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

function withoutUnknown(blocks: readonly StoredBlock[], unknown: ReadonlySet<string>): StoredBlock[] {
  return blocks
    .filter((block) => !unknown.has(block.id))
    .map((block) =>
      block.children ? { ...block, children: withoutUnknown(block.children, unknown) } : block,
    )
}

/** Ids under which `/block_actions/{id}` finds this page: those of its buttons and of what they do. */
function actionIds(content_type: string, { blocks, fields, page_actions }: Draft): string[] {
  const ids = new Set<string>()
  const add = (value: unknown): void => {
    if (
      typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      typeof value.id === 'string' &&
      isId(value.id)
    ) {
      ids.add(value.id)
    }
  }
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, fields, (field, value) => {
    if (field.kind === 'action') add(value)
  })
  for (const block of flat(blocks)) {
    visitFields(blockDefinition(block.type)?.fields ?? {}, block.props, (field, value) => {
      if (field.kind === 'action') add(value)
    })
  }
  for (const action of page_actions) if (action.block_action) add(action.block_action)
  return [...ids]
}

function flat(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...flat(block.children ?? [])])
}

/** The action with this id in published content; null when it holds none. */
export function findAction(content_type: string, content: PageContent, id: string): unknown {
  let found: unknown = null
  const look = (value: unknown): void => {
    if (typeof value === 'object' && value !== null && 'id' in value && value.id === id) found = value
  }
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, content.fields, (field, value) => {
    if (field.kind === 'action') look(value)
  })
  for (const block of flat(content.blocks)) {
    visitFields(blockDefinition(block.type)?.fields ?? {}, block.props, (field, value) => {
      if (field.kind === 'action') look(value)
    })
  }
  for (const action of content.page_actions) look(action.block_action)
  return found
}

/** Ids of the uploaded pictures among some references. */
export function mediaOf(images: readonly ImageRef[]): string[] {
  return images.flatMap((image) => (image && 'media_id' in image ? [image.media_id] : []))
}
