import type { Ctx } from '../platform/context.ts'
import {
  findPeopleBySubscriber,
  findPeopleByUser,
  latestSignUps,
  signUpsByHour,
} from '../features/accounts/index.ts'
import { figureContributions, latestContributions, visitsByHour } from '../features/activity/index.ts'
import { latestSales, salesByHour } from '../features/commerce/index.ts'
import { latestMessages } from '../features/messaging/index.ts'
import { findPageTitles } from '../features/pages/index.ts'
import { completionsByHour, latestCompletions } from '../features/progress/index.ts'

// What the rooms count of a day and what an owner likes to hear of, in the order in which they are shown. It is said
// once for the process, however many servers it runs.
figureContributions.add({ name: 'visits', countByHour: (ctx, span) => visitsByHour(ctx.db, span) })
figureContributions.add({
  name: 'sales',
  countByHour: (ctx, span) => salesByHour(ctx.db, { ...span, with_test: ctx.app.is_sandbox }),
})
figureContributions.add({
  name: 'completions',
  countByHour: async (ctx, span) =>
    (await completionsByHour(ctx.db, span)).map((value, hour) => ({ hour, value })),
})
figureContributions.add({ name: 'sign_ups', countByHour: (ctx, span) => signUpsByHour(ctx.db, span) })

latestContributions.add(async (ctx, span) =>
  (await latestSignUps(ctx.db, span)).map(({ id, name, created_at }) => ({
    ...{ id, kind: 'sign_up' as const, at: created_at.toISOString(), member: name, subject: '' },
  })),
)
latestContributions.add(async (ctx, span) => {
  const sales = await latestSales(ctx.db, { ...span, with_test: ctx.app.is_sandbox })
  const names = await namesOf(ctx, sales)
  return sales.map(({ id, subscriber_id, paid_at, titles }) => ({
    ...{
      id,
      kind: 'sale' as const,
      at: paid_at.toISOString(),
      member: names.get(subscriber_id) ?? '',
      subject: titles,
    },
  }))
})
latestContributions.add(async (ctx, { since, limit }) => {
  const done = (await latestCompletions(ctx.db, limit)).filter(({ completed_at }) => completed_at >= since)
  const [names, titles] = await Promise.all([namesOf(ctx, done), titlesOf(ctx, done)])
  return done.map(({ id, subscriber_id, page_id, completed_at }) => ({
    ...{ id, kind: 'completion' as const, at: completed_at.toISOString() },
    ...{ member: names.get(subscriber_id) ?? '', subject: titles.get(page_id) ?? '' },
  }))
})
latestContributions.add(async (ctx, span) => {
  const messages = await latestMessages(ctx.db, span)
  const [people, titles] = await Promise.all([
    findPeopleByUser(ctx.db, [...new Set(messages.map(({ user_id }) => user_id))]),
    titlesOf(
      ctx,
      messages.map(({ thread_id }) => ({ page_id: thread_id })),
    ),
  ])
  // What the team itself wrote is no news to it.
  const members = people.filter(({ is_admin, is_account_admin }) => !is_admin && !is_account_admin)
  const names = new Map(members.map(({ user_id, name }) => [user_id, name]))
  const heard = messages.filter(({ user_id }) => names.has(user_id))
  return heard.map(({ thread_id, message_ts, user_id, created_at }) => ({
    ...{ id: `${thread_id} ${message_ts}`, kind: 'message' as const, at: created_at.toISOString() },
    ...{ member: names.get(user_id) ?? '', subject: titles.get(thread_id) ?? '' },
  }))
})

async function namesOf(ctx: Ctx, rows: readonly { subscriber_id: string }[]): Promise<Map<string, string>> {
  const people = await findPeopleBySubscriber(ctx.db, [...new Set(rows.map((row) => row.subscriber_id))])
  return new Map(people.map(({ subscriber_id, name }) => [subscriber_id ?? '', name]))
}

async function titlesOf(
  ctx: Ctx,
  rows: readonly { page_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map()
  return findPageTitles(ctx.db, [...new Set(rows.map((row) => row.page_id))])
}
