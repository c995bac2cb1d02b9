import type { StudioApp } from './queries.ts'

type Access = StudioApp['access']

/** The four doors an owner can choose between. */
export type Door = 'open' | 'sign_in' | 'subscribers' | 'private'
export const DOORS = ['open', 'sign_in', 'subscribers', 'private'] as const

/** Groups of people whom a change of the door concerns. */
export type Crowd = 'guests' | 'members' | 'without_product' | 'pending'

/** Which door the flags of an app come to; the strictest one counts. */
export function doorOf(access: Pick<Access, 'is_private' | 'is_subscriber_only' | 'require_sign_in'>): Door {
  if (access.is_private) return 'private'
  if (access.is_subscriber_only) return 'subscribers'
  return access.require_sign_in ? 'sign_in' : 'open'
}

/** The flags of an app behind another door; everything else stays. */
export function withDoor(access: Access, door: Door): Access {
  return {
    ...access,
    is_private: door === 'private',
    is_subscriber_only: door === 'subscribers',
    require_sign_in: door === 'sign_in',
  }
}

const everyone: readonly Crowd[] = ['guests', 'pending', 'without_product', 'members']
const crowds: Readonly<Record<Door, readonly Crowd[]>> = {
  open: everyone,
  sign_in: ['pending', 'without_product', 'members'],
  subscribers: ['members'],
  private: ['without_product', 'members'],
}

/** Who may come in behind a door. */
function crowdsIn(access: Access): readonly Crowd[] {
  const door = doorOf(access)
  return door === 'sign_in' && access.allow_anonymous_browsing ? everyone : crowds[door]
}

/** Who comes in newly and who no longer does, in words to come; empty lists where nothing changes for anyone. */
export function accessChange(
  before: Access,
  after: Access,
): { gains: readonly Crowd[]; loses: readonly Crowd[] } {
  const [old, now] = [crowdsIn(before), crowdsIn(after)]
  return {
    gains: now.filter((crowd) => !old.includes(crowd)),
    loses: old.filter((crowd) => !now.includes(crowd)),
  }
}
