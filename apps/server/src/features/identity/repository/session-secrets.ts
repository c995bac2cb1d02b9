import type { AppTx } from '#platform/database/app-db.ts'

type Rotation = { id: string; previous_hash: string; token_hash: string; now: Date }

/**
 * Rotates a session's secret if it has not changed; of concurrent page loads one gets the new secret. The old one,
 * `previous_hash`, stays valid until the new one is presented.
 */
export async function rotateSecret(
  tx: AppTx,
  { id, previous_hash, token_hash, now }: Rotation,
): Promise<boolean> {
  const rotated = await tx
    .updateTable('sessions')
    .set({ token_hash, rotated_at: now, is_unshown: true })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('token_hash', '=', previous_hash)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!rotated) return false

  await tx
    .deleteFrom('session_old_tokens')
    .where('app_id', '=', tx.app_id)
    .where('session_id', '=', id)
    .execute()
  await tx
    .insertInto('session_old_tokens')
    .values({ app_id: tx.app_id, token_hash: previous_hash, session_id: id })
    .execute()
  return true
}

/** Replaces a new secret that was never presented, because its response was lost. */
export async function replaceLostSecret(
  tx: AppTx,
  { id, token_hash, now, lost_before }: Omit<Rotation, 'previous_hash'> & { lost_before: Date },
): Promise<boolean> {
  const rotated = await tx
    .updateTable('sessions')
    .set({ token_hash, rotated_at: now })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('is_unshown', '=', true)
    .where('rotated_at', '<', lost_before)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return rotated !== undefined
}

/** Expires the previous secret after the new one was presented. */
export async function expireOldSecret(
  tx: AppTx,
  { id, ends_at }: { id: string; ends_at: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ is_unshown: false })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('session_old_tokens')
    .set({ ends_at })
    .where('app_id', '=', tx.app_id)
    .where('session_id', '=', id)
    .where('ends_at', 'is', null)
    .execute()
}
