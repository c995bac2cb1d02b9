import {
  blockDefinition,
  blockTraits,
  listPageTypes,
  listSlots,
  newBlock,
  pageTraits,
  pageTypeDefinition,
  PLAIN_PAGE_TYPE,
  type ExampleInput,
} from '@foyer/content/definitions'
import type { PageEntity, PageLink } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'

/** A block with example content, a fitting page and the pages that it refers to. */
export type Example = {
  readonly block: StoredBlock
  readonly page: PageEntity
  readonly links: Readonly<Record<string, PageLink>>
}

/** Creates the example of a block type, with the props of a variant. Deterministic: a type always looks the same. */
export function createExampleBlock(
  t: Translate,
  type: string,
  variant: Record<string, unknown> = {},
): Example {
  const newId = createIdSequence(1)
  const links = createExampleLinks(t)
  const input: ExampleInput = { t, newId, page_ids: Object.keys(links) }
  const definition = blockDefinition(type)
  const block = createBlock(type, { ...definition?.example?.(input), ...variant }, newId)
  const slots = listSlots(block)
  const children = definition?.example_blocks?.(input).map((child, at) => ({
    ...createBlock(child.type, child.props, newId),
    slot: slots[at]?.id,
  }))
  return {
    block: children ? { ...block, children } : block,
    page: createExamplePage(type, input),
    links,
  }
}

function createBlock(type: string, props: Record<string, unknown> = {}, newId: () => string): StoredBlock {
  const block = newBlock(type, newId)
  return { ...block, props: { ...block.props, ...props } }
}

function createExampleLinks(t: Translate): Record<string, PageLink> {
  const newId = createIdSequence(100)
  const [content_type = PLAIN_PAGE_TYPE] = listPageTypes(({ has_stages }) => has_stages)
  const titles = [t('editor.example.page_1'), t('editor.example.page_2'), t('editor.example.page_3')]
  const art = ['plates.dawn.3', 'kettlebell.bone.2', 'ridge.clay.5']
  return Object.fromEntries(
    titles.map((title, at) => {
      const page_id = newId()
      const cover = { art: art[at] ?? 'ridge.clay.5', alt: '' }
      const open = {
        gate: 'open' as const,
        root_id: null,
        product_ids: [],
        overlay_id: null,
        unlocks_at: null,
        has_viewable: false,
      }
      return [page_id, { page_id, path: '/', title, content_type, cover, facts: {}, ...open }]
    }),
  )
}

function createExamplePage(type: string, input: ExampleInput): PageEntity {
  const page_id = input.newId()
  const content_type = blockDefinition(type)?.example_page_type ?? PLAIN_PAGE_TYPE
  const page_type = pageTypeDefinition(content_type)
  const is_commentable = blockTraits(type).shows_comments
  return {
    page_id,
    root_id: page_id,
    content_root_id: page_id,
    page_title: input.t('editor.example.title'),
    page_content_type: content_type,
    page_data: '/',
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    background_color: null,
    page_access: [],
    attributes: [],
    page_schedules: [],
    page_actions: [],
    siblings: [],
    blocks: [],
    is_root: true,
    show_back_button: false,
    show_bookmark_button: false,
    show_add_to_schedule_button: false,
    show_tabbar: true,
    show_view_switcher: pageTraits(content_type).has_view_switcher,
    use_global_toolbar: true,
    is_commentable,
    message_thread_id: is_commentable ? page_id : null,
    fields: { ...page_type?.defaults, ...page_type?.example?.(input) },
  }
}

function createExampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function createIdSequence(first: number): () => string {
  let next = first
  return () => createExampleId(next++)
}
