import type {
  BroadcastCondition,
  BroadcastState,
  BroadcastWhen,
} from '@foyer/contract/notifications/broadcast-shapes'
import type { BroadcastFigures } from '@foyer/contract/notifications/broadcast-shapes'
import type { NotificationChannel } from '@foyer/contract/notifications/inbox-shapes'
import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** What the owner writes. */
export type BroadcastContent = {
  title: string
  text: string
  page_id: string | null
  button_label: string
  channels: readonly NotificationChannel[]
  audience: readonly BroadcastCondition[]
  when: BroadcastWhen
}

/** A broadcast as it is stored. */
export type BroadcastRow = BroadcastContent & {
  id: string
  state: BroadcastState
  revision: number
  updated_at: string
  starts_at: string | null
  started_at: string | null
  ended_at: string | null
  added_until: string | null
  all_added_at: string | null
  final_figures: BroadcastFigures | null
}

const columns = sql.raw(`
  b.id, b.state, b.revision, b.title, b.text, b.page_id, b.button_label, b.channels, b.audience,
  case b.when_kind
    when 'at' then jsonb_build_object('kind', 'at', 'at', instant_text(b.send_at))
    when 'local' then jsonb_build_object('kind', 'local', 'local_at', b.local_at)
    else jsonb_build_object('kind', 'now') end as "when",
  instant_text(b.updated_at) as updated_at, instant_text(b.starts_at) as starts_at,
  instant_text(b.started_at) as started_at, instant_text(b.ended_at) as ended_at, b.added_until,
  instant_text(b.all_added_at) as all_added_at, b.final_figures`)

async function select(db: Db, where: RawBuilder<unknown>): Promise<BroadcastRow[]> {
  const { rows } = await sql<BroadcastRow>`
    select ${columns} from broadcasts b where b.app_id = ${db.app_id} and ${where}
  `.execute(db)
  return rows
}

export async function findBroadcast(db: Db, id: string): Promise<BroadcastRow | null> {
  return (await select(db, sql`b.id = ${id}`))[0] ?? null
}

/** Locks a broadcast until the end of the transaction; `skip`: null where another one works on it. */
export async function lockBroadcast(tx: AppTx, id: string, skip: boolean): Promise<BroadcastRow | null> {
  const rows = await select(tx, sql`b.id = ${id} for update ${skip ? sql`skip locked` : sql``}`)
  return rows[0] ?? null
}

export function findBroadcasts(db: Db, ids: readonly string[]): Promise<BroadcastRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : select(db, sql`b.id = any (${[...ids]}::uuid[])`)
}

/** Where a page of the list ended. */
export type BroadcastKey = { updated_at: string; id: string }

export function listBroadcastRows(
  db: Db,
  after: BroadcastKey | null,
  limit: number,
): Promise<BroadcastRow[]> {
  const later = after
    ? sql`(b.updated_at, b.id) < (${after.updated_at}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  return select(db, sql`${later} order by b.updated_at desc, b.id desc limit ${limit}`)
}

/** Lists the ids of those that have started, or are to start by now, and are not done. */
export async function listUnfinished(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from broadcasts
    where app_id = ${db.app_id} and state in ('scheduled', 'sending') and starts_at <= ${now}
    order by starts_at, id
  `.execute(db)
  return rows.map(({ id }) => id)
}

function toColumns({ when, channels, audience, ...content }: BroadcastContent) {
  return {
    ...content,
    channels: [...channels],
    audience: JSON.stringify(audience),
    when_kind: when.kind,
    send_at: when.kind === 'at' ? new Date(when.at) : null,
    local_at: when.kind === 'local' ? when.local_at : null,
  }
}

type New = { id: string; content: BroadcastContent; created_by: string; now: Date }

export async function insertBroadcast(tx: AppTx, { id, content, created_by, now }: New): Promise<void> {
  await tx
    .insertInto('broadcasts')
    .values({ app_id: tx.app_id, id, ...toColumns(content), created_by, created_at: now, updated_at: now })
    .execute()
}

export async function saveContent(
  tx: AppTx,
  { id, content, now }: { id: string; content: BroadcastContent; now: Date },
): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set((eb) => ({ ...toColumns(content), updated_at: now, revision: eb('revision', '+', 1) }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes a draft. False where there is none. */
export async function deleteDraft(tx: AppTx, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('broadcasts')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

type Step = {
  state?: BroadcastState
  scheduled_at?: Date
  starts_at?: Date
  started_at?: Date
  ended_at?: Date
  added_until?: string
  all_added_at?: Date
  updated_at?: Date
  final_figures?: string
}

/** Stores how far a broadcast is. */
export async function saveStep(tx: AppTx, id: string, step: Step): Promise<void> {
  await tx.updateTable('broadcasts').set(step).where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}
