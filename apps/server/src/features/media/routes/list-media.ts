import { listMedia as call } from '@foyer/contract/media/list-media'
import { implement } from '#platform/http/implement.ts'
import { mediaPolicy } from '../policy.ts'
import { presentMedia } from '../presenter.ts'
import { findVariants, listLibrary } from '../repository.ts'

export const listMediaRoute = implement(call, mediaPolicy.readLibrary, async ({ input, ctx, authorize }) => {
  authorize()
  const { term, before, limit } = input
  const found = await listLibrary(ctx.db, { term, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const variants = await findVariants(
    ctx.db,
    rows.map((row) => row.id),
  )
  return {
    items: rows.map((row) => presentMedia(ctx.services, row, variants)),
    next_before: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
})
