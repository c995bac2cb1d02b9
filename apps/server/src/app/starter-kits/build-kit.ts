import type { ParsedInputOf } from '@foyer/contract'
import type { createProduct } from '@foyer/contract/commerce/create-product'
import type { PageAction } from '@foyer/contract/pages/shapes'
import type { AttributeSeed } from '../../features/attributes/index.ts'
import type { PageSeed, TagSeed } from '../../features/pages/index.ts'
import { newId } from '../../platform/ids.ts'
import { buildAction, buildBlock, buildFields } from './build-content.ts'
import type { Kit, KitPage, KitTab } from './kit.ts'
import type { KitRefs } from './kit-refs.ts'

/** Turns the pages of a kit into pages of an app: the tree below `keys`, with ids in place of keys. */
export function buildPages(
  kit: Kit,
  refs: KitRefs,
  keys: readonly string[] = kit.root_pages,
  parent_path = '',
): PageSeed[] {
  return keys.flatMap((key) => {
    const page = kit.pages[key]
    if (!page) return []
    const slug = page.slug ?? key
    const path = slug === '' ? '/' : `${parent_path}/${slug}`
    return {
      id: refs.pageId(key),
      path,
      content_type: page.type,
      draft: buildDraft(page, refs),
      node: buildNode(page, refs),
      tag_ids: (page.tags ?? []).map(refs.tagId),
      children: buildPages(kit, refs, page.children ?? [], path),
    }
  })
}

function buildDraft(page: KitPage, refs: KitRefs): PageSeed['draft'] {
  const {
    type: _type,
    slug: _slug,
    access: _access,
    children: _children,
    tags: _tags,
    page_actions,
    attributes = {},
    ...draft
  } = page
  const blocks = (page.blocks ?? []).map((block) => buildBlock(block, refs))
  return {
    ...draft,
    title: refs.localize(page.title),
    og_description: refs.localize(page.og_description),
    fields: buildFields(page, blocks, refs),
    blocks,
    attributes: Object.entries(attributes).map(([slug, value]) => ({
      slug,
      type: 'string' as const,
      value: refs.localize(value),
    })),
    ...(page_actions ? { page_actions: page_actions.map((action) => buildPageAction(action, refs)) } : {}),
  }
}

/** A button of a page as it is stored. */
export function buildPageAction(
  { block_action, text, post_action_button_text, ...action }: NonNullable<KitPage['page_actions']>[number],
  refs: KitRefs,
): PageAction {
  return {
    id: newId(),
    ...action,
    block_action: block_action && (buildAction(block_action, refs) as PageAction['block_action']),
    text: refs.localize(text),
    post_action_button_text: refs.localize(post_action_button_text),
  }
}

function buildNode({ access = {} }: KitPage, { productId }: KitRefs): NonNullable<PageSeed['node']> {
  const { products = [], ...rest } = access
  return { ...rest, products: products.map(productId) }
}

/** Turns the attributes of a kit into those of an app. */
export function buildAttributes({ attributes = [] }: Kit, { localize }: KitRefs): AttributeSeed[] {
  return attributes.map(({ slug, name }) => ({ slug, name: localize(name), type: 'string' }))
}

/** Turns the tags of a kit into those of an app. */
export function buildTags({ tags = [] }: Kit, { tagId, localize }: KitRefs): TagSeed[] {
  return tags.map(({ key, name, color }) => ({ id: tagId(key), name: localize(name), color }))
}

type ProductInput = ParsedInputOf<typeof createProduct>

/** A product as the owner would create it, with the id that the kit's pages refer to. */
export type BuiltProduct = Omit<ProductInput, 'versions' | 'order_bumps' | 'included_page_ids'> & {
  id: string
  versions: Omit<ProductInput['versions'][number], 'id'>[]
}

/** Turns the products of a kit into products of an app. */
export function buildProducts({ products }: Kit, { productId, localize }: KitRefs): BuiltProduct[] {
  return products.map(({ key, cover, versions, includes = [], ...product }) => ({
    id: productId(key),
    title: localize(product.title),
    subtitle: localize(product.subtitle),
    description: localize(product.description),
    benefits: product.benefits.map(localize),
    cover: { art: cover.art, alt: localize(cover.alt ?? '') },
    is_hidden: false,
    is_on_sale: true,
    contents: [],
    teacher: null,
    sample_page_id: null,
    included_product_ids: includes.map(productId),
    versions: versions.map((version) => ({ ...version, name: localize(version.name) })),
  }))
}

/** Turns the tabs of a kit into those of an app. */
export function buildTabs({ tabs }: Kit, { pageId, localize }: KitRefs) {
  return tabs.map(({ page_id, label, url, ...tab }: KitTab) => ({
    place: 'tab' as const,
    audience: 'everyone' as const,
    hide_when_locked: false,
    ...tab,
    id: newId(),
    url: url ?? null,
    page_id: page_id === undefined ? null : pageId(page_id),
    label: label === undefined ? null : localize(label),
    labels: {},
  }))
}
