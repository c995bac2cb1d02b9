import { sql, type Kysely } from 'kysely'

/**
 * Publishing used to leave pictures public whose pages were gated, moved or gone: every app is judged once by a job,
 * which the first server that starts after this runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (id, app_id, kind, name, payload)
    select gen_random_uuid(), id, 'job', 'pages.settle_media', '{}'::jsonb from apps where deleted_at is null
  `.execute(db)
}
