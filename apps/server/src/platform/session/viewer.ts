import type { TeamRole } from '@foyer/contract'

/** A signed-in user of an app. `subscriber_id` is null until a private app admits them (model, "People"). */
export type Viewer = {
  kind: 'user'
  user_id: string
  subscriber_id: string | null
  session_id: string
  email: string
  name: string
  language: string | null
  timezone: string
  /** Addresses of their picture by size; null without one. */
  avatar_urls: Readonly<Record<string, string>> | null
  is_admin: boolean
  is_account_admin: boolean
  is_app_messaging_profile: boolean
  /** The team member who views the app as this user and may change nothing; null: the user themselves. */
  viewed_by: string | null
}

/** A viewer who is a member of the app. */
export type MemberViewer = Viewer & { subscriber_id: string }

/** A team member in the studio; `role` is null where the call names no app. */
export type TeamViewer = {
  kind: 'team'
  team_member_id: string
  account_id: string
  session_id: string
  email: string
  name: string
  role: TeamRole
  /** They read the conversations of the messaging profile in the studio. */
  can_read_inbox: boolean
}

/** The viewer; null is a guest. */
export type AnyViewer = Viewer | TeamViewer | null
