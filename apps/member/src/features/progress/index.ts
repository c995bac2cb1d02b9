export { courseQuery, PROGRESS_KEY } from './keys.ts'
export { scheduleQuery, SCHEDULED_ITEMS_KEY, withScheduledItem } from './scheduled-item.ts'
export { useOptimisticProgress } from './use-optimistic-progress.ts'
export { useRefetchOnSettled } from './use-progress.ts'
