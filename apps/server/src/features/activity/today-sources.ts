import type { Ctx } from '../../platform/context.ts'
import { findPeopleBySubscriber, findPeopleByUser } from '../directory/index.ts'
import { listLatestSignUps, countSignUpsByHour } from '../members/index.ts'
import { latestSales, salesByHour } from '../commerce/index.ts'
import { latestMessages } from '../messaging/index.ts'
import { findPageTitles } from '../pages/index.ts'
import { countCompletionsByHour, listLatestCompletions } from '../progress/index.ts'
import { visitsByHour } from './repository.ts'
import type { FigureName, HourCount, LatestEvent, Span } from './today.ts'

/** The daily figures, in display order. */
export const figures: readonly {
  name: FigureName
  countByHour: (ctx: Ctx, span: Span) => Promise<readonly HourCount[]>
}[] = [
  { name: 'visits', countByHour: (ctx, span) => visitsByHour(ctx.db, span) },
  {
    name: 'sales',
    countByHour: (ctx, span) => salesByHour(ctx.db, { ...span, with_test: ctx.app.is_sandbox }),
  },
  {
    name: 'completions',
    countByHour: async (ctx, span) =>
      (await countCompletionsByHour(ctx.db, span)).map((value, hour) => ({ hour, value })),
  },
  { name: 'sign_ups', countByHour: (ctx, span) => countSignUpsByHour(ctx.db, span) },
]

type Latest = { since: Date; limit: number }

/** Lists of what an owner likes to hear of, each newest first and at most `limit`. */
export const latest: readonly ((ctx: Ctx, span: Latest) => Promise<readonly LatestEvent[]>)[] = [
  latestPeople,
  latestPurchases,
  latestCompleted,
  latestConversations,
]

async function latestPeople(ctx: Ctx, span: Latest): Promise<LatestEvent[]> {
  return (await listLatestSignUps(ctx.db, span)).map(({ id, name, created_at }) => ({
    id,
    kind: 'sign_up' as const,
    at: created_at.toISOString(),
    member: name,
    subject: '',
  }))
}

async function latestPurchases(ctx: Ctx, span: Latest): Promise<LatestEvent[]> {
  const sales = await latestSales(ctx.db, { ...span, with_test: ctx.app.is_sandbox })
  const names = await findNames(ctx, sales)
  return sales.map(({ id, subscriber_id, paid_at, titles }) => ({
    id,
    kind: 'sale' as const,
    at: paid_at.toISOString(),
    member: names.get(subscriber_id) ?? '',
    subject: titles,
  }))
}

async function latestCompleted(ctx: Ctx, { since, limit }: Latest): Promise<LatestEvent[]> {
  const done = (await listLatestCompletions(ctx.db, limit)).filter(
    ({ completed_at }) => completed_at >= since,
  )
  const [names, titles] = await Promise.all([findNames(ctx, done), findTitles(ctx, done)])
  return done.map(({ id, subscriber_id, page_id, completed_at }) => ({
    id,
    kind: 'completion' as const,
    at: completed_at.toISOString(),
    member: names.get(subscriber_id) ?? '',
    subject: titles.get(page_id) ?? '',
  }))
}

async function latestConversations(ctx: Ctx, span: Latest): Promise<LatestEvent[]> {
  const messages = await latestMessages(ctx.db, span)
  const [people, titles] = await Promise.all([
    findPeopleByUser(ctx.db, [...new Set(messages.map(({ user_id }) => user_id))]),
    findTitles(
      ctx,
      messages.map(({ thread_id }) => ({ page_id: thread_id })),
    ),
  ])
  // What the team itself wrote is no news to it.
  const members = people.filter(({ is_admin, is_account_admin }) => !is_admin && !is_account_admin)
  const names = new Map(members.map(({ user_id, name }) => [user_id, name]))
  const visible_messages = messages.filter(({ user_id }) => names.has(user_id))
  return visible_messages.map(({ thread_id, message_ts, user_id, created_at }) => ({
    id: `${thread_id} ${message_ts}`,
    kind: 'message' as const,
    at: created_at.toISOString(),
    member: names.get(user_id) ?? '',
    subject: titles.get(thread_id) ?? '',
  }))
}

async function findNames(ctx: Ctx, rows: readonly { subscriber_id: string }[]): Promise<Map<string, string>> {
  const people = await findPeopleBySubscriber(ctx.db, [...new Set(rows.map((row) => row.subscriber_id))])
  return new Map(people.map(({ subscriber_id, name }) => [subscriber_id ?? '', name]))
}

async function findTitles(
  ctx: Ctx,
  rows: readonly { page_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map()
  return findPageTitles(ctx.db, [...new Set(rows.map((row) => row.page_id))])
}
