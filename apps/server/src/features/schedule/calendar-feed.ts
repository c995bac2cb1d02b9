import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import { createCalendarFile, today, toInstantRange, type CalendarEntry } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import { validate } from 'uuid'
import type { Ctx } from '../../platform/context.ts'
import { appAddress } from '../apps/index.ts'
import { findPeopleBySubscriber, type PersonFacts } from '../directory/index.ts'
import { readItems } from './listed-items.ts'
import { presentItems } from './present-items.ts'
import { findSubscriberOfFeed } from './repository/feeds.ts'

/** The days of a feed before and after today, and how many items it has at most. */
const DAYS_BACK = 30
const DAYS_AHEAD = 366
const MAX_ITEMS = 2_000

/** How often calendar programs should read a feed. */
const REFRESH_HOURS = 1

/** The length of an item at a time whose page has none. */
const DEFAULT_MINUTES = 30

const signedText = (ctx: Ctx, id: string): string => `${ctx.app.id}:${id}`

/** The address of a feed: its id, signed. */
export function createFeedUrl(ctx: Ctx, id: string): string {
  const signature = ctx.services.secrets.sign('calendar-feed', signedText(ctx, id))
  const { url } = appAddress(ctx.services.config, ctx.app)
  return new URL(`/api/v1/calendar_feeds/${id}.${signature}`, url).href
}

/** The member whose feed a token opens; null for a false or revoked token, and for suspended or closed members. */
export async function findFeedOwner(ctx: Ctx, token: string): Promise<PersonFacts | null> {
  const [id = '', signature = ''] = token.split('.')
  if (!validate(id) || !ctx.services.secrets.verify('calendar-feed', signedText(ctx, id), signature))
    return null
  const subscriber_id = await findSubscriberOfFeed(ctx.db, id)
  if (subscriber_id === null) return null
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  return person && !person.is_suspended ? person : null
}

/** Writes a member's schedule as an iCalendar file, with what the member may know of today. */
export async function writeFeed(ctx: Ctx, owner: PersonFacts & { subscriber_id: string }): Promise<string> {
  const { subscriber_id, is_admin, timezone: zone } = owner
  const now = ctx.now()
  const day = today(now.toISOString(), zone)
  const days = { from: addDays(day, -DAYS_BACK), to: addDays(day, DAYS_AHEAD) }
  const member = { subscriber_id, is_admin, viewed_by: null }
  const rows = await readItems(ctx, member, { days, instants: toInstantRange(days, zone) })
  const items = await presentItems(ctx, member, { rows: rows.slice(0, MAX_ITEMS), zone })
  const { url } = appAddress(ctx.services.config, ctx.app)
  const { host } = new URL(url)
  const entries = items.flatMap((item) => toEntry(item, { url, host }))
  return createCalendarFile(entries, now.getTime(), { name: ctx.app.name, refresh_hours: REFRESH_HOURS })
}

/** An entry for an item; none for one that is hidden from the member. */
function toEntry(item: ScheduledItem, { url, host }: { url: string; host: string }): CalendarEntry[] {
  if (!item.item) return []
  const { title, path } = item.item
  const named = { uid: `${item.id}@${host}`, title, url: new URL(path, url).href }
  if (item.is_all_day) return [{ ...named, day: item.date }]
  const starts_at = item.date
  const default_end = new Date(Date.parse(starts_at) + DEFAULT_MINUTES * 60_000).toISOString()
  return [{ ...named, starts_at, ends_at: item.ends_at ?? default_end }]
}
