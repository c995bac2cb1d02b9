export { countsFromStart, computeUnlockTime } from './unlock-time.ts'
export type { DripRule, UnlockTime } from './unlock-time.ts'
export { findUnlockedStarts } from './unlocked-starts.ts'
