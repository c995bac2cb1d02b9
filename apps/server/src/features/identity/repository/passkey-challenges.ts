import type { AppTx } from '#platform/database/app-db.ts'

/** What a challenge is signed for; none serves both. */
export type ChallengePurpose = 'register' | 'sign_in'

/** A challenge, its purpose and, for a registration only, its user. */
export type Challenge = {
  challenge_hash: string
  purpose: ChallengePurpose
  user_id: string | null
  team_member_id: string | null
  device_id: string | null
}

/** Stores the hash of a challenge. */
export async function insertChallenge(tx: AppTx, challenge: Challenge & { expires_at: Date }): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({ app_id: tx.app_id, ...challenge })
    .execute()
}

/** Uses a challenge in one statement. Of concurrent uses exactly one returns true. */
export async function redeemChallenge(
  tx: AppTx,
  { challenge_hash, purpose, user_id, team_member_id, device_id, now }: Challenge & { now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey_challenges')
    .where('app_id', '=', tx.app_id)
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', user_id)
    .where('team_member_id', 'is not distinct from', team_member_id)
    .where('device_id', 'is not distinct from', device_id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes expired challenges. */
export async function deleteEndedChallenges(tx: AppTx, now: Date): Promise<void> {
  await tx
    .deleteFrom('passkey_challenges')
    .where('app_id', '=', tx.app_id)
    .where('expires_at', '<', now)
    .execute()
}
