import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { checkRecipients, findKnownPeople, unknownMember } from '../find-recipients.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { createPairKey } from '../pair-key.ts'
import { messagingPolicy } from '../policy.ts'
import {
  findDirectThread,
  insertGroup,
  openDirectThread,
  openReplyThread,
} from '../repository/new-threads.ts'
import { requireGroups } from '../require-plan.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { notifyReaders } from './notify-readers.ts'
import { publishNotification } from './publish-notification.ts'
import { publishReplyCount } from './publish-reply-count.ts'

/** Opens the thread of a member with others: with one person their direct thread, with several a new group. */
export async function openConversation(
  ctx: Ctx,
  viewer: MemberViewer,
  { subscriber_ids, title }: { subscriber_ids: readonly string[]; title: string },
): Promise<string> {
  const people = await findKnownPeople(ctx, viewer, subscriber_ids)
  if (!people) throw unknownMember('subscriber_ids')
  const [first] = people
  if (!first) throw invalidField('subscriber_ids', 'required')
  const created_by = viewer.user_id
  const user_ids = [created_by, ...people.map(({ user_id }) => user_id)]
  const now = ctx.now()
  if (people.length === 1) {
    const pair_key = createPairKey(created_by, first.user_id)
    const earlier = await findDirectThread(ctx.db, pair_key)
    if (earlier !== null) return earlier
    checkRecipients(ctx, viewer, people, 'subscriber_ids')
    return ctx.write((tx) => openDirectThread(tx, { pair_key, created_by, user_ids, now }))
  }
  await requireGroups(ctx)
  checkRecipients(ctx, viewer, people, 'subscriber_ids')
  return ctx.write(async (tx) => {
    const id = await insertGroup(tx, { created_by, user_ids, title: title === '' ? null : title, now })
    const thread = { id, kind: 'group' as const }
    const others = user_ids.slice(1)
    await publishNotification(tx, ctx.services, {
      thread,
      actor_id: created_by,
      event: 'created',
      user_ids: others,
      title: title === '' ? null : title,
      now,
    })
    await notifyReaders(tx, ctx.services, { thread, actor_id: created_by, user_ids })
    return id
  })
}

/** Opens the thread of replies to a message that the member sees; `parent` is `{thread_id}:{message_ts}`. */
export async function openReplies(ctx: Ctx, viewer: MemberViewer, parent: string): Promise<string> {
  const [parent_thread_id = '', parent_ts = ''] = parent.split(':')
  const access = await decideThreadAccess(ctx, viewer, parent_thread_id)
  const hidden = [...(await listHiddenUsers(ctx, viewer.user_id))]
  const message = messagingPolicy.readThread(viewer, access).allowed
    ? await findShownMessage(ctx, parent_thread_id, parent_ts, { access, hidden })
    : null
  if (!message || message.message_type === 'notification' || access.kind === 'reply')
    throw invalidField('parent_message_id', 'message_not_found')
  if (message.reply_thread_id !== null) return message.reply_thread_id
  if (!access.is_writable) throw new CallError('thread_is_read_only')
  const now = ctx.now()
  return ctx.write(async (tx) => {
    const created_by = viewer.user_id
    const { id, is_new } = await openReplyThread(tx, { parent_thread_id, parent_ts, created_by, now })
    if (is_new) await publishReplyCount(tx, ctx.services, id, now)
    return id
  })
}
