import { useMemo } from 'react'
import { useAuthenticated } from './use-session.ts'

/** The user ids that the member has blocked, including optimistic changes. */
export function useBlockedUserIds(): ReadonlySet<string> {
  const ids = useAuthenticated()?.facts.blocked_user_ids
  return useMemo(() => new Set(ids), [ids])
}
