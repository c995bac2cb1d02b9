export { nextDaysQuery, SCHEDULED_ITEMS_KEY, withScheduledItem } from './scheduled-item.ts'
