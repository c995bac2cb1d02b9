import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'
import { SERVER_ROLE } from '../src/platform/database/server-role.ts'

/** Sessions of workouts, what was done in them, and exercises that members put in the place of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'workout_sessions', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('workout_id', 'uuid', (column) => column.notNull())
      /** The release that was live at the start: its workout is the one that is done. */
      .addColumn('release_id', 'uuid', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('session_mode', 'text', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('finished_at', sql`timestamptz(3)`)
      .addColumn('local_date', 'date', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('is_discarded', 'boolean', (column) => column.notNull())
      /** Derived from the activities, so that lists need not read them. */
      .addColumn('figures', 'jsonb', (column) => column.notNull())
      .addColumn('activity_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create index workout_sessions_of_member
    on workout_sessions (app_id, subscriber_id, workout_id, started_at desc, id desc)
  `.execute(db)

  await tenantTable(db, 'workout_activities', ['session_id', 'id'], (table) =>
    table
      .addColumn('session_id', 'uuid', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      /** Counts the activities of a session as they arrive. */
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('activity_type', 'text', (column) => column.notNull())
      .addColumn('workout_group_id', 'uuid')
      .addColumn('workout_group_item_id', 'uuid')
      /** The exercise and the row of a set. */
      .addColumn('exercise_id', 'uuid')
      .addColumn('set_row', 'integer')
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull())
      /** Sorts as text (`entryClock` of the contract). */
      .addColumn('clock', sql`text collate "C"`, (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  /** Activities are appended; only erasing a member and purging an app delete them. */
  await sql`revoke update, truncate on workout_activities from ${sql.ref(SERVER_ROLE)}`.execute(db)
  await sql`
    create index workout_activities_of_exercise
    on workout_activities (app_id, subscriber_id, exercise_id, session_id)
  `.execute(db)
  await sql`
    create index workout_activities_of_row
    on workout_activities (app_id, session_id, workout_group_item_id, set_row, clock desc, id desc)
    where set_row is not null
  `.execute(db)

  await tenantTable(db, 'exercise_swaps', ['subscriber_id', 'exercise_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('exercise_id', 'uuid', (column) => column.notNull())
      .addColumn('alternate_id', 'uuid', (column) => column.notNull())
      .addColumn('swapped_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}
