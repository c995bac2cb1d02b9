import { openRecords } from '../storage/records.ts'

/** Query responses stored on this device. Cleared on sign-out, even if no feature has been open since. */
export const queryStorage = openRecords<string>('queries')
