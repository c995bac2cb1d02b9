import type { LoginParts, User } from '@foyer/contract/identity/shapes'
import type { PreviewAs } from '@foyer/contract/pages/preview-shapes'
import type { SessionState } from '#platform/session/session-state.ts'
import type { PageMemberState } from '../page-member-state.ts'

/** The session of a fictitious viewer, used for rendering only; never sent to the server. */
export function createPreviewSession(shown_as: PreviewAs, name: string): SessionState {
  if (shown_as.kind !== 'member') return { status: 'guest' }
  return {
    status: 'authenticated',
    user: createMember(shown_as.product_ids, name),
    facts: EMPTY_FACTS,
    token: null,
    epoch: '',
  }
}

/** That member's progress on a page: nothing started, and every action notifies that this is a preview. */
export function createPreviewMember(page_id: string, notify: () => void): PageMemberState {
  return {
    page_id,
    is_completed: false,
    is_bookmarked: false,
    is_started: false,
    is_run_root: false,
    is_starting: false,
    next_page_id: null,
    completed_page_ids: new Set(),
    sequence: [],
    plan: null,
    setCompleted: notify,
    toggleBookmark: notify,
    start: notify,
    leave: notify,
  }
}

function createMember(active_product_ids: readonly string[], name: string): User {
  return {
    id: 'preview',
    email: '',
    name,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    subscriber_id: 'preview',
    subscriber_uuid: null,
    is_admin: false,
    is_account_admin: false,
    is_app_messaging_profile: false,
    active_product_ids: [...active_product_ids],
    global_events_channel: '',
    avatar_urls: null,
    can_receive_messages_from_members: false,
    profile_visibility: 'private',
    language: null,
    passwordless: false,
    auth_provider: 'default',
    is_email_verified: true,
    attributes: {},
    app_subscription: null,
  }
}

const EMPTY_FACTS: LoginParts = {
  program_subscriptions: {},
  event_subscriptions: [],
  pack_subscriptions: [],
  page_completions: { by_uuid: [], by_content_type: {} },
  ever_completed_page_ids: [],
  page_subscriptions: [],
  bookmarked_pages: [],
  billing_country: null,
  past_due_subscriptions: [],
  subscriber_properties: [],
  blocked_user_ids: [],
  exercise_swaps: [],
  access_epoch: 0,
  page_rights: '',
}
