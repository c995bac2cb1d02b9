import type { Participant, Thread, ThreadPerson } from '@foyer/contract/messaging/shapes'
import { canMessage } from '@foyer/domain/messaging'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { findPeopleByUser, type PersonFacts } from '../directory/index.ts'
import { findPages } from '../pages/index.ts'
import { presentAuthor } from './authors.ts'
import { threadChannelName } from './commands/publish-events.ts'
import { loadLatestMessages } from './latest-messages.ts'
import { findOther } from './pair-key.ts'
import { canManage, canPin } from './policy.ts'
import type { Reader, ThreadRow } from './repository/thread-rows.ts'
import { listLikedMessages, listThreadFaces, type ThreadPersonRow } from './repository/thread-people.ts'
import type { AccessibleThread, ThreadAccess } from './thread-access.ts'

/** People shown of one thread, names in a title, and liked messages of one participant. */
const MAX_FACES = 8
const MAX_NAMES = 4
const MAX_LIKED = 100

/** Presents threads to one reader, who may read them; the queries are the same for one as for many. */
export async function presentThreads(
  ctx: Ctx,
  viewer: Viewer | null,
  reader: Reader,
  threads: readonly AccessibleThread[],
): Promise<Thread[]> {
  if (threads.length === 0) return []
  const rows = threads.map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const [faces, liked, pages, latest] = await Promise.all([
    listThreadFaces(ctx.db, rows, { hidden: reader.hidden, limit: MAX_FACES }),
    listLikedMessages(ctx.db, ids, { user_id: reader.user_id, limit: MAX_LIKED }),
    findPages(
      ctx,
      rows.filter(({ kind }) => kind === 'page').map(({ id }) => id),
    ),
    loadLatestMessages(ctx, viewer, reader, threads),
  ])
  const others = rows.flatMap((row) => findOther(row.pair_key, reader.user_id ?? '') ?? [])
  const user_ids = [...faces.map(({ user_id }) => user_id), ...others, ...(viewer ? [viewer.user_id] : [])]
  const people = new Map((await findPeopleByUser(ctx.db, user_ids)).map((person) => [person.user_id, person]))
  const now = ctx.now().toISOString()

  return threads.map(({ row, access }) => {
    const own_faces = faces.filter(({ thread_id }) => thread_id === row.id)
    const settings = {
      liked_messages: liked.get(row.id) ?? [],
      notifications_enabled: row.notifications_enabled,
    }
    const present = (face: ThreadPersonRow): Participant[] => {
      const person = people.get(face.user_id)
      if (!person) return []
      const is_self = person.user_id === viewer?.user_id
      return [
        {
          user: presentThreadPerson(ctx, viewer, person),
          has_contributed: face.has_contributed,
          liked_messages: is_self ? settings.liked_messages : [],
          notifications_enabled: is_self ? settings.notifications_enabled : null,
        },
      ]
    }
    const page = pages.find(({ page_id }) => page_id === row.id)
    const is_private = row.kind === 'direct' || row.kind === 'group'
    const takes_part = viewer !== null && (row.joined_ts !== null || row.has_contributed)
    const self = { thread_id: row.id, user_id: viewer?.user_id ?? '', has_contributed: row.has_contributed }
    const { message_count } = row
    const latest_message = latest.messages.get(row.id) ?? null
    return {
      id: row.id,
      type: row.kind,
      title: page?.title ?? createTitle(row, own_faces, people, viewer),
      channel_id: threadChannelName(row.id),
      page_id: page ? row.id : null,
      page_path: page?.path ?? null,
      is_private,
      is_read_by_team: row.is_read_by_team,
      is_feed: row.kind === 'feed',
      has_been_renamed: row.has_been_renamed,
      seq: row.seq,
      message_count,
      remaining_messages: Math.max(0, message_count - (latest_message ? 1 : 0)),
      total_count_participants: is_private ? row.people_count : row.author_count,
      participants: own_faces.flatMap(present),
      participant: takes_part ? (present(self)[0] ?? null) : null,
      parent_message: latest.parents.get(row.id) ?? null,
      parent_thread_id: row.parent_thread_id,
      notifications_enabled: row.notifications_enabled,
      muted_until: row.muted_until !== null && row.muted_until > now ? row.muted_until : null,
      created_at: row.created_at,
      last_message_read_ts: row.last_message_read_ts,
      is_unread: row.unread_count > 0,
      unread_count: row.unread_count,
      latest_message_ts: latest_message?.message_ts ?? null,
      latest_message,
      no_send_reason: access.no_send_reason,
      no_send_until: access.no_send_until?.toISOString() ?? null,
      abilities: presentAbilities(viewer, row, access),
    }
  })
}

/** A person of a thread for a viewer, who sees them. */
export function presentThreadPerson({ app }: Ctx, viewer: Viewer | null, person: PersonFacts): ThreadPerson {
  const can_message =
    viewer !== null && canMessage(app.messaging, viewer, { ...person, is_blocked: false }).allowed
  return { ...presentAuthor(person), subscriber_id: person.subscriber_id, can_message }
}

/** The title that was given, or the names of the others; of somebody who is left alone, their own. */
function createTitle(
  row: ThreadRow,
  faces: readonly ThreadPersonRow[],
  people: ReadonlyMap<string, PersonFacts>,
  viewer: Viewer | null,
): string {
  if (row.title !== null) return row.title
  if (row.kind === 'direct')
    return people.get(findOther(row.pair_key, viewer?.user_id ?? '') ?? '')?.name ?? ''
  if (row.kind !== 'group') return ''
  const others = faces.filter(({ user_id }) => user_id !== viewer?.user_id)
  if (others.length === 0) return viewer?.name ?? ''
  return others
    .flatMap(({ user_id }) => people.get(user_id)?.name ?? [])
    .slice(0, MAX_NAMES)
    .join(', ')
}

function presentAbilities(viewer: Viewer | null, row: ThreadRow, access: ThreadAccess): Thread['abilities'] {
  const in_group = row.kind === 'group' && row.joined_ts !== null && access.is_readable
  return {
    send: access.is_writable,
    pin: access.is_writable && canPin(viewer, row.kind),
    rename: in_group,
    add: in_group,
    remove: in_group && canManage(viewer, row),
    leave: in_group,
  }
}
