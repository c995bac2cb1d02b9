import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import { addDays, startOfDay } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import { defineJob, defineSystemJob } from '../../platform/jobs/index.ts'
import { listPlannedDays, listStartingItems, type PlannedDays, type StartingItem } from '../schedule/index.ts'
import { enqueueReminders } from './commands/find-reminders.ts'
import { recordNotices, type NewNotice } from './commands/record.ts'
import { findChoicesOf } from './repository/settings.ts'

const MINUTE_MS = 60_000
const BEFORE_START_MS = 15 * MINUTE_MS
/** Minutes in which it still helps to say that something starts now, and days in which a week is still ahead. */
const STARTING_MS = 15 * MINUTE_MS
const WEEK_AHEAD_DAYS = 2
/** A window longer than this is searched from its end: what was due before is of no use. */
const MAX_WINDOW_MS = 2 * 86_400_000

/** A part of the clock, in instants of the machine; on the clock of the app it is as much later as the app's is. */
export type ReminderWindow = { since: string; until: string }

/** Looks every minute for apps in which a reminder is due; only these have a job. */
export const findRemindersJob = defineSystemJob<Record<string, never>>(
  'notifications.find_reminders',
  { retry_limit: 2, concurrency: 1 },
  (services) => enqueueReminders(services, remindJob),
)

/** Records the reminders of an app that are due in a window. Each is recorded once, however often it is searched. */
export const remindJob = defineJob<ReminderWindow>(
  'notifications.remind',
  { retry_limit: 8, concurrency: 1 },
  async (ctx, { since, until }) => {
    if (ctx.app.is_off) return
    const passed = ctx.app.clock_offset_ms
    await remind(ctx, new Date(Date.parse(since) + passed), new Date(Date.parse(until) + passed))
  },
)

/** The clock of an app was moved forward: what was due in that time is recorded, what is late by then as late. */
export const remindMovedJob = defineJob<{ forward_ms: number }>(
  'notifications.remind_moved',
  { retry_limit: 8, concurrency: 1 },
  async (ctx, { forward_ms }) => {
    const until = ctx.now()
    await remind(ctx, new Date(until.getTime() - forward_ms - 10 * MINUTE_MS), until)
  },
)

async function remind(ctx: Ctx, since: Date, until: Date): Promise<void> {
  const after = new Date(Math.max(since.getTime(), until.getTime() - MAX_WINDOW_MS))
  const earlier = {
    after: new Date(after.getTime() + BEFORE_START_MS),
    until: new Date(until.getTime() + BEFORE_START_MS),
  }
  const window = { after, until }
  const [before_start, starting_now, ...planned] = await Promise.all([
    listStartingItems(ctx.db, earlier),
    listStartingItems(ctx.db, window),
    listPlannedDays(ctx.db, { ...window, at: '08:00', days_before: 0, length: 1 }),
    listPlannedDays(ctx.db, { ...window, at: '20:00', days_before: 1, length: 1 }),
    listPlannedDays(ctx.db, { ...window, at: '08:00', days_before: 0, length: 7 }),
    listPlannedDays(ctx.db, { ...window, at: '20:00', days_before: 1, length: 7 }),
  ])
  const [day_of, night_before, monday, sunday] = planned
  const choicesOf = await findChoicesOf(
    ctx.db,
    planned.flat().map(({ subscriber_id }) => subscriber_id),
  )
  const choose = (plans: readonly PlannedDays[], remind_day_of: NotificationChoices['remind_day_of']) =>
    plans.filter(({ subscriber_id }) => choicesOf(subscriber_id).remind_day_of === remind_day_of)
  await recordNotices(ctx, [
    ...before_start.map((item) => toStart('before_start', item)),
    ...starting_now.map((item) => toStart('starting_now', item)),
    ...[...choose(day_of, true), ...choose(night_before, false)].map((plan) => toPlan('daily', plan)),
    ...[...choose(monday, true), ...choose(sunday, false)].map((plan) => toPlan('weekly', plan)),
  ])
}

function toStart(kind: 'before_start' | 'starting_now', item: StartingItem): NewNotice {
  const { id, scope, starts_at, page_id, occurrence_id } = item
  const expires_ms = starts_at.getTime() + (kind === 'before_start' ? 0 : STARTING_MS)
  return {
    recipient: item,
    kind,
    key: `${kind}:${id}:${starts_at.toISOString()}`,
    scope,
    params: {
      page_ids: [page_id],
      starts_at: starts_at.toISOString(),
      ...(occurrence_id === null ? {} : { occurrence_id }),
    },
    expires_at: new Date(expires_ms),
  }
}

function toPlan(kind: 'daily' | 'weekly', plan: PlannedDays): NewNotice {
  const { day, count, page_ids, scope, timezone } = plan
  const end = startOfDay(addDays(day, kind === 'daily' ? 1 : WEEK_AHEAD_DAYS), timezone)
  return {
    recipient: plan,
    kind,
    key: `${kind}:${day}`,
    scope,
    params: { day, count, page_ids },
    expires_at: new Date(end),
  }
}
