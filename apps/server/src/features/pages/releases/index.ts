/** From drafts to a release that is live, planned publishing, and the way back. */
export { runDuePlansJob } from './jobs/run-plans.ts'
export { publishNow } from './publish-now.ts'
