import type { PageAccess } from './queries.ts'

/** The result of an access decision as shown to an owner. */
export type AccessResult = 'yes' | 'later' | 'no'

/** A granted page is a yes; a page that opens by itself is a later; all else is a no. */
export function getAccessResult(
  access: Pick<PageAccess, 'granted' | 'reason' | 'available_after'>,
): AccessResult {
  if (access.granted) return 'yes'
  return access.reason === 'IS_SCHEDULED' && access.available_after !== null ? 'later' : 'no'
}

/** Returns the text key of a refusal's reason; without a reason the page is not published. */
export function getReasonKey(reason: PageAccess['reason']) {
  switch (reason) {
    case null:
      return 'published'
    case 'IS_PRIVATE':
      return 'private'
    case 'AUTHENTICATION_REQUIRED':
      return 'sign_in'
    case 'PURCHASE_REQUIRED':
      return 'purchase'
    case 'START_REQUIRED':
      return 'start'
    case 'IS_SCHEDULED':
      return 'scheduled'
    default:
      return 'other'
  }
}
