import type {
  Conversation,
  ConversationLine,
  ConversationPerson,
  InboxTeamMember,
} from '@foyer/contract/messaging/inbox-shapes'
import { messageTsToInstant, splitMentions } from '@foyer/domain/messaging'
import { excerpt } from '@foyer/domain/text'
import type { Ctx } from '#platform/context.ts'
import { findPeopleByUser, type PersonFacts } from '../../directory/index.ts'
import { loadRowParts } from '../../members/index.ts'
import { presentAuthor } from '../authors.ts'
import { findOther } from '../pair-key.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { listThreadFaces } from '../repository/thread-people.ts'
import { findUploadsOfThreads } from '../uploads/repository.ts'
import type { InboxSide } from './find-side.ts'
import type { ConversationRow } from './repository/conversations.ts'

/** Others of a group whose pictures are shown, and whose names are its title where it has none. */
const MAX_FACES = 4

/** Characters of the latest message in the list. */
const EXCERPT_LENGTH = 160

const MEMBER_PARTS = new Set(['plan', 'course'] as const)

/** Presents conversations of one side; the queries are the same for one as for many. */
export async function presentConversations(
  ctx: Ctx,
  { viewer: { user_id }, hidden }: InboxSide,
  rows: readonly ConversationRow[],
  team: readonly InboxTeamMember[],
): Promise<Conversation[]> {
  if (rows.length === 0) return []
  const groups = rows.filter(({ kind }) => kind === 'group')
  const latest = rows.flatMap((row) => row.latest ?? [])
  const [faces, files] = await Promise.all([
    listThreadFaces(ctx.db, groups, { hidden, limit: MAX_FACES + 1 }),
    findUploadsOfThreads(
      ctx.db,
      rows.map(({ id }) => id),
      latest.flatMap(({ details }) => details?.file_id ?? []),
    ),
  ])
  const known_ids = [
    ...rows.flatMap((row) => findOther(row.pair_key, user_id) ?? []),
    ...faces.map((face) => face.user_id),
    ...latest.map((message) => message.user_id),
  ]
  const people = new Map((await findPeopleByUser(ctx.db, known_ids)).map((one) => [one.user_id, one]))
  const others = rows.flatMap((row) => people.get(findOther(row.pair_key, user_id) ?? '') ?? [])
  const getParts = await loadRowParts(
    ctx,
    others.flatMap(({ subscriber_id }) => subscriber_id ?? []),
    MEMBER_PARTS,
  )
  const voices = new Set(files.filter(({ kind }) => kind === 'audio').map(({ id }) => id))

  return rows.map((row) => {
    const other = people.get(findOther(row.pair_key, user_id) ?? '')
    const group_faces = faces
      .filter((face) => face.thread_id === row.id && face.user_id !== user_id)
      .flatMap((face) => people.get(face.user_id) ?? [])
      .slice(0, MAX_FACES)
    const { plan, course } = getParts(other?.subscriber_id ?? null)
    return {
      id: row.id,
      type: row.kind,
      title: row.title ?? (row.kind === 'direct' ? (other?.name ?? '') : joinNames(group_faces)),
      member: other ? { ...presentPerson(other), plan, course } : null,
      faces: group_faces.map(presentAuthor),
      participant_count: row.participant_count,
      latest: row.latest && presentLine(row.latest, { user_id, people, voices }),
      is_unread: row.unread_count > 0,
      unread_count: row.unread_count,
      waiting_since: row.waiting_ts === null ? null : messageTsToInstant(row.waiting_ts),
      is_done: row.is_done,
      assignee: team.find(({ team_member_id }) => team_member_id === row.assignee_id) ?? null,
      note_count: row.note_count,
    }
  })
}

/** A person of a conversation. */
export function presentPerson(person: PersonFacts): ConversationPerson {
  return { ...presentAuthor(person), subscriber_id: person.subscriber_id }
}

function joinNames(people: readonly PersonFacts[]): string {
  return people.map(({ name }) => name).join(', ')
}

type LineContext = {
  user_id: string
  people: ReadonlyMap<string, PersonFacts>
  /** Ids of files that are voice notes. */
  voices: ReadonlySet<string>
}

function presentLine(row: MessageRow, { user_id, people, voices }: LineContext): ConversationLine {
  const { message_ts, message_type, hidden_at } = row
  const is_hidden = hidden_at !== null
  return {
    message_ts,
    message_type,
    attachment_kind: message_type === 'attachment' && !is_hidden ? findAttachmentKind(row, voices) : null,
    excerpt: is_hidden ? '' : excerpt(toLine(row.text), EXCERPT_LENGTH),
    author_name: message_type === 'notification' ? null : (people.get(row.user_id)?.name ?? null),
    is_own: row.user_id === user_id,
    is_hidden,
  }
}

function findAttachmentKind({ details }: MessageRow, voices: ReadonlySet<string>): 'link' | 'file' | 'audio' {
  if (details?.file_id === undefined) return 'link'
  return voices.has(details.file_id) ? 'audio' : 'file'
}

/** A text in one line, with the names of mentions as one reads them. */
function toLine(text: string): string {
  const parts = splitMentions(text).map((part) => (part.kind === 'mention' ? `@${part.name}` : part.text))
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}
