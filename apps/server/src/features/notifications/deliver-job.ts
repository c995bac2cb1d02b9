import type { NotSentReason } from '@foyer/contract/notifications/inbox-shapes'
import { decideDelivery, mailKindOf } from '@foyer/domain/notifications'
import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { findSuppressed, isHeldBack } from '../../platform/mail/index.ts'
import { toRealTime } from '../../platform/clock/to-real-time.ts'
import { findPeopleBySubscriber, type PersonFacts } from '../directory/index.ts'
import { describeNotifications, toRecipient } from './describe.ts'
import { prepareMail } from './mails/notification-mail.ts'
import { pushNotification, type Pushed } from './push-notification.ts'
import { claimDeliveries, saveOutcomes, type DueDelivery, type Outcome } from './repository/deliveries.ts'
import { findChoicesOf } from './repository/settings.ts'

/** Deliveries that are decided about together, and how long they are reserved meanwhile. */
const BATCH = 200
const LEASE_MS = 120_000
/** Members who are read, and messages that are sent, at the same time. */
const SENT_TOGETHER = 20

/**
 * Sends what is due in an app: reads again what each notification is about and its member's settings, sends it, or
 * stores why not. What a crashed run had reserved is due again after its time, by a job of its own.
 */
export const deliverJob = defineJob<Record<string, never>>(
  'notifications.deliver',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, _nothing, run) => {
    if (ctx.app.is_off) return
    let claimed = BATCH
    while (claimed >= BATCH && !run.signal.aborted) claimed = await deliverBatch(ctx)
  },
)

async function deliverBatch(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const due = await ctx.writeNow(async (tx) => {
    const rows = await claimDeliveries(tx, { now, until, limit: BATCH })
    if (rows.length > 0)
      await enqueue(tx, deliverJob, {}, { run_at: toRealTime(ctx, new Date(until.getTime() + 1)) })
    return rows
  })
  if (due.length === 0) return 0
  const ids = [...new Set(due.map(({ subscriber_id }) => subscriber_id))]
  const [people, choicesOf] = await Promise.all([
    findPeopleBySubscriber(ctx.db, ids),
    findChoicesOf(ctx.db, ids),
  ])
  const by_id = new Map(people.map((person) => [person.subscriber_id, person]))
  const outcomes: Outcome[] = []
  const to_mail: Ready[] = []
  const to_push: Ready[] = []
  const decideFor = async ([subscriber_id, rows]: [string, DueDelivery[]]): Promise<void> => {
    const person = by_id.get(subscriber_id)
    if (!person || person.is_suspended) {
      outcomes.push(...rows.map((row) => skip(row, 'not_member')))
      return
    }
    const viewer = toRecipient({ ...person, subscriber_id })
    const described = await describeNotifications(ctx, viewer, rows)
    for (const [at, row] of rows.entries()) {
      const description = described[at]
      const decided = decideDelivery({
        ...row,
        choices: choicesOf(subscriber_id),
        now: now.toISOString(),
        zone: person.timezone,
      })
      if (decided.state === 'skipped') outcomes.push(skip(row, decided.reason))
      else if (row.is_read || !description) outcomes.push(skip(row, 'read_before'))
      else if (description.status !== 'ok') outcomes.push(skip(row, description.status))
      else if (decided.state === 'waiting')
        outcomes.push({ id: row.id, channel: row.channel, state: 'waiting', due_at: new Date(decided.until) })
      else (row.channel === 'mail' ? to_mail : to_push).push({ row, viewer, person, description })
    }
  }
  const by_member = [...Map.groupBy(due, (row) => row.subscriber_id)]
  for (let at = 0; at < by_member.length; at += SENT_TOGETHER)
    await Promise.all(by_member.slice(at, at + SENT_TOGETHER).map(decideFor))
  for (let at = 0; at < to_push.length; at += SENT_TOGETHER) {
    const part = to_push.slice(at, at + SENT_TOGETHER)
    outcomes.push(...(await Promise.all(part.map((ready) => pushNotification(ctx, ready)))))
  }
  const suppressed = await findSuppressed(
    ctx.db,
    ctx.services.secrets,
    to_mail.map(({ person }) => person.email),
  )
  const groups = groupMails(to_mail).filter((ready) => {
    const [{ row, person }] = ready
    const found = suppressed.get(person.email.toLowerCase())
    const is_held = found && isHeldBack(found.reason, mailKindOf(row.kind) === null ? 'due' : 'optional')
    for (const one of ready)
      outcomes.push(
        is_held ? skip(one.row, 'address_suppressed') : { id: one.row.id, channel: 'mail', state: 'sent' },
      )
    return !is_held
  })
  const mails: ((tx: AppTx) => Promise<void>)[] = []
  for (let at = 0; at < groups.length; at += SENT_TOGETHER) {
    const part = groups.slice(at, at + SENT_TOGETHER)
    mails.push(
      ...(await Promise.all(
        part.map((ready) => prepareMail(ctx, ready, choicesOf(ready[0].row.subscriber_id))),
      )),
    )
  }
  await ctx.writeNow(async (tx) => {
    for (const queue of mails) await queue(tx)
    await saveOutcomes(tx, outcomes, now)
    for (const due_at of listDues(outcomes))
      await enqueue(tx, deliverJob, {}, { run_at: toRealTime(ctx, due_at) })
  })
  return due.length
}

type Ready = Pushed & { person: PersonFacts }

/** All conversations of a member that are due together are one mail. */
function groupMails(to_mail: readonly Ready[]): (readonly [Ready, ...Ready[]])[] {
  const groups = new Map<string, [Ready, ...Ready[]]>()
  for (const ready of to_mail) {
    const { id, kind, subscriber_id } = ready.row
    const key = mailKindOf(kind) === 'messages' ? subscriber_id : id
    const group = groups.get(key)
    if (group) group.push(ready)
    else groups.set(key, [ready])
  }
  return [...groups.values()]
}

function skip({ id, channel }: DueDelivery, reason: NotSentReason): Outcome {
  return { id, channel, state: 'skipped', reason }
}

function listDues(outcomes: readonly Outcome[]): Date[] {
  const times = new Set(outcomes.flatMap((outcome) => ('due_at' in outcome ? outcome.due_at.getTime() : [])))
  return [...times].map((time) => new Date(time))
}
