import type { AccessDenied, DenialReason } from '@foyer/domain/access'
import { CallError, type CallCode } from '../../platform/errors.ts'
import { formatAvailableDay } from './decide.ts'

/** The refusal of what a viewer may know of: the first reason as its code, and as its figures what would let them in. */
export function createAccessRefusal(decision: AccessDenied, time_zone: string): CallError {
  const { reason, products = [], overlay, available_after, start_page_id } = decision
  const available_day = formatAvailableDay(decision, time_zone)
  const params = {
    ...(products.length > 0 ? { product_ids: products.join(',') } : {}),
    ...(overlay ? { overlay_id: overlay } : {}),
    ...(available_after ? { available_after } : {}),
    ...(available_day ? { available_day } : {}),
    ...(start_page_id ? { start_page_id } : {}),
  }
  return new CallError(codes[reason], params)
}

const codes: Record<DenialReason, CallCode> = {
  IS_PRIVATE: 'is_private',
  AUTHENTICATION_REQUIRED: 'authentication_required',
  PURCHASE_REQUIRED: 'purchase_required',
  START_REQUIRED: 'start_required',
  IS_SCHEDULED: 'is_scheduled',
  VIEWABLE_CHILDREN: 'start_required',
}
