import type { Ctx } from '../../platform/context.ts'
import { tooManyRequests } from '../../platform/errors.ts'
import { fingerprint } from '../../platform/session/tokens.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { clearAttempts, countAttempts, type Attempt } from './repository/attempts.ts'
import { getRateLimitKey } from '../../platform/http/network-of-address.ts'

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
  /** By user: who is signed in may change it, whatever others try at the sign-in. */
  change_password: { by_email: { limit: 10, window_s: 10 * MINUTE } },
  sign_up: { by_address: { limit: 200, window_s: HOUR }, by_email: { limit: 10, window_s: HOUR } },
  passwordless: { by_address: { limit: 100, window_s: HOUR }, by_email: { limit: 5, window_s: 15 * MINUTE } },
  passwordless_day: { by_email: { limit: 15, window_s: DAY } },
  reset: { by_address: { limit: 60, window_s: HOUR }, by_email: { limit: 5, window_s: HOUR } },
  code: { by_address: { limit: 100, window_s: 15 * MINUTE } },
  /** A guest's order says whether an address is known. */
  guest_order: { by_address: { limit: 100, window_s: HOUR }, by_email: { limit: 30, window_s: HOUR } },
  /** Each request mails the address that was typed. */
  withdrawal: { by_address: { limit: 60, window_s: HOUR }, by_email: { limit: 10, window_s: HOUR } },
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
 * `too_many_requests` past a limit. Known and unknown addresses count alike. Signed-in callers pass their id, which
 * counts instead of their network.
 */
export async function limitAttempts(
  ctx: Ctx,
  actions: readonly LimitedAction[],
  email?: string,
  caller_id?: string,
): Promise<void> {
  await limitCounters(
    ctx,
    actions.flatMap((action) => listCounters(ctx, action, email, caller_id)),
  )
}

/**
 * Counts an attempt to sign in by password. On a device on which this user has signed in before, attempts elsewhere
 * do not count, so that nobody can lock the owner of an address out.
 */
export async function limitLogin(ctx: Ctx, email: string, is_known_device: boolean): Promise<void> {
  if (!is_known_device) return limitAttempts(ctx, ['login'], email)
  await limitCounters(ctx, [{ ...getDeviceCounter(ctx, email), ...limits.login.by_email }])
}

/** Clears the attempts of an address, here and on unknown devices, after its owner has signed in. */
export async function clearLoginAttempts(ctx: Ctx, tx: AppTx, email: string): Promise<void> {
  for (const counter of [getEmailCounter('login', email), getDeviceCounter(ctx, email)])
    await clearAttempts(tx, counter)
}

function getDeviceCounter(ctx: Ctx, email: string): Omit<Attempt, 'window_s'> {
  return { action: 'login:device', subject: fingerprint(`${ctx.request.device_id} ${email}`) }
}

async function limitCounters(ctx: Ctx, counters: readonly (Attempt & Limit)[]): Promise<void> {
  const now = ctx.services.clock.now()
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

function listCounters(
  ctx: Ctx,
  action: LimitedAction,
  email: string | undefined,
  caller_id: string | undefined,
): (Attempt & Limit)[] {
  const { by_address, by_email }: { by_address?: Limit; by_email?: Limit } = limits[action]
  const caller = fingerprint(caller_id ?? getRateLimitKey(ctx.request.address))
  return [
    ...(by_address ? [{ action: `${action}:address`, subject: caller, ...by_address }] : []),
    ...(by_email && email !== undefined ? [{ ...getEmailCounter(action, email), ...by_email }] : []),
  ]
}
