import type { Ctx } from '#platform/context.ts'
import { tooManyRequests } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { prepareExportJob } from '../data-export-jobs.ts'
import { insertExport, listExports, type ExportRow } from '../repository/data-exports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Starts an archive of a user's data, or returns the one in preparation. */
export async function requestDataExport(ctx: Ctx, { user_id }: Viewer): Promise<ExportRow> {
  const now = ctx.services.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const created = await ctx.write(async (tx) => {
    const row = await insertExport(tx, { user_id, now, since })
    if (row) await enqueue(tx, prepareExportJob, { export_id: row.id })
    return row
  })
  if (created) return created

  const recent = await listExports(ctx.db, user_id, since)
  const preparing = recent.find(({ state }) => state === 'preparing')
  if (preparing) return preparing
  const oldest = recent.at(-1)?.requested_at ?? now
  throw tooManyRequests(Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000)))
}
