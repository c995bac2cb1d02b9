export type { Clock } from './clock.ts'
export { databaseClock } from './database-clock.ts'
