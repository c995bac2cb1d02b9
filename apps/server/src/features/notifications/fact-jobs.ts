import type { NotificationKind } from '@foyer/contract/notifications/inbox-shapes'
import type { Ctx } from '../../platform/context.ts'
import { findPeopleBySubscriber } from '../directory/index.ts'
import { findOccurrence, listConcerned } from '../schedule/index.ts'
import { recordNotices, type NewNotice, type Recipient } from './commands/record.ts'

/** Members of these ids who can be notified. */
async function findRecipients(ctx: Ctx, subscriber_ids: readonly string[]): Promise<Recipient[]> {
  const people = await findPeopleBySubscriber(ctx.db, subscriber_ids)
  return people.flatMap(({ subscriber_id, user_id, timezone, is_suspended }) =>
    subscriber_id === null || is_suspended ? [] : [{ subscriber_id, user_id, timezone }],
  )
}

type Fact = Omit<NewNotice, 'recipient' | 'kind'>

/** Records one fact for some members. */
async function recordFact(
  ctx: Ctx,
  kind: NotificationKind,
  subscriber_ids: readonly string[],
  fact: Fact,
): Promise<void> {
  const recipients = await findRecipients(ctx, subscriber_ids)
  await recordNotices(
    ctx,
    recipients.map((recipient) => ({ ...fact, recipient, kind })),
  )
}

/** A member who waited has a place at an event, once for each time that it is given. */
export async function recordPlace(
  ctx: Ctx,
  { occurrence_id, subscriber_id }: { occurrence_id: string; subscriber_id: string },
  event_id: string,
): Promise<void> {
  const occurrence = await findOccurrence(ctx.db, occurrence_id)
  if (!occurrence) return
  await recordFact(ctx, 'place_given', [subscriber_id], {
    key: `place_given:${event_id}`,
    params: { page_ids: [occurrence.event_id], occurrence_id, starts_at: occurrence.starts_at.toISOString() },
    expires_at: occurrence.ends_at,
  })
}

const CHANGE_KINDS = { moved: 'event_moved', cancelled: 'event_cancelled' } as const

/** A date that members come to, or may come to, was moved or cancelled: once for each change. */
export async function recordEventChange(
  ctx: Ctx,
  {
    occurrence_id,
    event_id: page_id,
    change,
  }: { occurrence_id: string; event_id: string; change: keyof typeof CHANGE_KINDS },
  event_id: string,
): Promise<void> {
  const occurrence = change === 'moved' ? await findOccurrence(ctx.db, occurrence_id) : null
  const kind = CHANGE_KINDS[change]
  await recordFact(ctx, kind, await listConcerned(ctx.db, occurrence_id), {
    key: `${kind}:${event_id}`,
    params: {
      page_ids: [page_id],
      occurrence_id,
      ...(occurrence && { starts_at: occurrence.starts_at.toISOString() }),
    },
    ...(occurrence && { expires_at: occurrence.ends_at }),
  })
}

/** Money that a member paid, or that could not be taken; their mail about it is one of commerce. */
export async function recordMoney(
  ctx: Ctx,
  { kind, key, subscriber_id }: { kind: 'purchase' | 'payment_failed'; key: string; subscriber_id: string },
): Promise<void> {
  await recordFact(ctx, kind, [subscriber_id], { key: `${kind}:${key}` })
}
