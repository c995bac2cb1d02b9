import type { Ctx } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { findPeopleByUser, type PersonFacts } from '../directory/index.ts'
import { findNotified, readNotices, type NotifiedKind } from '../messaging/index.ts'
import { recordNotices, type NewNotice, type Recipient } from './commands/record.ts'
import { toRecipient } from './describe.ts'
import { listMembersAfter } from './repository/members.ts'

type Sent = { thread_id: string; message_ts: string; mention_ts: string | null }

/** Seconds before a push, in which a message is often read, and before a mail about one that is still unread. */
const DELAYS = { push: 5, mail: 600 }
/** Members who are recorded together. */
const BATCH = 1_000

/** Records for whom a message is news. One that was read, or withdrawn, since then is news for nobody. */
export const recordMessageJob = defineJob<Sent>(
  'notifications.record_message',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, sent) => {
    const found = await findNotified(ctx, sent)
    if (!found) return
    const people = await findPeopleByUser(ctx.db, [...found.people.keys()])
    const notices: NewNotice[] = []
    for (const person of people) {
      const kind = found.people.get(person.user_id)
      if (kind === undefined || person.subscriber_id === null || person.is_suspended) continue
      const notice = await createNotice(ctx, { ...person, subscriber_id: person.subscriber_id }, kind, sent)
      if (notice) notices.push(notice)
    }
    await recordNotices(ctx, notices)
    if (found.is_announced) await announce(ctx, sent, found.author_id)
  },
)

/** Records news of the team for every member, except for its author. */
async function announce(ctx: Ctx, { thread_id, message_ts }: Sent, author_id: string): Promise<void> {
  let after_id: string | null = null
  let members: Recipient[] = []
  do {
    members = await listMembersAfter(ctx.db, after_id, BATCH)
    after_id = members.at(-1)?.subscriber_id ?? null
    await recordNotices(
      ctx,
      members
        .filter(({ user_id }) => user_id !== author_id)
        .map((recipient) => ({
          recipient,
          kind: 'announcement' as const,
          key: `announcement:${thread_id}:${message_ts}`,
          thread: { thread_id, message_ts },
          delays: DELAYS,
        })),
    )
  } while (members.length === BATCH)
}

async function createNotice(
  ctx: Ctx,
  person: PersonFacts & { subscriber_id: string },
  kind: NotifiedKind,
  { thread_id, message_ts: last_ts, mention_ts }: Sent,
): Promise<NewNotice | null> {
  const is_about_one = kind === 'mention'
  const message_ts = is_about_one && mention_ts !== null ? mention_ts : last_ts
  const [facts] = await readNotices(
    ctx,
    toRecipient(person),
    [{ thread_id, message_ts, is_about_one }],
    ctx.now(),
  )
  if (!facts || facts.status === 'read_before' || facts.status === 'deleted') return null
  const { subscriber_id, user_id, timezone } = person
  return {
    recipient: { subscriber_id, user_id, timezone },
    kind,
    // All messages of a thread that were unread together are one notification.
    key: is_about_one
      ? `mention:${thread_id}:${message_ts}`
      : `thread:${thread_id}:${facts.last_read_ts ?? 0}`,
    thread: { thread_id, message_ts },
    delays: DELAYS,
    not_sent: facts.status === 'ok' ? null : facts.status,
  }
}
