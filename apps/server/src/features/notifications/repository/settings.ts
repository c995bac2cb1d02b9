import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import { DEFAULT_CHOICES } from '@foyer/domain/notifications'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The columns of what a member chooses. */
export const CHOICES = [
  'receive_blast_notifications',
  'receive_message_notifications',
  'receive_reminders_just_for_you',
  'receive_reminders_for_app',
  'receive_reminders_via_push_notification',
  'receive_reminders_via_email',
  'receive_messages_via_email',
  'receive_news_via_email',
  'is_daily_reminders',
  'is_weekly_reminders',
  'is_15_minute_reminder',
  'is_starting_now_reminder',
  'remind_day_of',
  'is_quiet_hours',
  'quiet_from',
  'quiet_to',
] as const satisfies readonly (keyof NotificationChoices)[]

/** What a member has chosen; the defaults until they have. */
export async function findChoices(db: AppDb | AppTx, subscriber_id: string): Promise<NotificationChoices> {
  const row = await db
    .selectFrom('notification_settings')
    .select(CHOICES)
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .executeTakeFirst()
  return row ?? DEFAULT_CHOICES
}

/** The same of many members, by subscriber. */
export async function findChoicesOf(
  db: AppDb | AppTx,
  subscriber_ids: readonly string[],
): Promise<(subscriber_id: string) => NotificationChoices> {
  const rows = await db
    .selectFrom('notification_settings')
    .select([...CHOICES, 'subscriber_id'])
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`subscriber_id = any (${[...new Set(subscriber_ids)]}::uuid[])`)
    .execute()
  const by_id = new Map(rows.map((row) => [row.subscriber_id, row]))
  return (subscriber_id) => by_id.get(subscriber_id) ?? DEFAULT_CHOICES
}

type Change = {
  subscriber_id: string
  change: { [Name in keyof NotificationChoices]?: NotificationChoices[Name] | undefined }
  now: Date
}

/** Saves the named settings in one statement, so that concurrent changes of others are preserved. */
export async function saveChoices(
  tx: AppTx,
  { subscriber_id, change, now }: Change,
): Promise<NotificationChoices> {
  return tx
    .insertInto('notification_settings')
    .values({ app_id: tx.app_id, subscriber_id, ...DEFAULT_CHOICES, ...change, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subscriber_id']).doUpdateSet({ ...change, updated_at: now }),
    )
    .returning(CHOICES)
    .executeTakeFirstOrThrow()
}
