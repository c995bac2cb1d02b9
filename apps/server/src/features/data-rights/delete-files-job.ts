import { defineJob } from '../../platform/jobs/index.ts'

/** Deletes files that nothing names any more: archives and pictures of people. */
export const deleteFilesJob = defineJob<{ keys: readonly string[] }>(
  'data_rights.delete_files',
  { retry_limit: 8 },
  async (ctx, { keys }) => {
    for (const key of keys) await ctx.services.storage.delete(key)
  },
)
