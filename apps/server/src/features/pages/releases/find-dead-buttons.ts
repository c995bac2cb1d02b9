import type { z } from 'zod'
import { hasOwnPlace, listButtons, pageTraits } from '@foyer/content/definitions'
import type { changeWarning } from '@foyer/contract/pages/draft-shapes'
import { blockAction, type BlockAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import type { Ctx } from '#platform/context.ts'
import { isOverlayPage, type Draft } from '../content/index.ts'
import type { TreeNode } from '../drafts/index.ts'
import { productsOnSaleNeed } from '../needs.ts'
import { findDrafts, findPagesWithTargets, listButtonTargets, type DraftRow } from '../queries/drafts.ts'
import type { Change } from './changes.ts'

type Warning = Omit<z.infer<typeof changeWarning>, 'ignored'>
type Fault = Pick<Warning, 'code'> & Partial<Pick<Warning, 'needs_page_id'>>

/** How many buttons are named, and how many pages are read at once. */
const MAX_WARNINGS = 100
const BATCH = 100

/** The pages by id as drafts have them, and the products that can be bought. */
type Targets = { pages: ReadonlyMap<string, TreeNode>; products: ReadonlySet<string> }

/**
 * Finds the buttons that lead nowhere: on added and changed pages those without a target, and on all pages those to
 * what is gone. Members do not see the former, nor those to pages that are gone.
 */
export async function findDeadButtons(
  ctx: Ctx,
  changes: readonly Change[],
  tree: readonly TreeNode[],
): Promise<Warning[]> {
  const pages = new Map(tree.flatMap((node) => (node.state === 'deleted' ? [] : [[node.page_id, node]])))
  const other_ids = (await listButtonTargets(ctx.db)).filter((id) => !pages.has(id))
  const products = await ctx.services.need(productsOnSaleNeed).findOnSale(ctx.db, other_ids)
  const missing = other_ids.filter((id) => !products.has(id))
  const changed = changes.flatMap(({ kind, page_id }) =>
    kind === 'added' || kind === 'changed' ? [page_id] : [],
  )
  const affected = await findPagesWithTargets(ctx.db, missing, MAX_WARNINGS)
  const ids = [...new Set([...changed, ...affected])]
  const warnings: Warning[] = []
  for (let at = 0; at < ids.length && warnings.length < MAX_WARNINGS; at += BATCH) {
    for (const row of await findDrafts(ctx.db, ids.slice(at, at + BATCH)))
      warnings.push(...findFaults(row, { pages, products }))
  }
  return warnings.slice(0, MAX_WARNINGS)
}

function findFaults(row: DraftRow, targets: Targets): Warning[] {
  const { id: page_id, title } = row
  const warnings: Warning[] = []
  for (const { block_id, path, text, action: stored } of listRowButtons(row)) {
    const action = readAction(stored)
    const fault = action === undefined ? null : getFault(action, targets)
    if (!fault || fault.needs_page_id === page_id) continue
    const kind = text !== '' ? 'named' : block_id === null ? 'button' : 'picture'
    warnings.push({ page_id, title, block_id, path, needs_page_id: null, ...fault, params: { kind, text } })
  }
  return warnings
}

function listRowButtons({ draft, content_type }: DraftRow) {
  return listButtons({ ...(draft as Draft), content_type })
}

/** The stored action; null where there is none, undefined for one that its own problem is reported of. */
function readAction(stored: unknown): BlockAction | null | undefined {
  return stored === null ? null : blockAction.safeParse(stored).data
}

function getFault(action: BlockAction | null, { pages, products }: Targets): Fault | null {
  if (!action || !hasTarget(action)) return { code: 'button_without_target' }
  switch (action.type) {
    case 'open_page':
      return getPageFault(pages, action.page_id, 'button_to_deleted_page', hasOwnPlace)
    case 'trigger_form':
      return getPageFault(
        pages,
        action.form_id,
        'button_to_missing_form',
        ({ content_type }) => pageTraits(content_type).takes_answers,
      )
    case 'trigger_overlay':
      return getPageFault(pages, action.overlay_id, 'button_to_missing_overlay', isOverlayPage)
    case 'trigger_purchase':
      if (action.product_ids.some((id) => !products.has(id))) return { code: 'button_to_missing_product' }
      return getPageFault(pages, action.overlay_id ?? null, 'button_to_missing_overlay', isOverlayPage)
    default:
      return null
  }
}

/** What is wrong with a page as a target: it is gone or of another kind, or it has to be published as well. */
function getPageFault(
  pages: Targets['pages'],
  page_id: string | null,
  code: Warning['code'],
  isSuitable: (page: TreeNode) => boolean,
): Fault | null {
  if (page_id === null) return null
  const page = pages.get(page_id)
  if (!page || !isSuitable(page)) return { code }
  return page.state === 'new' ? { code: 'button_to_unpublished_page', needs_page_id: page_id } : null
}
