export { assertSafeDatabase } from './assert-safe-database.ts'
export { embeddedDatabaseUrl, type RunningPostgres, startPostgres } from './start-postgres.ts'
