import { updateFile as call } from '@foyer/contract/media/update-file'
import { implement } from '#platform/http/implement.ts'
import { bumpAppVersion, lockCurrentApp } from '#features/apps/index.ts'
import { presentFiles } from '../file-assets.ts'
import { findFiles, updateFile } from '../files-repository.ts'
import { mediaPolicy } from '../policy.ts'
import { validatePictures } from '../validate-pictures.ts'

export const updateFileRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id, ...change }, ctx, authorize, fail }) => {
    authorize()
    if ((await findFiles(ctx.db, [id])).length === 0) throw fail('not_found')
    if (change.poster_id) await validatePictures(ctx.db, [{ path: 'poster_id', media_id: change.poster_id }])
    await ctx.write(async (tx) => {
      const { app } = await lockCurrentApp(tx)
      await updateFile(tx, id, change)
      // Pages show the name.
      await bumpAppVersion(tx, app.id)
    })
    const [file] = await presentFiles(ctx, await findFiles(ctx.db, [id]))
    if (!file) throw fail('not_found')
    return file
  },
)
