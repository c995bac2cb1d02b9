/**
 * SQL of a studio session that is open, with whoever is in it, where their role lets them look at the app as its members:
 * whatever ends the session, the membership or the role ends the preview too, and no code has to think of it.
 */
export function openStudio(session_id: string): string {
  return `select colleague.id, colleague.account_id, colleague.name
       from studio_sessions studio
       join team_members colleague on colleague.id = studio.team_member_id
       where studio.id = ${session_id} and studio.revoked_at is null and studio.expires_at > now()
         and colleague.role in ('owner', 'account_admin')`
}
