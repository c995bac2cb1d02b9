// Written by scripts/generate.ts from apps/server/migrations. Do not edit.
import type { Migration } from 'kysely/migration'

/** Every migration by name, in their order. */
export const migrations: Readonly<Record<string, () => Promise<Migration>>> = {
  '0001_platform_idempotency': () => import('../../../migrations/0001_platform_idempotency.ts'),
  '0003_outbox': () => import('../../../migrations/0003_outbox.ts'),
  '0004_mail': () => import('../../../migrations/0004_mail.ts'),
  '0010_accounts_team': () => import('../../../migrations/0010_accounts_team.ts'),
  '0011_accounts_people': () => import('../../../migrations/0011_accounts_people.ts'),
  '0012_accounts_tokens': () => import('../../../migrations/0012_accounts_tokens.ts'),
  '0020_apps': () => import('../../../migrations/0020_apps.ts'),
  '0030_media': () => import('../../../migrations/0030_media.ts'),
  '0040_access': () => import('../../../migrations/0040_access.ts'),
  '0050_pages': () => import('../../../migrations/0050_pages.ts'),
  '0060_commerce_products': () => import('../../../migrations/0060_commerce_products.ts'),
  '0061_commerce_orders': () => import('../../../migrations/0061_commerce_orders.ts'),
  '0062_commerce_providers': () => import('../../../migrations/0062_commerce_providers.ts'),
  '0070_progress': () => import('../../../migrations/0070_progress.ts'),
  '0100_schedule': () => import('../../../migrations/0100_schedule.ts'),
  '0110_messaging': () => import('../../../migrations/0110_messaging.ts'),
  '0130_library': () => import('../../../migrations/0130_library.ts'),
  '0150_activity': () => import('../../../migrations/0150_activity.ts'),
  '0160_portability': () => import('../../../migrations/0160_portability.ts'),
  '0161_portability_pictures': () => import('../../../migrations/0161_portability_pictures.ts'),
  '0170_messages_sent_once': () => import('../../../migrations/0170_messages_sent_once.ts'),
  '0180_messages_are_their_log': () => import('../../../migrations/0180_messages_are_their_log.ts'),
  '0181_commerce_payments_of_member': () => import('../../../migrations/0181_commerce_payments_of_member.ts'),
  '0182_changes': () => import('../../../migrations/0182_changes.ts'),
  '0183_messages_named_once': () => import('../../../migrations/0183_messages_named_once.ts'),
  '0184_messages_told_once': () => import('../../../migrations/0184_messages_told_once.ts'),
  '0185_indexes_of_some': () => import('../../../migrations/0185_indexes_of_some.ts'),
  '0186_events_together': () => import('../../../migrations/0186_events_together.ts'),
}
