import { defineJob } from '#platform/jobs/index.ts'
import { deleteEndedGrants } from '../../queries/preview-grants.ts'

/** Forgets previews that have run out. */
export const cleanPreviewGrants = defineJob<Record<string, never>>(
  'pages.clean_preview_grants',
  { retry_limit: 2 },
  async (ctx) => {
    await ctx.write((tx) => deleteEndedGrants(tx, ctx.services.clock.now()))
  },
)
