import { listReleases as call } from '@foyer/contract/pages/list-releases'
import { implement } from '#platform/http/implement.ts'
import { invalidField } from '#platform/errors.ts'
import { pagesPolicy } from '../../policy.ts'
import { listReleases } from '../../queries/releases.ts'
import { presentReleases } from '../present-releases.ts'

export const listReleasesRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  const { cursor, limit } = input
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'invalid')
  const found = await listReleases(ctx.db, cursor === undefined ? null : Number(cursor), limit + 1)
  const rows = found.slice(0, limit)
  return {
    items: await presentReleases(ctx, rows, ctx.app.release_id),
    next_cursor: found.length > limit ? String(rows.at(-1)?.number) : null,
  }
})
