import type { AppTx } from '#platform/database/app-db.ts'

/** What a challenge is signed for; none serves both. */
export type ChallengePurpose = 'register' | 'sign_in'

/** A challenge and whom and what it is for. Only one who registers is known. */
export type Challenge = {
  challenge_hash: string
  purpose: ChallengePurpose
  user_id: string | null
  team_member_id: string | null
  device_id: string | null
}

/** Keeps a challenge, as a hash only. */
export async function insertChallenge(tx: AppTx, challenge: Challenge & { expires_at: Date }): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({ app_id: tx.app_id, ...challenge })
    .execute()
}

/** Uses a challenge up in one statement: of any number of parallel uses exactly one is told true. */
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

/** Deletes challenges that nobody has signed in time. */
export async function deleteEndedChallenges(tx: AppTx, now: Date): Promise<void> {
  await tx
    .deleteFrom('passkey_challenges')
    .where('app_id', '=', tx.app_id)
    .where('expires_at', '<', now)
    .execute()
}
