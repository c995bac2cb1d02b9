import { getFile as call } from '@foyer/contract/media/get-file'
import { implement } from '#platform/http/implement.ts'
import { presentFiles } from '../file-assets.ts'
import { findFiles } from '../files-repository.ts'
import { mediaPolicy } from '../policy.ts'

export const getFileRoute = implement(
  call,
  mediaPolicy.readLibrary,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const [file] = await presentFiles(ctx, await findFiles(ctx.db, [input.id]))
    if (!file) throw fail('not_found')
    return file
  },
)
