import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import { DEFAULT_CHOICES } from '@foyer/domain/notifications'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'

/** The columns of what a member chooses. */
export const CHOICES = [
  'receive_blast_notifications',
  'receive_message_notifications',
  'receive_reminders_just_for_you',
  'receive_reminders_for_app',
  'receive_reminders_via_push_notification',
  'receive_reminders_via_email',
  'is_daily_reminders',
  'is_weekly_reminders',
  'is_15_minute_reminder',
  'is_starting_now_reminder',
  'remind_day_of',
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

type Change = {
  subscriber_id: string
  change: { [Name in keyof NotificationChoices]?: boolean | undefined }
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
