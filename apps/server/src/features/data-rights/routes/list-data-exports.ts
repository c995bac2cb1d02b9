import { listDataExports as call } from '@foyer/contract/data-rights/list-data-exports'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { presentExport } from '../present-export.ts'
import { listExports } from '../repository/data-exports.ts'

const LISTED_MS = 30 * 24 * 60 * 60 * 1000

export const listDataExportsRoute = implement(call, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { clock, storage } = ctx.services
  const since = new Date(clock.now().getTime() - LISTED_MS)
  const rows = await listExports(ctx.db, viewer.user_id, since)
  return { items: rows.map((row) => presentExport(storage, viewer, row)) }
})
