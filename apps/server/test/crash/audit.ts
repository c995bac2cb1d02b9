import pg from 'pg'
import { vi } from 'vitest'
import { stableId } from '../../src/platform/events/index.ts'
import type { ClusterRecord } from '../../src/platform/postgres/cluster-record.ts'
import type { Client } from './client.ts'
import type { CrashFixture, Writer } from './crash-fixture.ts'

/** Lists acknowledged writes that are missing or stored twice. */
export async function auditWrites(client: Client, stage: CrashFixture): Promise<string[]> {
  const read_messages = await readAllMessages(client, stage)
  const findings: string[] = []
  for (const writer of stage.writers) {
    for (const message of writer.messages) {
      const times = read_messages.filter((text) => text === message).length
      if (times !== 1) findings.push(`"${message}" stands there ${times} times`)
    }
    findings.push(...(await auditWriter(client, writer)))
    const { revision, draft } = await client.callUntilAnswered(stage.owner, 'pages.getStudioPage', {
      id: writer.draft.page_id,
    })
    if (revision !== writer.draft.revision || draft.title !== writer.draft.draft.title)
      findings.push(`the draft is "${draft.title}" (${revision}), not "${writer.draft.draft.title}"`)
  }
  const expected = stage.writers.reduce((sum, writer) => sum + writer.messages.length, 0)
  if (read_messages.length !== expected)
    findings.push(`${read_messages.length} messages stand there, ${expected} were sent`)
  return findings
}

async function auditWriter(client: Client, { name, person, ...writer }: Writer): Promise<string[]> {
  const findings: string[] = []
  for (const [id, is_completed] of writer.completions) {
    const found = await client.callUntilAnswered(person, 'progress.getCompletion', { id })
    if (found.is_completed !== is_completed) findings.push(`${name}: page ${id} is not as it was left`)
  }
  const range = { from: formatDay(Date.now()), to: formatDay(Date.now() + 40 * 86_400_000) }
  const { items } = await client.callUntilAnswered(person, 'schedule.listSchedule', range)
  findings.push(
    ...listDifferences(
      `${name}: calendar`,
      items.map((item) => new Date(item.starts_at ?? item.date).toISOString()),
      writer.scheduled,
    ),
  )
  const purchases = await client.callUntilAnswered(person, 'commerce.listPurchases', {})
  findings.push(
    ...listDifferences(
      `${name}: purchases`,
      purchases.items.map((item) => item.product_id),
      writer.bought,
    ),
  )
  for (const id of writer.bought) {
    const { has_active_purchase } = await client.callUntilAnswered(person, 'commerce.hasActivePurchase', {
      id,
    })
    if (!has_active_purchase) findings.push(`${name}: paid for ${id} and may not use it`)
  }
  return findings
}

async function readAllMessages(client: Client, { thread, writers }: CrashFixture): Promise<string[]> {
  const person = writers[0]?.person ?? {}
  const read_messages: string[] = []
  let after = '0'
  for (;;) {
    const page = await client.callUntilAnswered(person, 'messaging.listMessages', {
      id: thread,
      after,
      order: 'asc' as const,
      limit: 100,
    })
    read_messages.push(...page.messages.map(({ message }) => message))
    const last = page.messages.at(-1)
    if (!last) return read_messages
    after = last.message_ts
  }
}

function listDifferences(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  const [a, b] = [found.toSorted(), wanted.toSorted()]
  return JSON.stringify(a) === JSON.stringify(b)
    ? []
    : [`${what}: ${a.length} found, ${b.length} acknowledged, ${new Set(a).size} different ones`]
}

function formatDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

type OutboxRow = { id: string; name: string; dispatched_at: Date | null }

