import type { PersonViewer } from '@foyer/domain/accounts'
import type { AppDb } from '#platform/database/app-db.ts'
import { listSeen, type NameKey, type SeenPerson } from './list-seen.ts'

type Named = { term: string; without: readonly string[]; after: NameKey | null; limit: number }

/** People whom a viewer sees, by the beginnings of their names, after a key of such a list. */
export function findPeopleByName(db: AppDb, viewer: PersonViewer, named: Named): Promise<SeenPerson[]> {
  return listSeen(db, viewer, named)
}

/** Those of some people, by user id, whom a viewer sees, by name. */
export function findSeenPeople(
  db: AppDb,
  viewer: PersonViewer,
  user_ids: readonly string[],
): Promise<SeenPerson[]> {
  if (user_ids.length === 0) return Promise.resolve([])
  return listSeen(db, viewer, { ids: { of: 'users', list: user_ids }, limit: user_ids.length })
}
