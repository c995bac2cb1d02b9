import { convertFile as call } from '@foyer/contract/media/convert-file'
import { implement } from '#platform/http/implement.ts'
import { presentFiles } from '../file-assets.ts'
import { findFiles } from '../files-repository.ts'
import { mediaPolicy } from '../policy.ts'
import { lockMedia } from '../repository.ts'
import { enqueueStream } from '../streams/make-stream.ts'

export const convertFileRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    await ctx.write(async (tx) => {
      await lockMedia(tx, input.id)
      const [file] = await findFiles(tx, [input.id])
      if (file?.kind !== 'video') throw fail('not_found')
      const { storage_key, stream_status } = file
      if (stream_status !== null && stream_status !== 'failed') return
      const is_started = await enqueueStream(tx, ctx.services, { storage_key })
      if (!is_started) throw fail('conversion_unavailable')
    })
    const [file] = await presentFiles(ctx, await findFiles(ctx.db, [input.id]))
    if (!file) throw fail('not_found')
    return file
  },
)