/** Lists events that the outbox or the queue lost or delivered twice. Waits until everything is dispatched. */
export async function auditEvents(record: ClusterRecord, stage: CrashFixture): Promise<string[]> {
  const { port, passwords } = record
  const database = new pg.Client({
    connectionString: `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/foyer`,
  })
  await database.connect()
  try {
    const rows = await vi.waitFor(() => waitForOutbox(database), { timeout: 15_000, interval: 100 })
    const due = listExpectedDeliveries(rows)
    await vi.waitFor(() => waitForDeliveries(database, due), { timeout: SECOND_TRY_MS, interval: 500 })
    const count = (name: string) => rows.filter((row) => row.name === name).length
    const wanted: [string, number][] = [
      ['apps.time_zone_changed', stage.zone_changes],
      // The app's first release, and the one of the stage.
      ['apps.release_switched', 2],
    ]
    const findings = wanted
      .filter(([name, expected]) => count(name) !== expected)
      .map(([name, expected]) => `${name} was written ${count(name)} times instead of ${expected}`)
    const scheduled = rows.filter(({ name }) => SUBSCRIBERS[name]?.startsWith('schedule.write_'))
    const queried = scheduled.map(({ id }) => stableId(id, 'schedule.write_occurrences'))
    const { rows: runs } = await database.query(
      `select 1 from foyer_jobs.job where name = 'schedule.write_occurrences' and id = any($1)`,
      [queried.map((id) => stableId(id, 'schedule.write_occurrences'))],
    )
    if (runs.length !== scheduled.length)
      findings.push(`${scheduled.length} events made ${runs.length} jobs of their subscriber`)
    const { rows: dead } = await database.query(
      `select 1 from foyer_jobs.job where name = 'platform.dead_letters'`,
    )
    if (dead.length > 0) findings.push(`${dead.length} jobs are dead`)
    return findings
  } finally {
    await database.end()
  }
}

/** Returns the outbox once it is dispatched and every delivery is done or queued for a retry; throws before. */
async function waitForOutbox(database: pg.Client): Promise<OutboxRow[]> {
  const { rows } = await database.query<OutboxRow>(
    `select id, name, dispatched_at from outbox where kind = 'event'`,
  )
  const waiting = rows.filter((row) => row.dispatched_at === null)
  if (waiting.length > 0) throw new Error(`${waiting.length} events wait in the outbox`)
  const due = listExpectedDeliveries(rows)
  const { rows: delivered } = await database.query<{ count: number }>(
    `select count(*)::int as count from foyer_jobs.job where id = any($1)
       and (state = 'completed' or (state in ('active', 'retry') and retry_count < retry_limit))`,
    [due],
  )
  if (delivered[0]?.count !== due.length)
    throw new Error(`${delivered[0]?.count} of ${due.length} deliveries are made or under way`)
  return rows
}

/** The one subscriber of each event that the writers and the stage cause. */
const SUBSCRIBERS: Readonly<Record<string, string>> = {
  'access.changed': 'schedule.release_places',
  'apps.access_changed': 'pages.sync_media_visibility',
  'apps.time_zone_changed': 'schedule.write_in_zone',
  'apps.release_switched': 'schedule.write_released',
  'commerce.member_mailed': 'notifications.record_money',
  'messaging.message_sent': 'notifications.record_message',
}

function listExpectedDeliveries(rows: readonly OutboxRow[]): string[] {
  return rows.map(({ id, name }) => stableId(id, SUBSCRIBERS[name] ?? ''))
}

/** The queue checks every 10 s for runs of killed processes, and every 5 s for due ones. */
const SECOND_TRY_MS = 60_000
/** No delivery takes longer; one still active then belongs to a dead process. */
const MAX_DELIVERY_S = 10

/**
 * Settles once every delivery is done; throws before. Expires the runs of killed processes and makes waiting retries
 * due.
 */
async function waitForDeliveries(database: pg.Client, due: readonly string[]): Promise<void> {
  await database.query(
    `update foyer_jobs.job set started_on = started_on - expire_seconds * interval '1 s'
     where id = any($1) and state = 'active'
       and started_on between now() - expire_seconds * interval '1 s' and now() - $2 * interval '1 s'`,
    [due, MAX_DELIVERY_S],
  )
  await database.query(
    `update foyer_jobs.job set start_after = now() where id = any($1) and state = 'retry' and start_after > now()`,
    [due],
  )
  const { rows } = await database.query<{ id: string; state: string }>(
    `select id, state from foyer_jobs.job where id = any($1) and state <> 'completed'`,
    [due],
  )
  if (rows.length > 0) throw new Error(`${rows.length} of ${due.length} deliveries have not arrived`)
}
