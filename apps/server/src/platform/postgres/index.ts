export { assertSafeDatabase, assertSuitableDatabase, canIndexSearches } from './assert-safe-database.ts'
export { ALLOW_SEARCH_INDEX } from './provision.ts'
export { embeddedDatabaseUrl, type RunningPostgres, startPostgres } from './start-postgres.ts'
