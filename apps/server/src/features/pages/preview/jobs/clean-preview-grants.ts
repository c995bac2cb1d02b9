import { defineJob } from '#platform/jobs/index.ts'
import { deleteExpiredGrants } from '../../queries/preview-grants.ts'

/** Forgets previews that have run out. */
export const cleanPreviewGrantsJob = defineJob<Record<string, never>>(
  'pages.clean_preview_grants',
  { retry_limit: 2 },
  async (ctx) => {
    await ctx.write((tx) => deleteExpiredGrants(tx, ctx.services.clock.now()))
  },
)
