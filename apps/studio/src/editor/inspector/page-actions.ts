import { isMailAddress } from '@foyer/contract/rules/mailto'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { parseVideoAddress, type VideoRefusal } from '@foyer/contract/rules/video-address'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { newAction } from './actions.ts'

/** Buttons that a page may have (contract, `pageDraft`). */
export const MAX_PAGE_ACTIONS = 10

/** The kinds that an owner can select; `track_progress` is never rendered and only retained on existing pages. */
export const ACTION_KINDS = ['start', 'mark_complete', 'generic_button'] as const

type NewId = () => string

/** Returns a new button of a kind. A generic button gets a target at once; the others have their own action. */
export function newPageAction(action_type: PageAction['action_type'], newId: NewId): PageAction {
  const block_action = action_type === 'generic_button' ? newAction('open_page', newId()) : null
  return { id: newId(), action_type, block_action, text: '', post_action_button_text: '' }
}

/** Returns a copy of a page action with new ids for the button and its action. */
export function copyPageAction(action: PageAction, newId: NewId): PageAction {
  const { block_action } = action
  return { ...action, id: newId(), block_action: block_action && { ...block_action, id: newId() } }
}

/** Returns the button as another kind, without the properties of the old one. */
export function changeActionKind(
  action: PageAction,
  action_type: PageAction['action_type'],
  newId: NewId,
): PageAction {
  if (action_type !== 'generic_button') return { ...action, action_type }
  const block_action = action.block_action ?? newAction('open_page', newId())
  return { ...action, action_type, block_action, post_action_button_text: '' }
}

/** What of a button's action may not be stored, by the name of its field; null where it is fine. */
export function findActionFault({ block_action: action }: PageAction): ActionFault | null {
  if (action?.type === 'open_url' && action.url !== '' && !isSafeLink(action.url))
    return { field: 'url', code: 'unsafe_link' }
  if (action?.type === 'open_email' && action.address !== '' && !isMailAddress(action.address))
    return { field: 'address', code: 'email_invalid' }
  if (action?.type === 'open_lightbox' && action.video && 'url' in action.video) {
    const found = parseVideoAddress(action.video.url)
    if ('refused' in found) return { field: 'video', code: found.refused }
  }
  return null
}

type ActionFault = { field: string; code: 'unsafe_link' | 'email_invalid' | VideoRefusal }
