import { useSession } from '#platform/session.ts'

/** The role of whoever is signed in; the least one until that is known. */
export function useRole(): string {
  const session = useSession()
  return session.state === 'signed_in' ? session.team_member.role : 'admin'
}
