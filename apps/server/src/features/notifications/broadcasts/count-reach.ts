import type { BroadcastReach } from '@foyer/contract/notifications/broadcast-shapes'
import { dueOnClock } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import { countByZone, createAudience, type ZoneCounts } from './repository/audience.ts'
import type { BroadcastRow } from './repository/broadcasts.ts'

/** Counts whom a broadcast reaches if it is sent now. */
export async function countReach(
  ctx: Ctx,
  { audience, channels, when }: Pick<BroadcastRow, 'audience' | 'channels' | 'when'>,
): Promise<BroadcastReach> {
  const zones = await countByZone(ctx.db, createAudience(ctx, audience, ctx.db), channels)
  const sum = (name: Exclude<keyof ZoneCounts, 'timezone'>) =>
    zones.reduce((total, zone) => total + zone[name], 0)
  return {
    members: sum('members'),
    reached: sum('reached'),
    by_channel: { in_app: sum('members'), push: sum('push'), mail: sum('mail') },
    excluded: { suspended: sum('suspended'), news_off: sum('news_off') },
    without_mail: {
      unverified: sum('unverified'),
      switched_off: sum('switched_off'),
      suppressed: sum('suppressed'),
    },
    zones: when.kind === 'local' ? spanZones(zones, when.local_at, ctx.now().toISOString()) : null,
  }
}

/** The zones in which a time on each member's clock comes first and last, and for how many it is over. */
function spanZones(zones: readonly ZoneCounts[], local_at: string, now: string): BroadcastReach['zones'] {
  const dues = zones
    .filter(({ members }) => members > 0)
    .map(({ timezone, members }) => ({ timezone, members, at: dueOnClock(local_at, timezone, now) }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const [first, last] = [dues[0], dues.at(-1)]
  if (!first || !last) return null
  const passed = dues.filter(({ at }) => at === now).reduce((total, { members }) => total + members, 0)
  return {
    first: { timezone: first.timezone, at: first.at },
    last: { timezone: last.timezone, at: last.at },
    passed,
  }
}
