export { compareLoad } from './compare-load.ts'
export { progressGroups } from './progression.ts'
export { listWeekCopies, nameWeekCopy } from './week-copies.ts'
export type { WeekCopy } from './week-copies.ts'
