import { randomInt } from 'node:crypto'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import { insertToken, revokeEarlierTokens, type TokenPurpose } from '../repository/tokens.ts'

const MINUTE_MS = 60_000

/** How long a token of each purpose is good, in milliseconds (security, "Sign-in" and "Sessions"). */
export const TOKEN_MS: Readonly<Record<TokenPurpose, number>> = {
  passwordless: 15 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  exchange: MINUTE_MS,
  view: MINUTE_MS,
  verify_email: 24 * 60 * MINUTE_MS,
  change_email: 24 * 60 * MINUTE_MS,
}

/** The subject of a token: a user, an address, or an address without an account. */
export type TokenInput = {
  purpose: TokenPurpose
  user_id: string | null
  email: string | null
  name?: string | null
  /** The studio session to which a preview is bound. */
  viewed_by_session_id?: string
}

/**
 * Creates a 256-bit, single-use token for one purpose in this app. Only its hash is stored. A newer mailed token ends
 * the earlier ones of its purpose.
 */
export async function issueToken(
  ctx: Ctx,
  tx: AppTx,
  token_input: TokenInput,
  code: string | null = null,
): Promise<string> {
  const token = newSecret()
  const now = ctx.services.clock.now()
  const { device_id } = ctx.request
  const owner = findTokenOwner(token_input)
  if (owner) await revokeEarlierTokens(tx, { purpose: token_input.purpose, owner, now })
  await insertToken(tx, {
    ...token_input,
    name: token_input.name ?? null,
    viewed_by_session_id: token_input.viewed_by_session_id ?? null,
    token_hash: hashSecret(token),
    code_hash: code !== null && device_id !== null ? hashCode(ctx, device_id, code) : null,
    device_id,
    now,
    expires_at: new Date(now.getTime() + TOKEN_MS[token_input.purpose]),
  })
  return token
}

/**
 * Whose earlier tokens a newer one ends: anyone may request a sign-in or reset for an address, but only its user a
 * link that verifies one. Null for tokens that are not mailed.
 */
function findTokenOwner({
  purpose,
  user_id,
  email,
}: TokenInput): { user_id: string } | { email: string } | null {
  if (purpose === 'reset' || purpose === 'passwordless') return email === null ? null : { email }
  const is_mailed = purpose === 'verify_email' || purpose === 'change_email'
  return is_mailed && user_id !== null ? { user_id } : null
}

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns the stored hash of a code. It is keyed, because a million codes could be hashed in a second. */
export function hashCode(ctx: Ctx, device_id: string, code: string): string {
  return ctx.services.secrets.sign('one-time-code', `${ctx.app.id}:${device_id}:${code}`)
}
