/** Everything of the app that the first drawing does without, in one chunk: it comes once that has been drawn. */
export { createActivity } from '../features/activity/index.ts'
export { createAccessTrees, loadTreeRules } from '../features/access/later.ts'
export { attendLinks, createBoundedLookup, earlierPages } from '../features/pages/later.ts'
export { createServices } from '../platform/services.ts'
export { openRecords } from '../platform/storage/records.ts'
export { startApp } from './start-app.ts'
