export { dnsResolver } from './dns-resolver.ts'
export { standingRecords, type StandingRecords } from './standing-records.ts'
export type { TxtResolver } from './txt-resolver.ts'
