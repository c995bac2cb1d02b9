export { dnsResolver, type TxtResolver } from './dns-resolver.ts'
export { standingRecords, type StandingRecords } from './standing-records.ts'
