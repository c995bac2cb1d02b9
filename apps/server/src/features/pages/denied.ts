import type { DenialReason } from '@foyer/domain/access'
import { CallError, notFound, type CallCode } from '../../platform/errors.ts'
import { availableDay, type PageDecision } from '../access/index.ts'

/**
 * The refusal of a page that a viewer may know of but not read: the first reason as its code, and as its figures what
 * opens the page. What they may not know of is answered like an unknown id.
 */
export function refusalOf(
  { decision, is_hidden, start_page_id }: PageDecision,
  time_zone: string,
): CallError {
  if (is_hidden || decision.granted) return notFound()
  const available_day = availableDay(decision, time_zone)
  const params = {
    ...(decision.products?.length ? { product_ids: decision.products.join(',') } : {}),
    ...(decision.overlay ? { overlay_id: decision.overlay } : {}),
    ...(decision.available_after ? { available_after: decision.available_after } : {}),
    ...(available_day ? { available_day } : {}),
    ...(start_page_id ? { start_page_id } : {}),
  }
  return new CallError(codes[decision.reason], params, { status: 403 })
}

const codes: Record<DenialReason, CallCode> = {
  IS_PRIVATE: 'is_private',
  AUTHENTICATION_REQUIRED: 'authentication_required',
  PURCHASE_REQUIRED: 'purchase_required',
  START_REQUIRED: 'start_required',
  IS_SCHEDULED: 'is_scheduled',
  VIEWABLE_CHILDREN: 'start_required',
}
