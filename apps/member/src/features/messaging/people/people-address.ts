import { isId } from '#platform/routing/hash.ts'

const MOST_PEOPLE = 50

/** The people whom an address `/me/messages/new?users=1,2` names, each once. */
export function parseUsers(search: string): string[] {
  const ids = (new URLSearchParams(search).get('users') ?? '').split(',').map((id) => id.trim().toLowerCase())
  return [...new Set(ids.filter(isId))].slice(0, MOST_PEOPLE)
}
