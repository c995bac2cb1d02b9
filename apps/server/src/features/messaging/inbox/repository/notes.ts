import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

type Db = AppDb | AppTx

/** The notes of one side beside a thread. */
export type NotesKey = { thread_id: string; user_id: string; is_team: boolean }

/** A note as it is stored. */
export type NoteRow = {
  id: string
  team_member_id: string
  team_member_name: string
  text: string
  created_at: string
}

const columns = sql.raw('id, team_member_id, team_member_name, text, instant_text(created_at) as created_at')

/** Lists notes, oldest first. */
export async function listNotes(db: Db, key: NotesKey): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from conversation_notes
    where app_id = ${db.app_id} and thread_id = ${key.thread_id} and user_id = ${key.user_id}
      and is_team = ${key.is_team}
    order by id
  `.execute(db)
  return rows
}

type NewNote = NotesKey & {
  /** The member of a direct conversation. */
  subject_id: string | null
  author: { team_member_id: string; name: string }
  text: string
  now: Date
}

/** Adds a note; null where the conversation has so many already. */
export async function insertNote(
  tx: AppTx,
  { author, text, subject_id, now, ...key }: NewNote,
  max: number,
): Promise<NoteRow | null> {
  const { rows } = await sql<NoteRow>`
    insert into conversation_notes (app_id, id, thread_id, user_id, is_team, subject_id, team_member_id,
      team_member_name, text, created_at)
    select ${tx.app_id}, ${newId()}::uuid, ${key.thread_id}::uuid, ${key.user_id}::uuid, ${key.is_team}::boolean,
      ${subject_id}::uuid, ${author.team_member_id}::uuid, ${author.name}, ${text}, ${now}::timestamptz
    where (
      select count(*) from conversation_notes
      where app_id = ${tx.app_id} and thread_id = ${key.thread_id} and user_id = ${key.user_id}) < ${max}
    returning ${columns}
  `.execute(tx)
  return rows[0] ?? null
}

/** Finds a note of one side beside a thread. */
export async function findNote(db: Db, key: NotesKey, id: string): Promise<NoteRow | null> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from conversation_notes
    where app_id = ${db.app_id} and id = ${id} and thread_id = ${key.thread_id} and user_id = ${key.user_id}
      and is_team = ${key.is_team}
  `.execute(db)
  return rows[0] ?? null
}

/** Deletes a note. */
export async function deleteNote(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('conversation_notes').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}
