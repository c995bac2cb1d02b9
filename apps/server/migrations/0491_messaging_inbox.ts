import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What the studio's inbox stores beside conversations; members never receive any of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStates(db)
  await createNotes(db)
  await createSenders(db)
  await createSavedReplies(db)
}

/** A thread of two team members is in the inbox of both, so each side has a state of its own. */
async function createStates(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'conversation_states', ['thread_id', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      /** The side: the messaging profile, or the team member's own user. */
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      /** It is done as long as the other side has written nothing after this message. */
      .addColumn('done_ts', 'int8')
      /** A team member. */
      .addColumn('assignee_id', 'uuid'),
  )
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'conversation_notes', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      /** The side, as in conversation_states. */
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('is_team', 'boolean', (column) => column.notNull())
      /** The member of a direct conversation, whom the note is about. */
      .addColumn('subject_id', 'uuid')
      .addColumn('team_member_id', 'uuid', (column) => column.notNull())
      .addColumn('team_member_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create index conversation_notes_of_thread on conversation_notes (app_id, thread_id, user_id, id)
  `.execute(db)
  await sql`create index conversation_notes_of_subject on conversation_notes (app_id, subject_id)`.execute(db)
}

/** Who of the team has written a message of the messaging profile. */
async function createSenders(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'message_senders', ['thread_id', 'message_ts'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('team_member_id', 'uuid', (column) => column.notNull())
      .addColumn('team_member_name', 'text', (column) => column.notNull()),
  )
}

async function createSavedReplies(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'saved_replies', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}
