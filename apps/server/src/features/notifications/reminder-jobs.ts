import type { Ctx } from '../../platform/context.ts'
import { defineJob, defineSystemJob } from '../../platform/jobs/index.ts'
import { listPlannedDays, listStartingItems } from '../schedule/index.ts'
import { enqueueReminders } from './commands/find-reminders.ts'
import { recordNotices } from './commands/record.ts'
import { ANNOUNCEMENTS, announcedAt, LENGTHS, type Window } from './reminders/app-plans.ts'
import { toPlan, toStart } from './reminders/notices.ts'
import { remindOfApp } from './reminders/remind-of-app.ts'
import { recordUnlocks } from './reminders/record-unlocks.ts'
import { findChoicesOf } from './repository/settings.ts'

const MINUTE_MS = 60_000
const BEFORE_START_MS = 15 * MINUTE_MS
/** A window longer than this is searched from its end: what was due before is of no use. */
const MAX_WINDOW_MS = 2 * 86_400_000

/** A part of the clock, in instants of the machine; on the clock of the app it is as much later as the app's is. */
export type ReminderWindow = { since: string; until: string }

/** Looks every minute for apps in which a reminder is due; only these have a job. */
export const findRemindersJob = defineSystemJob<Record<string, never>>(
  'notifications.find_reminders',
  { retry_limit: 2, concurrency: 1 },
  (services) => enqueueReminders(services, { remind: remindJob, unlock: unlockJob }),
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

/** Records the pages of an app that have opened in a window by drip, once for each member who may read them. */
export const unlockJob = defineJob<ReminderWindow>(
  'notifications.unlock',
  { retry_limit: 8, concurrency: 1 },
  async (ctx, { since, until }) => {
    if (ctx.app.is_off) return
    const passed = ctx.app.clock_offset_ms
    await recordUnlocks(
      ctx,
      toWindow(new Date(Date.parse(since) + passed), new Date(Date.parse(until) + passed)),
    )
  },
)

/** The clock of an app was moved forward: what was due in that time is recorded, what is late by then as late. */
export const remindMovedJob = defineJob<{ forward_ms: number }>(
  'notifications.remind_moved',
  { retry_limit: 8, concurrency: 1 },
  async (ctx, { forward_ms }) => {
    const until = ctx.now()
    const since = new Date(until.getTime() - forward_ms - 10 * MINUTE_MS)
    await remind(ctx, since, until)
    await recordUnlocks(ctx, toWindow(since, until))
  },
)

const toWindow = (since: Date, until: Date): Window => ({
  after: new Date(Math.max(since.getTime(), until.getTime() - MAX_WINDOW_MS)),
  until,
})

async function remind(ctx: Ctx, since: Date, until: Date): Promise<void> {
  const window = toWindow(since, until)
  const earlier = {
    after: new Date(window.after.getTime() + BEFORE_START_MS),
    until: new Date(until.getTime() + BEFORE_START_MS),
  }
  const [before_start, starting_now, ...planned] = await Promise.all([
    listStartingItems(ctx.db, earlier),
    listStartingItems(ctx.db, window),
    ...ANNOUNCEMENTS.map(({ kind, remind_day_of }) =>
      listPlannedDays(ctx.db, { ...window, ...announcedAt(remind_day_of), length: LENGTHS[kind] }),
    ),
  ])
  const choicesOf = await findChoicesOf(
    ctx.db,
    planned.flat().map(({ subscriber_id }) => subscriber_id),
  )
  const own = ANNOUNCEMENTS.flatMap(({ kind, remind_day_of }, at) =>
    (planned[at] ?? [])
      .filter(({ subscriber_id }) => choicesOf(subscriber_id).remind_day_of === remind_day_of)
      .map((plan) => ({ kind, plan })),
  )
  const left = await remindOfApp(ctx, window, { before_start: earlier, starting_now: window }, own)
  await recordNotices(ctx, [
    ...before_start.map((item) => toStart('before_start', item)),
    ...starting_now.map((item) => toStart('starting_now', item)),
    ...left.map(({ kind, plan }) => toPlan(kind, plan)),
  ])
}
