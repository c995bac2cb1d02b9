import { newBlock } from '@foyer/content/definitions'
import type { BlockAction, StoredBlock } from '@foyer/contract/pages/shapes'
import { newId } from '../../platform/ids.ts'
import type { KitRefs } from './kit-refs.ts'
import type { KitAction, KitBlock } from './kit-types.ts'
import { missingCase } from './missing-case.ts'
import { prose } from './prose.ts'

/** A block of a kit as a page stores it: the type's defaults with the kit's words in them. */
export function buildBlock(block: KitBlock, refs: KitRefs): StoredBlock {
  const made = newBlock(block.type, newId)
  return { ...made, props: { ...made.props, ...propsOf(block, refs) } }
}

function propsOf(block: KitBlock, refs: KitRefs): Record<string, unknown> {
  const { fill } = refs
  switch (block.type) {
    case 'hero':
      return heroProps(block, refs)
    case 'text':
      return { body: prose(fill(block.text)) }
    case 'collection':
      return collectionProps(block, refs)
    case 'button':
      return { text: fill(block.text), action: buildAction(block.action, refs), style: block.style }
    case 'icon_list':
      return {
        title: fill(block.title),
        items: block.items.map(({ icon, title, text }) => ({
          id: newId(),
          icon,
          title: fill(title),
          text: fill(text),
        })),
      }
    case 'image':
      return { image: refs.art(block.art), caption: fill(block.caption) }
    case 'chat':
      return { title: fill(block.title) }
    case 'workout':
      return {}
    default:
      return missingCase(block)
  }
}

type Of<Type extends KitBlock['type']> = Extract<KitBlock, { type: Type }>

function heroProps(block: Of<'hero'>, { fill, art, pageId }: KitRefs): Record<string, unknown> {
  const { card, height_ratio, is_personal } = block
  return {
    eyebrow: fill(block.eyebrow),
    title: fill(block.title),
    subtitle: fill(block.subtitle),
    image: art(block.art),
    ...(height_ratio === undefined ? {} : { height_ratio }),
    ...(is_personal ? { is_personal } : {}),
    ...(card
      ? {
          card_page_id: pageId(card.page),
          card_label: fill(card.label),
          card_button: fill(card.button),
        }
      : {}),
  }
}

function collectionProps(block: Of<'collection'>, { fill, pageId }: KitRefs): Record<string, unknown> {
  const { pages, layout, cover, more } = block
  const source =
    'children_of' in pages
      ? { source: 'children', parent_page_id: pageId(pages.children_of), limit: 48 }
      : { source: 'pages', page_ids: pages.map(pageId) }
  const opening = more && { id: newId(), type: 'open_page', page_id: pageId(more.page) }
  return {
    title: fill(block.title),
    layout,
    cover,
    ...source,
    ...(more
      ? {
          more_text: fill(more.text),
          more_action: opening,
        }
      : {}),
  }
}

function buildAction(action: KitAction, { pageId, productId }: KitRefs): BlockAction {
  const id = newId()
  switch (action.type) {
    case 'open_page':
      return { id, type: 'open_page', page_id: pageId(action.page) }
    case 'trigger_purchase':
      return { id, type: 'trigger_purchase', product_ids: action.products.map(productId) }
    case 'share':
      return { id, type: 'share' }
    default:
      return missingCase(action)
  }
}
