export { fixedClock, shiftedClock, systemClock, type Clock, type MovableClock } from './clock.ts'
export { databaseClock, type DatabaseClock } from './database-clock.ts'
