import { avatarUrls, type AvatarUrls } from '@foyer/contract/accounts/shapes'
import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

/**
 * Sets the addresses of a user's picture, null for none, and gives those from before: in one statement, so that of
 * pictures set side by side each is given back by the one that took its place.
 */
export async function setAvatar(tx: AppTx, user_id: string, urls: AvatarUrls): Promise<AvatarUrls> {
  const { rows } = await sql<{ avatar_urls: unknown }>`
    with before as (
      select id, avatar_urls from users where app_id = ${tx.app_id} and id = ${user_id} for update
    )
    update users set avatar_urls = ${urls === null ? null : JSON.stringify(urls)}::jsonb
    from before where users.app_id = ${tx.app_id} and users.id = before.id
    returning before.avatar_urls
  `.execute(tx)
  return avatarUrls.parse(rows[0]?.avatar_urls ?? null)
}
