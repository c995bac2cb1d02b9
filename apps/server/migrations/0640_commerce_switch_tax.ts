import { sql, type Kysely } from 'kysely'

/** The tax of a switch's payment, and what of it the credit took off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription_switches
      add column tax jsonb,
      add column credit_tax numeric(15, 0) not null default 0
  `.execute(db)
}
