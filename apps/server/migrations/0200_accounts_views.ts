import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * Previews: sessions in which somebody of the team looks at the app as a member, each standing on the studio session
 * by which it was opened, and the codes that open them. Who looks is kept apart, so that the row of a session, which
 * every call reads, grows by no more than a mark.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column is_view boolean not null default false`.execute(db)
  await tenantTable(db, 'session_views', ['session_id'], (table) =>
    table
      .addColumn('session_id', 'uuid', (column) => column.notNull())
      .addColumn('viewed_by_team_member_id', 'uuid', (column) => column.notNull())
      .addColumn('viewed_by_session_id', 'uuid', (column) => column.notNull())
      .addForeignKeyConstraint(
        'session_views_session_fkey',
        ['app_id', 'session_id'] as never,
        'sessions',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    alter table one_time_tokens
      add column viewed_by_session_id uuid,
      drop constraint one_time_tokens_purpose_check,
      add constraint one_time_tokens_purpose_check
        check (purpose in ('passwordless', 'reset', 'exchange', 'view', 'verify_email', 'change_email')),
      add constraint one_time_tokens_view_has_session
        check ((purpose = 'view') = (viewed_by_session_id is not null))
  `.execute(db)
}
