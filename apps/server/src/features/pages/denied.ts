import type { AccessDecision } from '@foyer/domain/access'
import { CallError, notFound } from '../../platform/errors.ts'
import type { PageDecision } from '../access/index.ts'

/**
 * The refusal of a page that a viewer may know of but not read: the first reason as its code, and as its figures what
 * opens the page. What they may not know of is answered like an unknown id.
 */
export function refusalOf({ decision, is_hidden, start_page_id }: PageDecision): CallError {
  if (is_hidden || decision.granted) return notFound()
  const params = {
    ...(decision.products?.length ? { product_ids: decision.products.join(',') } : {}),
    ...(decision.overlay ? { overlay_id: decision.overlay } : {}),
    ...(decision.available_after ? { available_after: decision.available_after } : {}),
    ...(start_page_id ? { start_page_id } : {}),
  }
  return new CallError(codeOf(decision), params, { status: 403 })
}

function codeOf({ reason }: Extract<AccessDecision, { granted: false }>): string {
  return reason === 'VIEWABLE_CHILDREN' ? 'start_required' : reason.toLowerCase()
}
