/** What the first drawing does without, in one chunk that is fetched after it. */
export { createTimedLookup } from '../features/pages/index.ts'
export { createApi } from '../platform/api/create-api.ts'
export { startApp } from './start-app.ts'
