import type { BroadcastCondition } from '@foyer/contract/notifications/broadcast-shapes'
import { MAX_MEMBER_TAG } from '@foyer/contract/rules/broadcasts'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { findCondition, memberConditions } from '#features/members/index.ts'
import { isPushable } from '../../push/index.ts'

type Db = AppDb | AppTx

/** Whom a broadcast is for, as SQL over `subscribers` and `users`. */
export type Audience = RawBuilder<unknown>

const MAX_TAGS = 200

/** The tags of `subscribers`: the words between commas of their attribute, or the entries of its list. */
const tags = sql`(
  select distinct on (lower(trim(entry))) trim(entry) as tag
  from regexp_split_to_table(
    case jsonb_typeof(subscribers.attributes -> 'tags')
      when 'array' then (
        select string_agg(value, ',') from jsonb_array_elements_text(subscribers.attributes -> 'tags') value)
      else subscribers.attributes ->> 'tags' end, '[,;\\n]') entry
  where trim(entry) <> ''
)`

/** Builds the audience of conditions; all of them have to fit. */
export function createAudience(ctx: Ctx, conditions: readonly BroadcastCondition[], db: Db): Audience {
  const parts = conditions.map((condition): RawBuilder<unknown> => {
    if (condition.kind === 'tag')
      return sql`exists (select from ${tags} own where lower(own.tag) = lower(${condition.tag}))`
    const owns = findCondition(ctx.services.need(memberConditions), 'owns_product')
    return owns(db as AppDb, ctx.now(), condition.product_id)
  })
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** Whether a member receives news by mail. */
const wantsMail = sql`coalesce(settings.receive_news_via_email, true)`

/** Members of the app, the team left out; suspended ones, too. */
const members = sql`
  subscribers
  join users on users.app_id = subscribers.app_id and users.id = subscribers.user_id
    and users.deletes_at is null and users.erased_at is null and users.waiting_since is null
    and not users.is_admin and not users.is_account_admin
  left join notification_settings settings
    on settings.app_id = subscribers.app_id and settings.subscriber_id = subscribers.id`

/** What is counted of the members of one zone. */
export type ZoneCounts = {
  timezone: string
  suspended: number
  news_off: number
  members: number
  push: number
  mail: number
  reached: number
  unverified: number
  switched_off: number
  suppressed: number
}

/** Counts the members of an audience by time zone: all who fit, and whom each channel reaches. */
export async function countByZone(
  db: Db,
  audience: Audience,
  channels: readonly string[],
): Promise<ZoneCounts[]> {
  const [by_push, by_mail, by_list] = ['push', 'mail', 'in_app'].map((channel) => channels.includes(channel))
  const { rows } = await sql<ZoneCounts>`
    with fit as (
      select users.timezone, users.suspended_at is not null as is_suspended,
        coalesce(settings.receive_blast_notifications, true) as wants_news,
        users.email_verified_at is not null as is_verified,
        ${wantsMail} as wants_mail,
        exists (select from suppressed_addresses ended
          where ended.app_id = users.app_id and ended.user_id = users.id) as is_suppressed,
        ${isPushable(db, sql`subscribers.id`)} as has_device
      from ${members} where subscribers.app_id = ${db.app_id} and (${audience})
    ),
    known as (select *, not is_suspended and wants_news as is_member, is_verified and wants_mail and not is_suppressed as has_mail from fit)
    select timezone, count(*) filter (where is_suspended)::int as suspended,
      count(*) filter (where not is_suspended and not wants_news)::int as news_off,
      count(*) filter (where is_member)::int as members,
      count(*) filter (where is_member and has_device)::int as push,
      count(*) filter (where is_member and has_mail)::int as mail,
      count(*) filter (where is_member and not is_verified)::int as unverified,
      count(*) filter (where is_member and is_verified and not wants_mail)::int as switched_off,
      count(*) filter (where is_member and is_verified and wants_mail and is_suppressed)::int as suppressed,
      count(*) filter (where is_member and (${by_list}::boolean or (${by_push}::boolean and has_device)
        or (${by_mail}::boolean and has_mail)))::int as reached
    from known group by timezone order by timezone
  `.execute(db)
  return rows
}

/** A member who is to receive a broadcast. */
export type FoundMember = { subscriber_id: string; timezone: string }

type Page = { after_id: string | null; joined_by: Date | null; limit: number }

/** Lists members of an audience after one of them, in the order of their ids; `joined_by`: only those of before. */
export async function listAudience(
  db: Db,
  audience: Audience,
  { after_id, joined_by, limit }: Page,
): Promise<FoundMember[]> {
  const { rows } = await sql<FoundMember>`
    select subscribers.id as subscriber_id, users.timezone
    from ${members} where subscribers.app_id = ${db.app_id} and users.suspended_at is null and (${audience})
      and (${after_id}::uuid is null or subscribers.id > ${after_id}::uuid)
      and (${joined_by}::timestamptz is null or subscribers.created_at <= ${joined_by}::timestamptz)
    order by subscribers.id limit ${limit}
  `.execute(db)
  return rows
}

/** Lists who of an audience may receive news, for the studio. */
export async function listRecipients(
  db: Db,
  audience: Audience,
  { after_id, limit }: Omit<Page, 'joined_by'>,
): Promise<
  { subscriber_id: string; user_id: string; name: string; timezone: string; avatar_urls: unknown }[]
> {
  const { rows } = await sql<{
    subscriber_id: string
    user_id: string
    name: string
    timezone: string
    avatar_urls: unknown
  }>`
    select subscribers.id as subscriber_id, users.id as user_id, users.name, users.timezone, users.avatar_urls
    from ${members} where subscribers.app_id = ${db.app_id} and users.suspended_at is null and coalesce(settings.receive_blast_notifications, true)
      and (${audience}) and (${after_id}::uuid is null or subscribers.id > ${after_id}::uuid)
    order by subscribers.id limit ${limit}
  `.execute(db)
  return rows
}

/** Counts the tags of members, the most common first. */
export async function countTags(db: Db): Promise<{ tag: string; members: number }[]> {
  const { rows } = await sql<{ tag: string; members: number }>`
    select min(own.tag) as tag, count(*)::int as members
    from ${members} cross join lateral ${tags} own
    where subscribers.app_id = ${db.app_id} and jsonb_exists(subscribers.attributes, 'tags')
      and users.suspended_at is null and length(own.tag) <= ${MAX_MEMBER_TAG}
    group by lower(own.tag) order by members desc, tag limit ${MAX_TAGS}
  `.execute(db)
  return rows
}
