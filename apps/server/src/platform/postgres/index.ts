export { assertSafeDatabase } from './assert-safe-database.ts'
export {
  type PostgresInfo,
  type RunningPostgres,
  type StartPostgres,
  startPostgres,
} from './start-postgres.ts'
export type { SupervisorLog } from './supervisor-log.ts'
