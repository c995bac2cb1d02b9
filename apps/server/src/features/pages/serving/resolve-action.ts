import { pageTraits } from '@foyer/content/definitions'
import type { ActionPage, ResolvedBlockAction } from '@foyer/contract/pages/block-action-shapes'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { formatMailto } from '@foyer/contract/rules/mailto'
import { listLeaves } from '@foyer/domain/progress'
import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import {
  decidePagesAccess,
  listActiveProductIds,
  loadAccessFacts,
  presentDecision,
} from '#features/access/index.ts'
import { findMediaAssets } from '#features/media/index.ts'
import type { MediaScope } from '../media/index.ts'
import { latestSubmissionNeed, productsOnSaleNeed } from '../needs.ts'
import { describeDecision } from '../rendering/index.ts'
import { createProgressTree, listChildren, type Site, type SitePage } from '../tree/index.ts'

type ResolveAction = {
  action: BlockAction
  /** The page with the action; the caller has decided that the viewer may read it. */
  page_id: string
  scope: MediaScope
}

/** Resolves what a tap does for a viewer. A target that they may not know of is answered like a missing one. */
export async function resolveAction(
  ctx: Ctx,
  site: Site,
  viewer: Viewer | null,
  { action, page_id, scope }: ResolveAction,
): Promise<ResolvedBlockAction> {
  switch (action.type) {
    case 'open_page': {
      const page = await findActionPage(ctx, site, viewer, action.page_id)
      return { ...action, page_id: page?.page_id ?? null, page }
    }
    case 'open_next':
      return { ...action, page: await findNextPage(ctx, site, viewer, page_id) }
    case 'trigger_form': {
      const found = await findActionPage(ctx, site, viewer, action.form_id)
      const page = found && pageTraits(found.content_type).takes_answers ? found : null
      const form_id = page?.page_id ?? null
      return { ...action, form_id, page, submission_id: await findLatestSubmission(ctx, viewer, form_id) }
    }
    case 'trigger_overlay': {
      const page = await findActionPage(ctx, site, viewer, action.overlay_id)
      return { ...action, overlay_id: page?.page_id ?? null, page }
    }
    case 'trigger_purchase':
      return { ...action, ...(await resolvePurchase(ctx, site, viewer, action)) }
    case 'open_lightbox': {
      const { image } = action
      const media_id = image && 'media_id' in image ? image.media_id : null
      const assets = media_id === null ? null : await findMediaAssets(ctx, [media_id], scope ?? undefined)
      return { ...action, media: assets?.get(media_id ?? '') ?? null }
    }
    case 'open_email':
      return { ...action, href: action.address === '' ? '' : formatMailto(action) }
    case 'open_url':
      return action
    case 'share': {
      const page = site.pages.get(page_id)
      return { ...action, path: page?.path ?? '/', title: page?.title ?? '' }
    }
    default:
      return action satisfies never
  }
}

async function findActionPage(
  ctx: Ctx,
  site: Site,
  viewer: Viewer | null,
  page_id: string | null,
): Promise<ActionPage | null> {
  const page = page_id === null ? undefined : site.pages.get(page_id)
  return page ? findFirstKnown(ctx, site, viewer, [page]) : null
}

/** Presents the first of some pages that the viewer may know of. */
async function findFirstKnown(
  ctx: Ctx,
  site: Site,
  viewer: Viewer | null,
  pages: readonly SitePage[],
): Promise<ActionPage | null> {
  const decisions = await decidePagesAccess(
    ctx,
    viewer,
    pages.map(({ page_id }) => page_id),
  )
  for (const { page_id, path, title, content_type } of pages) {
    const decided = decisions.get(page_id)
    if (!decided || decided.is_hidden) continue
    const described = await describeDecision(ctx, site, viewer, decided)
    return { page_id, path, title, content_type, access: presentDecision(described, ctx.app.time_zone) }
  }
  return null
}

/** Pages after this one that are tried until the viewer may know of one. */
const MAX_NEXT = 50

/** The next page of the viewer's run that contains the page, else its next sibling. */
async function findNextPage(
  ctx: Ctx,
  site: Site,
  viewer: Viewer | null,
  page_id: string,
): Promise<ActionPage | null> {
  const { nodes, viewer: member } = await loadAccessFacts(ctx.db, viewer, [page_id], ctx.now())
  const run_root = [...nodes.keys()].find((id) => id !== page_id && member?.run_starts.has(id))
  const siblings = listChildren(site, site.pages.get(page_id)?.parent_id ?? null)
  const sequence = run_root === undefined ? siblings : listLeaves(createProgressTree(site, run_root))
  const pages = sequence.includes(page_id) ? sequence : siblings
  const following = pages.slice(pages.indexOf(page_id) + 1).slice(0, MAX_NEXT)
  return findFirstKnown(
    ctx,
    site,
    viewer,
    following.flatMap((id) => site.pages.get(id) ?? []),
  )
}

function findLatestSubmission(
  ctx: Ctx,
  viewer: Viewer | null,
  form_id: string | null,
): Promise<string | null> | null {
  const subscriber_id = viewer?.subscriber_id ?? null
  if (subscriber_id === null || form_id === null) return null
  return ctx.services.need(latestSubmissionNeed).find(ctx.db, { subscriber_id, form_id })
}

/** The products that can be bought now, and an overlay that the viewer may read. */
async function resolvePurchase(
  ctx: Ctx,
  site: Site,
  viewer: Viewer | null,
  { product_ids, overlay_id = null }: Extract<BlockAction, { type: 'trigger_purchase' }>,
) {
  const subscriber_id = viewer?.subscriber_id ?? null
  const [on_sale, owned, overlay] = await Promise.all([
    ctx.services.need(productsOnSaleNeed).findOnSale(ctx.db, product_ids),
    subscriber_id === null ? ([] as string[]) : listActiveProductIds(ctx.db, subscriber_id, ctx.now()),
    findActionPage(ctx, site, viewer, overlay_id),
  ])
  return {
    product_ids: product_ids.filter((id) => on_sale.has(id)),
    overlay_id: overlay?.page_id ?? null,
    owned_product_ids: owned.filter((id) => product_ids.includes(id)),
  }
}
