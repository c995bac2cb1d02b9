import type { AppDb } from '#platform/database/app-db.ts'

/** What some users of an app are called; those that do not exist are left out. */
export async function namesOfUsers(
  db: AppDb,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
}
