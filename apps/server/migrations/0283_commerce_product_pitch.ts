import { sql, type Kysely } from 'kysely'

/** What an owner writes to sell a product: its contents, its teacher and a page that everybody may read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column contents text[] not null default '{}',
      add column teacher jsonb,
      add column sample_page_id uuid
  `.execute(db)
}
