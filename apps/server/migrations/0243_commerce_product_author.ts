import { sql, type Kysely } from 'kysely'

/** Who saved a product last and when; null of products that nobody has saved since this is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column changed_by uuid,
      add column changed_by_name text,
      add column changed_at timestamptz(3)
  `.execute(db)
}
