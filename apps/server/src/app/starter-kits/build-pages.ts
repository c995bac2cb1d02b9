import { newBlock } from '@foyer/content/definitions'
import type { PageAction, StoredBlock } from '@foyer/contract/pages/shapes'
import type { PageSeed } from '../../features/pages/index.ts'
import { newId } from '../../platform/ids.ts'
import { buildBlock } from './build-blocks.ts'
import { buildFields } from './build-fields.ts'
import type { KitRefs } from './kit-refs.ts'
import type { KitAccess, KitPage } from './kit-types.ts'
import { prose } from './prose.ts'

const DAY_S = 24 * 60 * 60

/** Turns the pages of a kit into pages of an app: ids, paths, blocks and own fields, all joined by ids. */
export function buildPages(pages: readonly KitPage[], refs: KitRefs, parent_path = ''): PageSeed[] {
  return pages.map((page) => {
    const path = page.slug === '' ? '/' : `${parent_path}/${page.slug}`
    return {
      id: refs.pageId(page.key),
      path,
      content_type: page.type,
      draft: buildDraft(page, refs),
      node: buildNode(page.access ?? {}, refs),
      children: buildPages(page.children ?? [], refs, path),
    }
  })
}

function buildDraft(page: KitPage, refs: KitRefs): PageSeed['draft'] {
  return {
    title: refs.fill(page.title),
    fields: buildFields(page, refs),
    blocks: blocksOf(page, refs),
    page_actions: actionsOf(page),
    og_title: '',
    og_description: refs.fill(page.summary),
    show_back_button: page.slug !== '',
    show_bookmark_button: page.type !== 'generic',
    show_add_to_schedule_button: ['workout', 'program', 'meal'].includes(page.type),
    show_tabbar: page.type !== 'workout' && page.type !== 'program',
    is_commentable: page.is_commentable ?? false,
  }
}

function blocksOf(page: KitPage, refs: KitRefs): StoredBlock[] {
  const given = (page.blocks ?? []).map((block) => buildBlock(block, refs))
  if (page.type === 'workout') return [newBlock('workout', newId), ...given]
  if (page.type !== 'article') return given
  const text = newBlock('text', newId)
  return [{ ...text, props: { ...text.props, body: prose(refs.fill(page.body)) } }, ...given]
}

/** A button without words of its own says what its kind says in the member's language. */
function actionsOf({ type }: KitPage): PageAction[] {
  const action = (action_type: PageAction['action_type']): PageAction => ({
    id: newId(),
    action_type,
    block_action: null,
    text: '',
    post_action_button_text: '',
  })
  if (type === 'program') return [action('start')]
  return type === 'workout' || type === 'article' ? [action('mark_complete')] : []
}

function buildNode(access: KitAccess, refs: KitRefs): NonNullable<PageSeed['node']> {
  const { login, products = [], unlock_after_days, is_progress_root } = access
  return {
    inherit: true,
    is_progress_root: is_progress_root ?? false,
    require_purchase: products.length > 0,
    require_authentication: login ?? false,
    is_scheduled: unlock_after_days !== undefined,
    unlock_duration_seconds: unlock_after_days === undefined ? null : unlock_after_days * DAY_S,
    products: products.map(refs.productId),
  }
}
