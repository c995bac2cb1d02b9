import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { deleteFilesJob } from './delete-files-job.ts'
import { expireExports, failStaleExports } from './repository/data-exports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes archives after a week and fails those not finished within a day. */
export const cleanExportsJob = defineJob('data_rights.clean_expired', { retry_limit: 2 }, async (ctx) => {
  const now = ctx.services.clock.now()
  await ctx.write(async (tx) => {
    await failStaleExports(tx, new Date(now.getTime() - DAY_MS))
    const files = await expireExports(tx, { before: now })
    if (files.length > 0) await enqueue(tx, deleteFilesJob, { keys: files })
  })
})
