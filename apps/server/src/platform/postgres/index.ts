export { assertSafeDatabase } from './assert-safe-database.ts'
export {
  embeddedAddress,
  type PostgresInfo,
  type RunningPostgres,
  type StartPostgres,
  startPostgres,
} from './start-postgres.ts'
export type { SupervisorLog } from './supervisor-log.ts'
