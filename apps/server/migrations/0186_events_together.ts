import { sql, type Kysely } from 'kysely'

/** Events of one name that one commit announces may lie in one row of the outbox: `payload` is then their list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_kind_check`.execute(db)
  await sql`
    alter table outbox add constraint outbox_kind_check check (kind in ('event', 'events', 'job'))
  `.execute(db)
}
