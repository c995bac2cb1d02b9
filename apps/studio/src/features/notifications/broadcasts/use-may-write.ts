import { useSession } from '#platform/session.ts'

/** Whether the team member may write broadcasts; others read them. */
export function useMayWrite(): boolean {
  const session = useSession()
  return session.state === 'signed_in' && session.team_member.role !== 'admin'
}
