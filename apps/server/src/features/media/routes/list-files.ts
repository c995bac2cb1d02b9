import { listFiles as call } from '@foyer/contract/media/list-files'
import { implement } from '#platform/http/implement.ts'
import { presentFiles } from '../file-assets.ts'
import { listFiles } from '../files-repository.ts'
import { mediaPolicy } from '../policy.ts'

export const listFilesRoute = implement(call, mediaPolicy.readLibrary, async ({ input, ctx, authorize }) => {
  authorize()
  const { kinds = ['video', 'audio', 'file'], term, before, limit } = input
  const found = await listFiles(ctx.db, { kinds, term, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  return {
    items: await presentFiles(ctx, rows),
    next_before: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    max_bytes: ctx.services.config.media_limit_bytes,
    can_convert: (await ctx.services.transcoder) !== null,
  }
})
