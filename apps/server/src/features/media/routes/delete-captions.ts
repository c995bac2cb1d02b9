import { deleteCaptions as call } from '@foyer/contract/media/delete-captions'
import { implement } from '#platform/http/implement.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { presentFiles } from '../file-assets.ts'
import { deleteCaptions, findFiles } from '../files-repository.ts'
import { deleteFilesJob } from '../jobs.ts'
import { mediaPolicy } from '../policy.ts'

export const deleteCaptionsRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id, locale }, ctx, authorize, fail }) => {
    authorize()
    const former = await ctx.write(async (tx) => {
      const key = await deleteCaptions(tx, id, locale)
      if (key) await enqueue(tx, deleteFilesJob, { keys: [key] })
      return key
    })
    const [file] = former ? await presentFiles(ctx, await findFiles(ctx.db, [id])) : []
    if (!file) throw fail('not_found')
    return file
  },
)
