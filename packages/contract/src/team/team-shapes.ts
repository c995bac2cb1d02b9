import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** The roles of a team, from all rights to the fewest (model, "People"). */
export const teamRole = z.enum(['owner', 'account_admin', 'admin'])

/** The roles that an invitation can give. Only an existing team member can become an owner. */
export const invitedRole = z.enum(['account_admin', 'admin'])

/** A team member, with what the viewer may do with them. */
export const teamMemberWithAbilities = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: teamRole,
  /** They read and answer the conversations of the messaging profile; owners and account admins always do. */
  can_read_inbox: z.boolean(),
  joined_at: instant,
  /** When they were last in the studio; null: never since they joined. */
  last_seen_at: instant.nullable(),
  abilities: z.object({
    /** The roles that they may be given. */
    roles: z.array(teamRole),
    change_inbox: z.boolean(),
    remove: z.boolean(),
  }),
})

/** A pending team invitation. */
export const teamInvitation = z.object({
  id,
  email: z.string(),
  role: invitedRole,
  invited_by_name: z.string(),
  /** When the link was last sent. */
  sent_at: instant,
  expires_at: instant,
  is_expired: z.boolean(),
})

/** What the log knows of: changes of the team, what the team does to members, and what becomes of an app. */
export const logAction = z.enum([
  'team_invited',
  'team_invitation_resent',
  'team_invitation_withdrawn',
  'team_joined',
  'team_role_changed',
  'team_inbox_granted',
  'team_inbox_revoked',
  'team_removed',
  'messaging_profile_chosen',
  'member_invited',
  'member_invitation_resent',
  'member_invitation_withdrawn',
  'member_suspended',
  'member_restored',
  'member_sign_in_reset',
  'member_marked_for_deletion',
  'member_viewed',
  'members_imported',
  'report_opened',
  'reported_thread_read',
  'reported_message_kept',
  'reported_message_hidden',
  'reported_message_restored',
  'reported_message_deleted',
  'reported_member_muted',
  'reported_member_unmuted',
  'reported_member_warned',
  'reported_member_noted',
  'moderation_rules_changed',
  'app_slug_changed',
  'app_domain_added',
  'app_domain_proven',
  'app_domain_removed',
  'app_address_chosen',
  'app_switched_off',
  'test_mode_left',
  'app_switched_on',
  'app_deleted',
  'app_restored',
])

/** One log entry: actor, action, subject and time. */
export const logEntry = z.object({
  id,
  action: logAction,
  actor_name: z.string(),
  /** The name of the subject; null for a member or an invitation that no longer exists. */
  subject_name: z.string().nullable(),
  /** The user's id, where it was done to a member. */
  member_id: id.nullable(),
  /** The app in which it was done; null for what concerns the account. */
  app: z.object({ slug: z.string(), name: z.string() }).nullable(),
  details: z.object({
    from: teamRole.optional(),
    to: teamRole.optional(),
    count: z.number().int().optional(),
  }),
  at: instant,
})

export type TeamMemberWithAbilities = z.infer<typeof teamMemberWithAbilities>
export type TeamInvitation = z.infer<typeof teamInvitation>
export type LogAction = z.infer<typeof logAction>
export type LogEntry = z.infer<typeof logEntry>
