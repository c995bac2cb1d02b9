import type { Ctx } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { prepareExport } from '../data-export-jobs.ts'
import { insertExport, listExports, type ExportRow } from '../repository/data-exports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Begins an archive of everything about a user, or gives the one that is being prepared. */
export async function requestDataExport(ctx: Ctx, { user_id }: Viewer): Promise<ExportRow> {
  const now = ctx.services.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const begun = await ctx.write(async (tx) => {
    const made = await insertExport(tx, { user_id, now, since })
    if (made) await enqueue(tx, prepareExport, { export_id: made.id })
    return made
  })
  if (begun) return begun

  const recent = await listExports(ctx.db, user_id, since)
  const preparing = recent.find(({ state }) => state === 'preparing')
  if (preparing) return preparing
  const oldest = recent.at(-1)?.requested_at ?? now
  throw tooMany(Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000)))
}
