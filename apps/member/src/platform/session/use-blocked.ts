import { useMemo } from 'react'
import { useAuthenticated } from './use-session.ts'

/** Whom the member has blocked, by user id; hidden at once, before the server has answered. */
export function useBlockedUserIds(): ReadonlySet<string> {
  const ids = useAuthenticated()?.facts.blocked_user_ids
  return useMemo(() => new Set(ids), [ids])
}
