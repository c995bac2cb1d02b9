import { pageTraits } from '@foyer/content/traits'
import type { PageShell } from '@foyer/contract/pages/page-index'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import type { Translate } from '@foyer/i18n'
import type { PageMemberState } from './page-member-state.ts'

/** An action that is drawn: `track_progress` is hidden (spec section 2, "Generic page"). */
export type VisibleAction = PageAction & { action_type: 'start' | 'mark_complete' | 'generic_button' }

/** The actions of a page that are drawn, in the owner's order; a button that leads nowhere is not. */
export function visibleActions(actions: readonly PageAction[]): VisibleAction[] {
  return actions.filter(
    (action): action is VisibleAction =>
      action.action_type !== 'track_progress' &&
      (action.action_type !== 'generic_button' ||
        (action.block_action !== null && hasTarget(action.block_action))),
  )
}

/** The visible actions of a page; a read-only viewer gets only those that neither start nor complete anything. */
export function availableActions(actions: readonly PageAction[], is_read_only: boolean): VisibleAction[] {
  return visibleActions(actions).filter(
    ({ action_type }) => !is_read_only || action_type === 'generic_button',
  )
}

/** What an action shows before and after it was done. */
export type ActionState = { is_done: boolean; label: 'own' | 'after' }

/** The state of an action for a member; for guests always the initial one. */
export function actionState(action: VisibleAction, member: PageMemberState | null): ActionState {
  const is_done =
    (action.action_type === 'mark_complete' && member?.is_completed === true) ||
    (action.action_type === 'start' && member?.is_started === true)
  return { is_done, label: is_done ? 'after' : 'own' }
}

/** The label of a button that starts a page. */
export function formatStartLabel(t: Translate, content_type: PageShell['page_content_type']): string {
  return t(pageTraits(content_type).start_label)
}
