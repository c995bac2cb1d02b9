import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import type { Ctx } from '#platform/context.ts'
import { decidePagesAccess, findReaders, type PageDecision } from '../../access/index.ts'
import {
  listAppCompletions,
  listDueAppItems,
  type DueAppItem,
  type PlannedDays,
} from '../../schedule/index.ts'
import { recordNotices, type NewNotice } from '../commands/record.ts'
import { listMembersOfZones, listZones, type Reminded } from '../repository/members.ts'
import { findChoicesOf } from '../repository/settings.ts'
import { listAppPlans, type AppPlan, type Window } from './app-plans.ts'
import { toPlan, toStart, type StartKind } from './notices.ts'

/** Members who are recorded together. */
const BATCH = 1_000
/** How many days after a window the items of its reminders can be: a week that is announced the night before. */
const DAYS_AHEAD = 9
/** The pages of a plan that are named. */
const MAX_PAGES = 5

const START_SWITCHES = {
  before_start: 'is_15_minute_reminder',
  starting_now: 'is_starting_now_reminder',
} as const satisfies Record<StartKind, keyof NotificationChoices>

/** The windows of the reminders of what starts. */
type StartWindows = Readonly<Record<StartKind, Window>>

/** A plan of a member's own with its kind. */
type OwnPlan = { kind: AppPlan['kind']; plan: PlannedDays }

/**
 * Records reminders of items for all members, a thousand members at a time: of what starts, and of days and weeks
 * together with what the member has planned. Returns the members' own plans that are not recorded with one of these.
 */
export async function remindOfApp(
  ctx: Ctx,
  window: Window,
  starts: StartWindows,
  own: readonly OwnPlan[],
): Promise<OwnPlan[]> {
  const items = await listDueAppItems(ctx.db, window, DAYS_AHEAD)
  if (items.length === 0) return [...own]
  const plans_of = new Map(
    (await listZones(ctx.db)).flatMap((zone) => {
      const plans = listAppPlans(items, zone, window)
      return plans.length === 0 ? [] : [[zone, plans] as const]
    }),
  )
  const starting = (['before_start', 'starting_now'] as const).flatMap((kind) =>
    items.filter((item) => isIn(item.starts_at, starts[kind])).map((item) => ({ kind, item })),
  )
  if (plans_of.size === 0 && starting.length === 0) return [...own]

  const due = new Map(
    [...starting.map(({ item }) => item), ...[...plans_of.values()].flat().flatMap((plan) => plan.items)].map(
      (item) => [item.id, item],
    ),
  )
  const decisions = await decidePagesAccess(ctx, null, [
    ...new Set([...due.values()].map((of) => of.page_id)),
  ])
  const left = new Map(own.map((of) => [toKey(of.plan.subscriber_id, of.kind, of.plan.day), of]))
  const zones = starting.length > 0 ? null : [...plans_of.keys()]
  let after_id: string | null = null
  let members: Reminded[] = []
  do {
    members = await listMembersOfZones(ctx.db, { zones, after_id, limit: BATCH })
    after_id = members.at(-1)?.subscriber_id ?? null
    const subscriber_ids = members.map(({ subscriber_id }) => subscriber_id)
    const [choicesOf, isDue] = await Promise.all([
      findChoicesOf(ctx.db, subscriber_ids),
      readDue(ctx, { due: [...due.values()], decisions, members }),
    ])
    await recordNotices(
      ctx,
      members.flatMap((member) => {
        const choices = choicesOf(member.subscriber_id)
        const of_starts = starting
          .filter(({ kind, item }) => choices[START_SWITCHES[kind]] && isDue(member, item))
          .map(({ kind, item }) => toStart(kind, toStarting(member, item)))
        const of_plans = (plans_of.get(member.timezone) ?? []).flatMap((plan) => {
          if (plan.remind_day_of !== choices.remind_day_of) return []
          const key = toKey(member.subscriber_id, plan.kind, plan.day)
          const with_own = left.get(key)?.plan ?? null
          const planned = plan.items.filter((item) => isDue(member, item))
          const notice = joinPlans(member, { plan, planned, own: with_own, choices })
          if (notice) left.delete(key)
          return notice ?? []
        })
        return [...of_starts, ...of_plans]
      }),
    )
  } while (members.length === BATCH)
  return [...left.values()]
}

/** One notice of a member's own plan and that of all members, of those that they want to be reminded of. */
function joinPlans(
  member: Reminded,
  {
    plan,
    planned,
    own,
    choices,
  }: {
    plan: AppPlan
    planned: readonly DueAppItem[]
    own: PlannedDays | null
    choices: NotificationChoices
  },
): NewNotice | null {
  const is_on = plan.kind === 'daily' ? choices.is_daily_reminders : choices.is_weekly_reminders
  if (planned.length === 0 || !is_on || !choices.receive_reminders_for_app) return null
  const joined = choices.receive_reminders_just_for_you ? own : null
  const page_ids = [...(joined?.page_ids ?? []), ...planned.map(({ page_id }) => page_id)].slice(0, MAX_PAGES)
  const count = (joined?.count ?? 0) + planned.length
  return toPlan(plan.kind, { ...member, day: plan.day, count, page_ids, scope: 'app' })
}

/** Says of these members which of the items they may open and have not completed. */
async function readDue(
  ctx: Ctx,
  {
    due,
    decisions,
    members,
  }: {
    due: readonly DueAppItem[]
    decisions: ReadonlyMap<string, PageDecision>
    members: readonly Reminded[]
  },
): Promise<(member: Reminded, item: DueAppItem) => boolean> {
  const completed = await listAppCompletions(ctx.db, {
    item_ids: due.map(({ id }) => id),
    subscriber_ids: members.map(({ subscriber_id }) => subscriber_id),
  })
  const readers = new Map<string, ReadonlySet<string>>()
  for (const [page_id, decided] of decisions) {
    const found = await findReaders(ctx, decided, members)
    readers.set(page_id, new Set(found.map(({ subscriber_id }) => subscriber_id)))
  }
  return ({ subscriber_id }, { id, page_id }) =>
    readers.get(page_id)?.has(subscriber_id) === true && !completed.has(`${id} ${subscriber_id}`)
}

function toStarting(member: Reminded, { id, page_id, starts_at }: DueAppItem) {
  return {
    ...member,
    id,
    page_id,
    occurrence_id: null,
    starts_at: starts_at ?? new Date(0),
    scope: 'app' as const,
  }
}

const isIn = (instant: Date | null, { after, until }: Window): boolean =>
  instant !== null && instant > after && instant <= until

const toKey = (subscriber_id: string, kind: AppPlan['kind'], day: string): string =>
  `${subscriber_id} ${kind} ${day}`
