import type { PageLink } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '../../platform/context.ts'
import { definePort } from '../../platform/ports.ts'

/** What links to published pages may say; `pages` fills it. Pages that strangers may not know of are left out. */
export const contentLinksPort = definePort<{
  linksOf: (ctx: Ctx, page_ids: readonly string[]) => Promise<PageLink[]>
}>('links to pages')

/** The products that a member holds, as lists show them; `commerce` and `access` fill it. */
export const heldProductsPort = definePort<{
  heldProducts: (
    ctx: Ctx,
    subscriber_id: string,
  ) => Promise<{ product_id: string; title: string; cover: ImageRef }[]>
}>('products of a member')
