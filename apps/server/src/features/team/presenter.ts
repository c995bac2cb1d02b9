import type { TeamRole } from '@foyer/contract'
import {
  teamMember,
  type Account,
  type MailboxEntry,
  type MailboxMessage as ShownMail,
  type TeamMember,
} from '@foyer/contract/identity/shapes'
import type { MailboxMessage } from '../../platform/mail/index.ts'
import {
  invitedRole,
  teamRole,
  type LogEntry,
  type TeamMemberWithAbilities,
  type TeamInvitation,
} from '@foyer/contract/team/team-shapes'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import type { TeamPerson } from './repository/team.ts'
import type { TeamInvitationRow } from './repository/team-invitations.ts'
import type { LogLine } from './repository/team-log.ts'
import type { ListedTeamMember } from './repository/team-members.ts'
import { mayReadInbox, teamPolicy } from './policy.ts'

/** A colleague, with what the viewer may do with them. */
export function presentTeamMember(
  viewer: TeamViewer,
  team_member: ListedTeamMember,
): TeamMemberWithAbilities {
  const { id, name, email, joined_at, last_seen_at } = team_member
  const role = teamRole.parse(team_member.role)
  const facts = { team_member: { role }, actor_role: viewer.role }
  const mayBecome = (to: TeamRole): boolean => teamPolicy.changeRole(viewer, { ...facts, role: to }).allowed
  return {
    id,
    name,
    email,
    role,
    can_read_inbox: mayReadInbox({ role, can_read_inbox: team_member.can_read_inbox }),
    joined_at: joined_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    abilities: {
      roles: teamRole.options.filter((to) => to !== role && mayBecome(to)),
      change_inbox: teamPolicy.setInboxPermission(viewer, facts).allowed,
      remove: teamPolicy.remove(viewer, facts).allowed,
    },
  }
}

/** Presents an open invitation, with its state at an instant. */
export function presentTeamInvitation(row: TeamInvitationRow, now: Date): TeamInvitation {
  const { id, email, role, invited_by_name, sent_at, expires_at } = row
  return {
    id,
    email,
    invited_by_name,
    role: invitedRole.parse(role),
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  }
}

/** A line of the log; names of members are those that they have now. */
export function presentLogLine(line: LogLine, names: ReadonlyMap<string, string>): LogEntry {
  const { id, action, actor_name, subject_kind, subject_id, app_slug, app_name, details, at } = line
  const subject_name = line.subject_name ?? names.get(subject_id ?? '') ?? null
  return {
    id,
    action,
    actor_name,
    details,
    subject_name,
    member_id: subject_kind === 'member' && subject_name !== null ? subject_id : null,
    app: app_slug !== null && app_name !== null ? { slug: app_slug, name: app_name } : null,
    at: at.toISOString(),
  }
}

/** Presents a team member and the account as the studio stores them. */
export function presentTeam(person: TeamPerson): { team_member: TeamMember; account: Account } {
  const { id, email, name, role, account_id, account_name } = person
  return {
    team_member: teamMember.parse({ id, email, name, role }),
    account: { id: account_id, name: account_name },
  }
}

/** A mail of development as the list shows it. */
export function presentMailboxLine(mail: MailboxMessage): MailboxEntry {
  const { id, to_address, from_address, subject, created_at } = mail
  return { id, to_address, from_address, subject, created_at: created_at.toISOString() }
}

/** Presents a mail of the development mailbox as text; its HTML has the same content and is omitted. */
export function presentMailboxMessage(mail: MailboxMessage): ShownMail {
  return { ...presentMailboxLine(mail), text_body: mail.text_body, has_html: mail.html_body !== null }
}
