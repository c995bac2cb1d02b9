import { isSafeLink } from '@foyer/domain/pages'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { newAction } from './actions.ts'

/** Buttons that a page may have (contract, `pageDraft`). */
export const MAX_PAGE_ACTIONS = 10

/** The kinds that an owner can choose; `track_progress` is never drawn and only kept where a page has it. */
export const ACTION_KINDS = ['start', 'mark_complete', 'generic_button'] as const

type NewId = () => string

/** A new button of a kind. One that only leads somewhere gets a target at once; the others do their own thing. */
export function newPageAction(action_type: PageAction['action_type'], newId: NewId): PageAction {
  const block_action = action_type === 'generic_button' ? newAction('open_page', newId()) : null
  return { id: newId(), action_type, block_action, text: '', post_action_button_text: '' }
}

/** A copy that can stand beside the original: the button and what it does get ids of their own. */
export function copyPageAction(action: PageAction, newId: NewId): PageAction {
  const { block_action } = action
  return { ...action, id: newId(), block_action: block_action && { ...block_action, id: newId() } }
}

/** The same button as another kind: what only the old kind has is taken away. */
export function changeActionKind(
  action: PageAction,
  action_type: PageAction['action_type'],
  newId: NewId,
): PageAction {
  if (action_type !== 'generic_button') return { ...action, action_type }
  const block_action = action.block_action ?? newAction('open_page', newId())
  return { ...action, action_type, block_action, post_action_button_text: '' }
}

/** Whether a button leads to an address that may not be stored. */
export function hasUnsafeLink({ block_action }: PageAction): boolean {
  return block_action?.type === 'open_url' && block_action.url !== '' && !isSafeLink(block_action.url)
}
