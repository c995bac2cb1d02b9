import type { InboxScope } from '@foyer/contract/messaging/inbox-shapes'
import type { Ctx } from '#platform/context.ts'
import type { MemberViewer, TeamViewer } from '#platform/session/viewer.ts'
import { findPeopleByUser } from '../../directory/index.ts'
import { findUserOfTeamMember } from '../../identity/index.ts'
import { findProfileUser } from '../../team/index.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'

/** The side of conversations that a team member answers for. */
export type InboxSide = {
  scope: InboxScope
  /** The messaging profile or the team member's own user, as members see them. */
  viewer: MemberViewer
  /** The team sees messages after this one: earlier ones were written to the person, not to the app. */
  since_ts: string
  /** People who are hidden from the side. */
  hidden: readonly string[]
}

/**
 * Finds the side of a scope. Null: the team member may not read it, nobody is the messaging profile, or they have no
 * user in the app. The own conversations of the messaging profile are the team's.
 */
export async function findSide(ctx: Ctx, team: TeamViewer, scope: InboxScope): Promise<InboxSide | null> {
  return scope === 'team' ? findTeamSide(ctx, team) : findOwnSide(ctx, team)
}

async function findTeamSide(ctx: Ctx, team: TeamViewer): Promise<InboxSide | null> {
  const profile = team.can_read_inbox ? await findProfileUser(ctx.db) : null
  return profile && createSide(ctx, team, { scope: 'team', ...profile })
}

async function findOwnSide(ctx: Ctx, team: TeamViewer): Promise<InboxSide | null> {
  const user = await findUserOfTeamMember(ctx.db, team.team_member_id)
  if (!user || user.is_app_messaging_profile) return null
  return createSide(ctx, team, { scope: 'mine', user_id: user.id, profile_since_ts: '0' })
}

async function createSide(
  ctx: Ctx,
  { session_id }: TeamViewer,
  { scope, user_id, profile_since_ts }: { scope: InboxScope; user_id: string; profile_since_ts: string },
): Promise<InboxSide | null> {
  const [people, hidden] = await Promise.all([
    findPeopleByUser(ctx.db, [user_id]),
    listHiddenUsers(ctx, user_id),
  ])
  const [person] = people
  if (!person || person.subscriber_id === null || person.is_suspended) return null
  const { subscriber_id, email, name, language, timezone, avatar_urls } = person
  const { is_admin, is_account_admin, is_app_messaging_profile } = person
  return {
    scope,
    viewer: {
      kind: 'user',
      ...{ user_id, subscriber_id, session_id, email, name, language, timezone, avatar_urls },
      ...{ is_admin, is_account_admin, is_app_messaging_profile },
      viewed_by: null,
    },
    since_ts: profile_since_ts,
    hidden: [...hidden],
  }
}
