export { courseQuery, PROGRESS_KEY } from './keys.ts'
export { scheduleQuery, SCHEDULED_ITEMS_KEY, withScheduledItem } from './scheduled-item.ts'
