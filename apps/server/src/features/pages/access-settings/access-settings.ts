import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { FieldCode } from '@foyer/contract/codes'
import {
  getAccessChain,
  lacksProgressRoot,
  validateAccessNode,
  type AccessNode,
  type AccessNodeProblem,
} from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { listDripDescendants, loadAccessFacts } from '../../access/index.ts'
import { accessReferencesNeed } from '../../apps/index.ts'
import { isOverlay } from '../drafts/index.ts'
import { loadLiveSite } from '../tree/index.ts'
import { findTreeRows, type TreeRow } from '../queries/drafts.ts'

/** The page facts that settings are validated with. */
export type ConfigurablePage = Pick<TreeRow, 'id' | 'parent_id' | 'content_type'>

/** Finds a page that can have settings: in the draft, or live although its draft is deleted. Otherwise null. */
export async function findConfigurablePage(ctx: Ctx, id: string): Promise<ConfigurablePage | null> {
  const [draft] = await findTreeRows(ctx.db, [id])
  if (draft) return draft
  const version = (await loadLiveSite(ctx)).pages.get(id)
  return version ? { ...version, id } : null
}

/** The own settings of a node, without its place and without the products that include its page. */
export function extractSettings({
  page_id: _page,
  parent: _parent,
  included_in: _in,
  ...settings
}: AccessNode): AccessNodeInput {
  return { ...settings, products: [...settings.products] }
}

/**
 * Validates settings: throws `schedule_missing`, `date_out_of_range`, `unknown_product`, `no_progress_root`, else
 * `invalid` with the field. Products and overlay of a disabled purchase gate are not checked.
 */
export async function validateSettings(
  ctx: Ctx,
  { id, parent_id }: ConfigurablePage,
  node: AccessNodeInput,
): Promise<void> {
  const [fault] = validateAccessNode({ ...node, page_id: id, parent: parent_id })
  if (fault) throw createRefusal(fault)
  const { nodes } = await loadAccessFacts(ctx.db, null, [id], ctx.now())
  const saved = nodes.get(id)
  await validatePurchase(ctx, id, { node, saved })
  if (saved) await validateDripStart(ctx, nodes, { node, saved })
}

type Change = { node: AccessNodeInput; saved: AccessNode | undefined }

async function validatePurchase(ctx: Ctx, page_id: string, { node, saved }: Change): Promise<void> {
  const known = node.require_purchase ? undefined : saved
  const { products, purchase_overlay } = node
  if (products.some((id) => !known?.products.includes(id))) {
    const existing = await ctx.services.need(accessReferencesNeed).findExistingProducts(ctx.db, products)
    const unknown = products.findIndex((id) => !existing.has(id) && !known?.products.includes(id))
    if (unknown >= 0) throw createFieldRefusal('unknown_product', `node.products.${unknown}`)
  }
  if (purchase_overlay === null || purchase_overlay === known?.purchase_overlay) return
  if (purchase_overlay === page_id || !(await isOverlay(ctx.db, purchase_overlay)))
    throw invalidField('node.purchase_overlay', 'unknown_overlay')
}

/**
 * Relative drip needs a progress root at or above the page, or it would never unlock. A private root counts, since
 * its owners can start it; to all others the page is only reported as waiting.
 */
async function validateDripStart(
  ctx: Ctx,
  nodes: ReadonlyMap<string, AccessNode>,
  { node, saved }: Change & { saved: AccessNode },
): Promise<void> {
  const { page_id } = saved
  const changed = new Map(nodes).set(page_id, { ...saved, ...node })
  const chain = getAccessChain(page_id, changed)
  if (lacksProgressRoot(chain)) {
    const field = node.unlock_duration_seconds === null ? 'schedule_interval' : 'unlock_duration_seconds'
    throw createFieldRefusal('no_progress_root', `node.${field}`)
  }
  const loses_progress_root = saved.is_progress_root && chain.every((one) => !one.is_progress_root)
  if (loses_progress_root && (await hasDripDescendants(ctx, page_id)))
    throw createFieldRefusal('no_progress_root', 'node.is_progress_root')
}

/** Whether a page below that still exists, for members or in the draft, waits from the start of this one. */
async function hasDripDescendants(ctx: Ctx, page_id: string): Promise<boolean> {
  const descendants = await listDripDescendants(ctx.db, page_id)
  if (descendants.length === 0) return false
  const { pages } = await loadLiveSite(ctx)
  return descendants.some((id) => pages.has(id)) || (await findTreeRows(ctx.db, descendants)).length > 0
}

function createFieldRefusal(code: 'unknown_product' | 'no_progress_root', path: string): CallError {
  return new CallError(code, {}, { errors: [{ path, code: code satisfies FieldCode }] })
}

function createRefusal({ path, code }: AccessNodeProblem): CallError {
  if (code === 'schedule_is_empty') return new CallError('schedule_missing')
  if (code === 'date_out_of_range') return new CallError('date_out_of_range')
  return invalidField(`node.${path}`, code)
}
