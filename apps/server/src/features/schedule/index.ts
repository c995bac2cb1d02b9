import { keepRows } from '../accounts/index.ts'
import './jobs.ts'
import { scheduleKept } from './repository/kept-rows.ts'
import './subscribers.ts'
export { judgedAt, readDate } from './dates.ts'
export { deleteOfContext as removeScheduledFrom } from './repository/items.ts'
export { readToday } from './today.ts'
export { readUpcoming } from './upcoming.ts'

keepRows(scheduleKept)
