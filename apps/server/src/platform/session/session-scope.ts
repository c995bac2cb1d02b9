import type { Viewer } from './viewer.ts'

const PREFIX = 'session.'

/** What a signed address of private data is bound to: the session that received it (`SignOptions.bound_to`). */
export function formatSessionScope({ session_id }: Pick<Viewer, 'session_id'>): string {
  return `${PREFIX}${session_id}`
}

export function isSessionScope(bound_to: string): boolean {
  return bound_to.startsWith(PREFIX)
}

/** Whether the caller has the session of the scope, and is its member and no team member who views as them. */
export function isInSessionScope(viewer: Viewer | null, bound_to: string): boolean {
  return viewer !== null && viewer.viewed_by === null && formatSessionScope(viewer) === bound_to
}
