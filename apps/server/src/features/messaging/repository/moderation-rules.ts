import type { ModerationRules } from '@foyer/contract/messaging/report-shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Row = { auto_hide_reports: ModerationRules['auto_hide_reports']; guidelines: string }

/** The rules of an app that has not changed them. */
const DEFAULT_RULES: ModerationRules = { auto_hide_reports: 3, guidelines: '' }

/** Finds the moderation rules of an app. */
export async function findModerationRules(db: AppDb | AppTx): Promise<ModerationRules> {
  const row = await db
    .selectFrom('moderation_rules')
    .select(['auto_hide_reports', 'guidelines'])
    .where('app_id', '=', db.app_id)
    .$castTo<Row>()
    .executeTakeFirst()
  return row ?? DEFAULT_RULES
}

/** Stores the moderation rules of an app. */
export async function saveModerationRules(tx: AppTx, rules: ModerationRules): Promise<void> {
  await tx
    .insertInto('moderation_rules')
    .values({ app_id: tx.app_id, ...rules })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(rules))
    .execute()
}
