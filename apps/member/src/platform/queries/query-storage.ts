import { openRecords } from '../storage/records.ts'

/** What the rooms were answered, on this device. Whoever leaves has it wiped, also where no room has been open since. */
export const queryStorage = openRecords<string>('queries')
