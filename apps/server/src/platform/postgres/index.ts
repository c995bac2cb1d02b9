export { assertSafeDatabase } from './assert-safe-database.ts'
export { PostgresError, type PostgresErrorCode } from './postgres-error.ts'
export { type PostgresInfo, type RunningPostgres, type StartPostgres, startPostgres } from './start-postgres.ts'
export { silentLog, type SupervisorLog } from './supervisor-log.ts'
