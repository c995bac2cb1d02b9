import { listNameWords } from '@foyer/domain/search'
import type { Client } from 'pg'

const BATCH = 5_000

/** Adds the words by which the users of an app are found, where they have none. */
export async function addUserWords(client: Client, app_id: string): Promise<void> {
  const { rows: users } = await client.query<{ id: string; name: string; email: string }>(
    `select id, name, email::text as email from users
     where app_id = $1 and not exists (
       select from user_words where user_words.app_id = $1 and user_words.user_id = users.id)`,
    [app_id],
  )
  for (let start = 0; start < users.length; start += BATCH) {
    const words = users
      .slice(start, start + BATCH)
      .flatMap(({ id: user_id, name, email }) => [
        ...listNameWords(name).map((word) => ({ user_id, word, name_key: name })),
        ...listNameWords(email).map((word) => ({ user_id, word, name_key: null })),
      ])
    await client.query(
      `insert into user_words (app_id, word, user_id, name_key)
       select $1, word, user_id, max(name_key) from jsonb_to_recordset($2::jsonb)
         as row (user_id uuid, word text collate "C", name_key text collate foyer_text)
       group by word, user_id`,
      [app_id, JSON.stringify(words)],
    )
  }
}
