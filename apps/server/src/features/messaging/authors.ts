import { avatarUrls } from '@foyer/contract/identity/shapes'
import type { Author } from '@foyer/contract/messaging/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { findPeopleByUser } from '../directory/index.ts'

/** People of some messages, by user id. */
export type Authors = ReadonlyMap<string, Author>

/** Reads some people, each once. */
export async function loadAuthors(db: AppDb | AppTx, user_ids: readonly string[]): Promise<Authors> {
  const people = await findPeopleByUser(db, [...new Set(user_ids)])
  return new Map(people.map((person) => [person.user_id, presentAuthor(person)]))
}

/** A person as messages show them: nothing that leads to their address. */
export function presentAuthor({
  user_id,
  name,
  avatar_urls,
  is_admin,
}: Pick<Viewer, 'user_id' | 'name' | 'avatar_urls' | 'is_admin'>): Author {
  return { user_id, name, avatar_urls: avatarUrls.parse(avatar_urls), is_admin }
}
