import { defineJob } from '#platform/jobs/index.ts'
import { deleteOldFiles } from '../../queries/files.ts'

const MONTH_MS = 30 * 86_400_000

/** Deletes rendered pages that have not been rendered again for a month. */
export const cleanFilesJob = defineJob<Record<string, never>>(
  'pages.clean_files',
  { retry_limit: 2 },
  async (ctx) => {
    const before = new Date(ctx.services.clock.now().getTime() - MONTH_MS)
    await ctx.write((tx) => deleteOldFiles(tx, before))
  },
)
