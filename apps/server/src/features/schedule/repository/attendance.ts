import type { EventAnswer, EventAttendance, EventPerson } from '@foyer/contract/schedule/shapes'
import { canSeePrivateProfiles } from '@foyer/domain/directory'
import { sql } from 'kysely'
import type { AppDb } from '#platform/database/app-db.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { createVisibilitySql } from '../../directory/index.ts'

/** So many faces stand beside the count. */
const MAX_FACES = 4

/** Who looks at the answers to an occurrence; null: a guest. */
export type AttendanceQuery = { occurrence_id: string; viewer: Viewer | null }

/** Who comes, as far as the viewer sees them, and the places that are taken by all. */
export type Attendance = Pick<EventAttendance, 'going_count' | 'maybe_count' | 'waiting_count' | 'people'> & {
  taken: number
  answer: EventAnswer | null
  is_waiting: boolean
  waiting_position: number | null
}

const IS_VISIBLE = sql.raw(
  createVisibilitySql({
    app: 'viewer.app_id',
    user: 'u',
    subscriber: 's',
    viewer: 'viewer.user_id',
    sees_private: 'viewer.sees_private',
  }),
)

/** Those who answered, in their order; hidden, blocked and suspended people are left out. */
const selectSeen = (db: AppDb, { occurrence_id, viewer }: AttendanceQuery) => sql`
  select u.id as user_id, u.name, u.avatar_urls, a.answer, a.is_waiting, a.answered_at, a.subscriber_id
  from (
    select ${db.app_id}::uuid as app_id, ${viewer?.user_id ?? null}::uuid as user_id,
      ${viewer !== null && canSeePrivateProfiles(viewer)}::boolean as sees_private
  ) viewer
  join event_answers a
    on a.app_id = viewer.app_id and a.occurrence_id = ${occurrence_id} and a.answer <> 'declined'
  cross join lateral (
    select id, user_id, profile_visibility from subscribers
    where app_id = viewer.app_id and id = a.subscriber_id limit 1
  ) s
  cross join lateral (
    select id, name, avatar_urls, suspended_at, deletes_at, is_admin, is_app_messaging_profile from users
    where app_id = viewer.app_id and id = s.user_id limit 1
  ) u
  where (${IS_VISIBLE})`

/** Reads how many come to an occurrence, the first of them, and the viewer's own answer, in one statement. */
export async function readAttendance(db: AppDb, query: AttendanceQuery): Promise<Attendance> {
  const { occurrence_id, viewer } = query
  const { rows } = await sql<Attendance>`
    with seen as (${selectSeen(db, query)})
    select own.answer, coalesce(own.is_waiting, false) as is_waiting,
      case when own.is_waiting then (
        select count(*)::int from event_answers line
        where line.app_id = ${db.app_id} and line.occurrence_id = ${occurrence_id} and line.is_waiting
          and (line.answered_at, line.subscriber_id) <= (own.answered_at, own.subscriber_id)
      ) end as waiting_position,
      (
        select count(*)::int from event_answers place
        where place.app_id = ${db.app_id} and place.occurrence_id = ${occurrence_id}
          and place.answer = 'going' and not place.is_waiting
      ) as taken,
      (select count(*)::int from seen where answer = 'going' and not is_waiting) as going_count,
      (select count(*)::int from seen where answer = 'maybe') as maybe_count,
      (select count(*)::int from seen where is_waiting) as waiting_count,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('user_id', user_id, 'name', name, 'avatar_urls', avatar_urls)
          order by answered_at, subscriber_id)
        from (
          select * from seen where answer = 'going' and not is_waiting
          order by answered_at, subscriber_id limit ${MAX_FACES}
        ) first
      ), '[]') as people
    from (select 1) one
    left join event_answers own on own.app_id = ${db.app_id} and own.occurrence_id = ${occurrence_id}
      and own.subscriber_id = ${viewer?.subscriber_id ?? null}::uuid
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without a table returned no row.')
  return row
}

/** Lists who comes to an occurrence and who perhaps does, in the order of their answers. */
export async function listEventPeople(
  db: AppDb,
  query: AttendanceQuery,
  limit: number,
): Promise<EventPerson[]> {
  const { rows } = await sql<EventPerson>`
    select user_id, name, avatar_urls, answer, is_waiting from (${selectSeen(db, query)}) seen
    order by answer, is_waiting, answered_at, subscriber_id limit ${limit}
  `.execute(db)
  return rows
}
