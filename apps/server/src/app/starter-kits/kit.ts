import { accessNode } from '@foyer/contract/access/shapes'
import {
  navigationAudience,
  navigationPlace,
  tabIcon,
  tabTarget,
} from '@foyer/contract/apps/navigation-shapes'
import { attributeName, attributeSlug } from '@foyer/contract/attributes/shapes'
import { createCoupon } from '@foyer/contract/commerce/create-coupon'
import { createProduct } from '@foyer/contract/commerce/create-product'
import { versionInput } from '@foyer/contract/commerce/shapes'
import { pageDraft } from '@foyer/contract/pages/draft-shapes'
import { contentType, pageAction } from '@foyer/contract/pages/shapes'
import { MAX_PAGE_TAGS } from '@foyer/contract/rules/max-page-tags'
import { tagColor, tagName } from '@foyer/contract/pages/tag-shapes'
import { blockLimits } from '@foyer/contract/rules/block-limits'
import { z } from 'zod'

/** Names a page or product within its kit. It takes the place of an id wherever the app has one. */
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a key: use lower-case letters, digits and hyphens')
const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'is not a slug: use lower-case letters, digits and hyphens')

/** Names a file in the kit's folder `files`: a document, an audio or a video. */
const fileName = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*\.(pdf|mp3|mp4)$/,
    'is not a file name: use lower-case letters, digits and hyphens, and end it with .pdf, .mp3 or .mp4',
  )

/** A drawn picture: `art` is a spec of `@foyer/domain/art`; `alt` is left out where the picture only decorates. */
const kitImage = z.strictObject({ art: z.string(), alt: z.string().max(300).optional() })

const { shape: node } = accessNode
const { shape: draft } = pageDraft

/** Who may see a page. What is left out is as on a new page. */
const kitAccess = z.strictObject({
  inherit: node.inherit.exactOptional(),
  is_progress_root: node.is_progress_root.exactOptional(),
  is_private: node.is_private.exactOptional(),
  require_authentication: node.require_authentication.exactOptional(),
  require_purchase: node.require_purchase.exactOptional(),
  allow_browsing: node.allow_browsing.exactOptional(),
  products: z.array(key).optional(),
  is_scheduled: node.is_scheduled.exactOptional(),
  unlock_duration_seconds: node.unlock_duration_seconds.exactOptional(),
  schedule_period: node.schedule_period.exactOptional(),
  schedule_interval: node.schedule_interval.exactOptional(),
})

/** A block without ids. Props that are left out have the defaults of the block type. */
const kitBlock = z.strictObject({
  type: contentType,
  props: z.record(z.string(), z.unknown()).optional(),
  /** The number of the part of the block around it, from 0; the first where it is left out. */
  slot: z.number().int().min(0).max(50).optional(),
  get children() {
    return z.array(kitBlock).max(blockLimits.children).optional()
  },
})

const kitPage = z.strictObject({
  type: contentType,
  /** Last part of the path: the page's key where it is left out, `''` for the start page. */
  slug: slug.optional(),
  title: draft.title,
  og_description: draft.og_description,
  access: kitAccess.optional(),
  color_mode: draft.color_mode.exactOptional(),
  background_color: draft.background_color.exactOptional(),
  show_back_button: draft.show_back_button.exactOptional(),
  show_bookmark_button: draft.show_bookmark_button.exactOptional(),
  show_add_to_schedule_button: draft.show_add_to_schedule_button.exactOptional(),
  show_tabbar: draft.show_tabbar.exactOptional(),
  show_view_switcher: draft.show_view_switcher,
  use_global_toolbar: draft.use_global_toolbar,
  is_commentable: draft.is_commentable.exactOptional(),
  /** Plain values of the kit's attributes, by slug. */
  attributes: z.record(attributeSlug, z.string().min(1)).optional(),
  /** Keys of the kit's tags. */
  tags: z.array(key).max(MAX_PAGE_TAGS).optional(),
  page_actions: z
    .array(
      pageAction.omit({ id: true }).extend({ block_action: z.record(z.string(), z.unknown()).nullable() }),
    )
    .max(10)
    .optional(),
  /** The page type's own fields. Those that are left out have its defaults. */
  fields: z.record(z.string(), z.unknown()),
  blocks: z.array(kitBlock).max(blockLimits.blocks).optional(),
  /** Keys of the pages below it, in order. */
  children: z.array(key).optional(),
})

const kitProduct = z.strictObject({
  key,
  ...createProduct.input.pick({ title: true, subtitle: true, description: true, benefits: true }).shape,
  cover: kitImage,
  versions: z.array(versionInput.omit({ id: true })).min(1),
  /** Keys of the products that its owners own as well; each stands before it. */
  includes: z.array(key).max(30).optional(),
})

const kitTab = z.strictObject({
  target: tabTarget,
  icon: tabIcon,
  page_id: key.optional(),
  label: z.string().optional(),
  url: z.string().optional(),
  place: navigationPlace.exactOptional(),
  audience: navigationAudience.exactOptional(),
  hide_when_locked: z.boolean().exactOptional(),
})

/**
 * A starter kit as one document: pages and products are named by keys instead of ids, and texts may contain `{app}`,
 * `{coach}` and `{coach_first}`. docs/starter-kits.md describes the files that it is read from.
 */
export const kitDocument = z.strictObject({
  /** The app is switched off until its owner switches it on. */
  is_switched_off: z.boolean().optional(),
  tabs: z.array(kitTab).min(1),
  /** The first comment on a page, by the creator of the app. */
  welcome: z.strictObject({ page_id: key, text: z.string().min(1) }).optional(),
  products: z.array(kitProduct),
  /** Coupons for all products. */
  coupons: z.array(createCoupon.input.pick({ code: true, discount: true, periods: true })).optional(),
  /** Attributes of pages and members with plain values. */
  attributes: z.array(z.strictObject({ slug: attributeSlug, name: attributeName })).optional(),
  /** Tags of pages. */
  tags: z.array(z.strictObject({ key, name: tagName, color: tagColor })).optional(),
  /** Files of the folder `files`, with their names in the library. */
  files: z.record(fileName, z.strictObject({ name: z.string().min(1).max(120) })).optional(),
  /** Keys of the pages at the top of the tree, in order. */
  root_pages: z.array(key).min(1),
  pages: z.record(key, kitPage),
})

export type Kit = z.infer<typeof kitDocument>
export type KitPage = z.infer<typeof kitPage>
export type KitBlock = z.infer<typeof kitBlock>
export type KitProduct = z.infer<typeof kitProduct>
export type KitTab = z.infer<typeof kitTab>
