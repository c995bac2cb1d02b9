import type {
  NotificationChannel,
  NotificationKind,
  NotSentReason,
} from '@foyer/contract/notifications/inbox-shapes'
import { channelsOf, decideDelivery } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { toRealTime } from '#platform/clock/to-real-time.ts'
import { deliverJob } from '../deliver-job.ts'
import {
  insertNotifications,
  type NewDelivery,
  type NewNotification,
  type NoticeParams,
} from '../repository/records.ts'
import { findChoicesOf } from '../repository/settings.ts'

/** Whom a notification is for. */
export type Recipient = { subscriber_id: string; user_id: string; timezone: string }

/** Something that a member is to be notified of, once for its key. */
export type NewNotice = {
  id?: string
  recipient: Recipient
  kind: NotificationKind
  key: string
  scope?: 'member' | 'app'
  params?: NoticeParams
  thread?: { thread_id: string; message_ts: string }
  expires_at?: Date | null
  /** Seconds that a push or mail waits, so that what is read meanwhile is not sent. */
  delays?: { push: number; mail: number }
  /** Why it is not sent, where that is known; it is recorded nevertheless. */
  not_sent?: NotSentReason | null
  /** Fewer channels than those of its kind. */
  channels?: readonly NotificationChannel[]
  /** Why it is not mailed, where that is known. */
  not_mailed?: NotSentReason | null
}

const NO_DELAY = { push: 0, mail: 0 }

/**
 * Records notifications with what is decided about each channel, notifies the members' screens after the commit and hands
 * over what is to be sent.
 */
export async function recordNotices(ctx: Ctx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length > 0) await ctx.write((tx) => recordNoticesIn(ctx, tx, notices))
}

/** The same in a transaction of the caller. */
export async function recordNoticesIn(ctx: Ctx, tx: AppTx, notices: readonly NewNotice[]): Promise<void> {
  const now = ctx.now()
  const choicesOf = await findChoicesOf(
    tx,
    notices.map(({ recipient }) => recipient.subscriber_id),
  )
  const users = new Map<string, string>()
  const rows = notices.map((notice): NewNotification => {
    const { recipient, kind, key, scope = 'member', params = {}, thread, expires_at = null } = notice
    const id = notice.id ?? newId()
    const choices = choicesOf(recipient.subscriber_id)
    const deliveries = (notice.channels ?? channelsOf(kind)).map((channel): NewDelivery => {
      const reason = notice.not_sent ?? (channel === 'mail' ? notice.not_mailed : null) ?? null
      if (reason !== null) return { channel, state: 'skipped', reason, due_at: null }
      const decided = decideDelivery({
        kind,
        scope,
        channel,
        choices,
        now: now.toISOString(),
        zone: recipient.timezone,
        expires_at: expires_at?.toISOString() ?? null,
      })
      if (decided.state === 'skipped') return { channel, ...decided, due_at: null }
      if (channel === 'in_app') return { channel, state: 'sent', reason: null, due_at: null }
      const { push, mail } = notice.delays ?? NO_DELAY
      const due = new Date(now.getTime() + (channel === 'push' ? push : mail) * 1000).toISOString()
      const due_at = decided.state === 'waiting' && decided.until > due ? decided.until : due
      return { channel, state: 'waiting', reason: null, due_at }
    })
    if (deliveries.some(({ channel, state }) => channel === 'in_app' && state === 'sent'))
      users.set(id, recipient.user_id)
    return {
      id,
      subscriber_id: recipient.subscriber_id,
      kind,
      dedupe_key: key,
      scope,
      params,
      thread_id: thread?.thread_id ?? null,
      message_ts: thread?.message_ts ?? null,
      expires_at: expires_at?.toISOString() ?? null,
      created_at: now.toISOString(),
      deliveries,
    }
  })
  const { ids, dues } = await insertNotifications(tx, rows, now)
  for (const due of dues) await enqueue(tx, deliverJob, {}, { run_at: toRealTime(ctx, due) })
  tx.afterCommit(() => {
    for (const id of ids) publishChange(ctx, users.get(id))
  })
}

/** Tells the screens of a member that their notifications have changed. */
export function publishChange({ app, services }: Ctx, user_id: string | undefined): void {
  if (user_id === undefined) return
  services.realtime.publish(app.id, `user:${user_id}`, { seq: 0, type: 'notifications_changed', data: {} })
}
