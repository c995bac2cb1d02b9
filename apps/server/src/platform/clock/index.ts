export { fixedClock, systemClock, type Clock, type MovableClock } from './clock.ts'
export { databaseClock } from './database-clock.ts'
