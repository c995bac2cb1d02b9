import { sessionStore } from './local.ts'

const KEY = 'foyer.referral'
const MAX_LENGTH = 200

/** Remembers for this session who sent the visitor: `via` of Rewardful, or `ref`. A later one counts. */
export function rememberReferral(query: string): void {
  const params = new URLSearchParams(query)
  const referral = (params.get('via') ?? params.get('ref') ?? '').trim().slice(0, MAX_LENGTH)
  if (referral !== '') sessionStore.set(KEY, referral)
}

/** Who sent the visitor; null where nobody did. */
export function readReferral(): string | null {
  return sessionStore.get(KEY)
}
