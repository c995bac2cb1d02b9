import { sql, type Kysely, type RawBuilder } from 'kysely'
import { listNameWords, toSearchText } from '@foyer/domain/search'
import { acrossApps } from '../src/platform/database/schema.ts'

const BATCH = 500

type Key = { app_id: string; id: string }

/**
 * One order for all lists of names, and search by folded words. A generated column or a trigger cannot fold as the
 * domain does, so the server writes what is searched. Existing rows are filled here, in batches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation foyer_text (provider = icu, locale = 'und-u-kn-true')`.execute(db)
  await changeNames(db)
  await changeWordsOfNames(db)
  await addPageSearch(db)
  await addSearchOf(db, 'media', sql`name || ' ' || alt`)
  await addSearchOf(db, 'products', sql`title || ' ' || subtitle`)
}

async function changeNames(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger note_words on users`.execute(db)
  await sql`drop function note_user_words()`.execute(db)
  await sql`alter table users drop column sort_name`.execute(db)
  await sql`alter table users alter column name type text collate foyer_text`.execute(db)
  await sql`create index users_by_name on users (app_id, name, id)`.execute(db)
}

async function changeWordsOfNames(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_words alter column name_key type text collate foyer_text`.execute(db)
  await acrossApps(db, 'users', () =>
    acrossApps(db, 'user_words', async () => {
      await sql`delete from user_words`.execute(db)
      await inBatches(
        db,
        sql<Key & { name: string; email: string }>`select app_id, id, name, email::text as email from users`,
        async (users) => {
          const words = users.flatMap(({ app_id, id: user_id, name, email }) => {
            const of_name = listNameWords(name).map((word) => ({
              word: truncate(word, 40),
              name_key: truncate(name, 80),
            }))
            const of_email = listNameWords(email).map((word) => ({
              word: truncate(word, 40),
              name_key: null,
            }))
            return [...of_name, ...of_email].map((word) => ({ app_id, user_id, ...word }))
          })
          await sql`
            insert into user_words (app_id, word, user_id, name_key)
            select app_id, word, user_id, max(name_key)
            from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
              as row (app_id uuid, word text collate "C", user_id uuid, name_key text collate foyer_text)
            group by app_id, word, user_id
          `.execute(db)
        },
      )
    }),
  )
}

async function addPageSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pages drop column search`.execute(db)
  await sql`alter table pages add column search_grams text[] not null default '{}'`.execute(db)
  await fillSearch(db, 'pages', sql`title || ' ' || search_text`)
  await sql`create index pages_search on pages using gin (app_id, search_grams) where deleted_at is null`.execute(
    db,
  )
}

async function addSearchOf(db: Kysely<unknown>, name: string, text: RawBuilder<unknown>): Promise<void> {
  const table = sql.table(name)
  await sql`
    alter table ${table} add column search_text text not null default '',
      add column search_grams text[] not null default '{}'
  `.execute(db)
  await fillSearch(db, name, text)
  await sql`create index ${sql.ref(`${name}_search`)} on ${table} using gin (app_id, search_grams)`.execute(
    db,
  )
}

async function fillSearch(db: Kysely<unknown>, name: string, text: RawBuilder<unknown>): Promise<void> {
  const table = sql.table(name)
  await acrossApps(db, name, () =>
    inBatches(
      db,
      sql<Key & { text: string }>`select app_id, id, ${text} as text from ${table}`,
      async (found) => {
        const rows = found.map(({ app_id, id, text: stored }) => {
          const { words, grams } = toSearchText(stored)
          return { app_id, id, words, grams }
        })
        await sql`
        update ${table} as stored set search_text = row.words, search_grams = row.grams
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (app_id uuid, id uuid, words text, grams text[])
        where stored.app_id = row.app_id and stored.id = row.id
      `.execute(db)
      },
    ),
  )
}

/** Reads rows by key and hands them on, some hundred at a time. */
async function inBatches<Row extends Key>(
  db: Kysely<unknown>,
  rows: RawBuilder<Row>,
  change: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const first = '00000000-0000-0000-0000-000000000000'
  let after: Key | undefined = { app_id: first, id: first }
  while (after) {
    const { rows: found }: { rows: Row[] } = await sql<Row>`
      select * from (${rows}) row where (app_id, id) > (${after.app_id}::uuid, ${after.id}::uuid)
      order by app_id, id limit ${BATCH}
    `.execute(db)
    if (found.length > 0) await change(found)
    after = found.length < BATCH ? undefined : found.at(-1)
  }
}

/** Cuts between characters: half of a pair would be refused by the database. */
function truncate(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}
