export { assertSafeDatabase } from './assert-safe-database.ts'
export { embeddedAddress, type RunningPostgres, startPostgres } from './start-postgres.ts'
