import { PUSH_PROMPT_REASK_DAYS } from '../constants/index.ts'

const DAY_MS = 86_400_000

/** What is known of a device and its member when push could be offered. */
export type PushOfferFacts = {
  is_signed_in: boolean
  is_supported: boolean
  is_enabled: boolean
  is_first_visit: boolean
  /** When the member declined last, in milliseconds since 1970; null: never. */
  dismissed_at: number | null
  now: number
}

/**
 * Whether the app may offer push messages: the browser asks only once, so not on a first visit, and not within a day
 * after the member declined. Source: specification section 4, "Push".
 */
export function mayOfferPush(facts: PushOfferFacts): boolean {
  const { is_signed_in, is_supported, is_enabled, is_first_visit, dismissed_at, now } = facts
  if (!is_signed_in || !is_supported || is_enabled || is_first_visit) return false
  return dismissed_at === null || now - dismissed_at >= PUSH_PROMPT_REASK_DAYS * DAY_MS
}
