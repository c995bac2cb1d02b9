import { sql, type Kysely } from 'kysely'

const watched: Readonly<Record<string, readonly ('insert' | 'update' | 'delete')[]>> = {
  sessions: ['update', 'delete'],
  users: ['update', 'delete'],
  subscribers: ['insert', 'update', 'delete'],
  entitlements: ['insert', 'update', 'delete'],
  progress_starts: ['update', 'delete'],
  page_first_completions: ['delete'],
  apps: ['update'],
}

/** Sessions, memberships and entitlements are read for each request, so nothing has to announce their changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, events] of Object.entries(watched))
    for (const event of events)
      await sql`drop trigger ${sql.ref(`note_${event}s`)} on ${sql.table(table)}`.execute(db)
  await sql`drop function note_changes()`.execute(db)
  await sql`drop function say_changed(text)`.execute(db)
}
