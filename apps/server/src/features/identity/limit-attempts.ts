import type { Ctx } from '../../platform/context.ts'
import { tooManyRequests } from '../../platform/errors.ts'
import { fingerprint } from '../../platform/session/tokens.ts'
import { countAttempts, type Attempt } from './repository/attempts.ts'
import { getRateLimitKey } from './session-client.ts'

type Limit = { limit: number; window_s: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often one address of the network, and one e-mail address, may try what would help someone who guesses. A
 * whole class signs up from one network, so those are wide; the narrow ones are by e-mail address.
 */
const limits = {
  login: {
    by_address: { limit: 100, window_s: 10 * MINUTE },
    by_email: { limit: 10, window_s: 10 * MINUTE },
  },
  sign_up: { by_address: { limit: 200, window_s: HOUR }, by_email: { limit: 10, window_s: HOUR } },
  passwordless: { by_address: { limit: 100, window_s: HOUR }, by_email: { limit: 5, window_s: 15 * MINUTE } },
  passwordless_day: { by_email: { limit: 15, window_s: DAY } },
  reset: { by_address: { limit: 60, window_s: HOUR }, by_email: { limit: 5, window_s: HOUR } },
  code: { by_address: { limit: 100, window_s: 15 * MINUTE } },
  support: { by_email: { limit: 5, window_s: HOUR } },
  provider: { by_address: { limit: 300, window_s: 10 * MINUTE } },
  set_password: { by_address: { limit: 60, window_s: HOUR }, by_email: { limit: 10, window_s: HOUR } },
  /** Invitation mails to one address, counted across all team members. */
  invitation: { by_email: { limit: 5, window_s: HOUR } },
  passkey: { by_address: { limit: 100, window_s: 10 * MINUTE } },
  // Requested whenever the sign-in panel opens, even when no passkey is used.
  passkey_options: { by_address: { limit: 300, window_s: 10 * MINUTE } },
  add_passkey: { by_address: { limit: 300, window_s: HOUR }, by_email: { limit: 30, window_s: HOUR } },
  change_email: { by_address: { limit: 30, window_s: HOUR }, by_email: { limit: 5, window_s: HOUR } },
} as const satisfies Record<string, { by_address?: Limit; by_email?: Limit }>

export type LimitedAction = keyof typeof limits

/**
 * Counts an attempt in its own transaction, so that it counts even if the call is refused. Throws
 * `too_many_requests` past a limit. Known and unknown addresses count alike.
 */
export async function limitAttempts(
  ctx: Ctx,
  actions: readonly LimitedAction[],
  email?: string,
): Promise<void> {
  const now = ctx.services.clock.now()
  const counters = actions.flatMap((action) => listCounters(ctx, action, email))
  const counted = await ctx.writeNow((tx) => countAttempts(tx, counters, now))

  const waits = counted.flatMap((attempt) => {
    const limit = counters.find((counter) => counter.action === attempt.action)?.limit ?? 0
    return attempt.count > limit ? [Math.ceil((attempt.window_ends_at.getTime() - now.getTime()) / 1000)] : []
  })
  if (waits.length > 0) throw tooManyRequests(Math.max(1, ...waits))
}

/** Returns the counter of an email address, which is cleared when its owner has authenticated. */
export function getEmailCounter(action: LimitedAction, email: string): Omit<Attempt, 'window_s'> {
  return { action: `${action}:email`, subject: fingerprint(email) }
}

function listCounters(ctx: Ctx, action: LimitedAction, email: string | undefined): (Attempt & Limit)[] {
  const { by_address, by_email }: { by_address?: Limit; by_email?: Limit } = limits[action]
  const caller = fingerprint(getRateLimitKey(ctx.request.address))
  return [
    ...(by_address ? [{ action: `${action}:address`, subject: caller, ...by_address }] : []),
    ...(by_email && email !== undefined ? [{ ...getEmailCounter(action, email), ...by_email }] : []),
  ]
}
