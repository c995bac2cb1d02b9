import type { Author, Participant, Thread } from '@foyer/contract/messaging/shapes'

/** The other person of a direct thread; null in other threads and where they are hidden. */
export function findOther(
  thread: Pick<Thread, 'type' | 'participants'>,
  viewer_id: string | null,
): Participant['user'] | null {
  if (thread.type !== 'direct') return null
  return thread.participants.find(({ user }) => user.user_id !== viewer_id)?.user ?? null
}

/** The faces of a group: up to two others, those who wrote last first. */
export function listFaces(
  { participants }: Pick<Thread, 'participants'>,
  viewer_id: string | null,
): Author[] {
  const others = participants.map(({ user }) => user).filter(({ user_id }) => user_id !== viewer_id)
  const own = participants.map(({ user }) => user).filter(({ user_id }) => user_id === viewer_id)
  return [...others, ...own].slice(0, 2)
}

/** The first word of a name, as others call a person in a line of text. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
