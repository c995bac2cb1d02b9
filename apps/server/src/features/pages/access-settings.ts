import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { validateAccessNode, type AccessNode, type AccessNodeFault } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { CallError, invalidField } from '../../platform/errors.ts'
import { accessReferencesPort } from '../apps/index.ts'
import { isOverlay } from './is-overlay.ts'

/** The own settings of a node, without its place and without the products that include its page. */
export function settingsOf({
  page_id: _page,
  parent: _parent,
  included_in: _in,
  ...settings
}: AccessNode): AccessNodeInput {
  return { ...settings, products: [...settings.products] }
}

/**
 * Refuses settings that cannot be saved: `schedule_missing`, `date_out_of_range`, `unknown_product`, else `invalid`
 * with the field that is wrong.
 */
export async function judgeSettings(
  ctx: Ctx,
  page_id: string,
  parent: string | null,
  node: AccessNodeInput,
): Promise<void> {
  const [fault] = validateAccessNode({ ...node, page_id, parent })
  if (fault) throw refusal(fault)
  if (node.products.length > 0) {
    const existing = await accessReferencesPort.use().existingProducts(ctx.db, node.products)
    const unknown = node.products.findIndex((id) => !existing.has(id))
    if (unknown >= 0) {
      const errors = [{ path: `node.products.${unknown}`, code: 'unknown_product' as const }]
      throw new CallError('unknown_product', {}, { errors })
    }
  }
  const { purchase_overlay } = node
  if (purchase_overlay === null) return
  if (purchase_overlay === page_id || !(await isOverlay(ctx.db, purchase_overlay)))
    throw invalidField('node.purchase_overlay', 'unknown_overlay')
}

function refusal({ path, code }: AccessNodeFault): CallError {
  if (code === 'schedule_is_empty') return new CallError('schedule_missing')
  if (code === 'date_out_of_range') return new CallError('date_out_of_range')
  return invalidField(`node.${path}`, code)
}
