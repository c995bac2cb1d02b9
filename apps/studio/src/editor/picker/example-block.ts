import { newBlock, newItem, pageTypeDefinition, richTextFrom } from '@foyer/content/definitions'
import type { PageEntity, PageLink } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'

/** A block with example content, a fitting page and the pages that it refers to. */
export type Example = {
  readonly block: StoredBlock
  readonly page: PageEntity
  readonly links: Readonly<Record<string, PageLink>>
}

/** Creates the example of a block type. Deterministic: the same type always looks the same. */
export function createExampleBlock(t: Translate, type: string): Example {
  const newId = createIdSequence(1)
  const block = newBlock(type, newId)
  const links = createExampleLinks(t)
  const props: Readonly<Record<string, Record<string, unknown>>> = {
    hero: {
      title: t('editor.example.title'),
      subtitle: t('editor.example.line'),
      image: { art: 'figure.deadlift.ember.7', alt: '' },
      height_ratio: 70,
    },
    text: { body: richTextFrom(t('editor.example.text')) },
    image: { image: { art: 'ridge.clay.5', alt: '' }, shape: 'wide' },
    button: { text: t('editor.example.button') },
    collection: { title: t('editor.example.collection'), page_ids: Object.keys(links) },
    icon_list: {
      title: '',
      items: [
        { id: newId(), icon: 'dumbbell', title: t('editor.example.point_1'), text: '' },
        { id: newId(), icon: 'clock', title: t('editor.example.point_2'), text: '' },
        { id: newId(), icon: 'heart', title: t('editor.example.point_3'), text: '' },
      ],
    },
    chat: { title: t('editor.example.comments') },
    member_directory: { title: t('editor.example.members') },
  }
  return {
    block: { ...block, props: { ...block.props, ...props[type] } },
    page: createExamplePage(t, type, newId),
    links,
  }
}

function createExampleLinks(t: Translate): Record<string, PageLink> {
  const newId = createIdSequence(100)
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
      return [page_id, { page_id, path: '/', title, content_type: 'program', cover, facts: {}, ...open }]
    }),
  )
}

function createExamplePage(t: Translate, type: string, newId: () => string): PageEntity {
  const page_id = newId()
  const is_workout = type === 'workout'
  const content_type = is_workout ? 'workout' : 'generic'
  const defaults = pageTypeDefinition(content_type)?.defaults ?? {}
  return {
    page_id,
    root_id: page_id,
    content_root_id: page_id,
    page_title: t('editor.example.title'),
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
    show_view_switcher: false,
    use_global_toolbar: true,
    is_commentable: type === 'chat',
    message_thread_id: type === 'chat' ? page_id : null,
    fields: is_workout ? { ...defaults, groups: createExampleGroups(newId) } : defaults,
  }
}

function createExampleGroups(newId: () => string): unknown[] {
  const groups = pageTypeDefinition('workout')?.fields['groups']
  const items = groups?.kind === 'list' ? groups.fields['items'] : undefined
  if (groups?.kind !== 'list' || items?.kind !== 'list') return []
  const [first, second] = Object.keys(exampleIds)
  return [first, second].map((exercise_page_id) => ({
    ...newItem(groups, newId),
    items: [{ ...newItem(items, newId), exercise_page_id }],
  }))
}

const exampleIds: Readonly<Record<string, true>> = {
  [createExampleId(100)]: true,
  [createExampleId(101)]: true,
}

function createExampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function createIdSequence(first: number): () => string {
  let next = first
  return () => createExampleId(next++)
}
