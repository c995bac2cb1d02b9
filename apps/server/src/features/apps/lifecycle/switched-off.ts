import { sql } from 'kysely'
import type { AppTx, ControlDb } from '#platform/database/app-db.ts'

export async function setSwitchedOff(tx: AppTx, switched_off_at: Date | null): Promise<void> {
  await tx.updateTable('apps').set({ switched_off_at }).where('id', '=', tx.app_id).execute()
}

/**
 * Holds a mail when its app is switched off or deleted, in one statement: the release of mails waits for it, so that
 * no held mail is missed.
 */
export async function holdMailIfSwitchedOff(control: ControlDb, mail_id: string): Promise<boolean> {
  const { rows } = await sql`
    with off as (
      select apps.id from apps join mail_messages on mail_messages.app_id = apps.id
      where mail_messages.id = ${mail_id} and (apps.switched_off_at is not null or apps.deleted_at is not null) for share of apps
    )
    update mail_messages set held_at = now() from off where mail_messages.id = ${mail_id} returning mail_messages.id
  `.execute(control)
  return rows.length > 0
}
