import { cleanLine, truncate } from '@foyer/domain/text'
import { uploadMedia as call } from '@foyer/contract/media/upload-media'
import { implement } from '#platform/http/implement.ts'
import { storeImage } from '../commands/store-image.ts'
import { createImageError } from '../image-error.ts'
import { mediaPolicy } from '../policy.ts'
import { prepareImage } from '../prepare-image.ts'
import { presentMedia } from '../presenter.ts'
import { readBounded } from '../read-bounded.ts'

export const uploadMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input, file, viewer, ctx, authorize }) => {
    authorize()
    if (!file) throw createImageError('file_empty')
    const image = await prepareImage(await readBounded(file.stream))
    const name = input.name ?? deriveName(file.name)
    const meta = {
      owner_kind: 'team',
      created_by: viewer.team_member_id,
      name,
      alt: input.alt,
      now: ctx.now(),
    } as const
    const row = await ctx.write((tx) => storeImage(tx, ctx.services, image, meta))
    return presentMedia(ctx.services, row, [])
  },
)

/** A file's own name without folder and ending; never empty, never longer than a name may be. */
function deriveName(file_name: string): string {
  const last = file_name.split(/[\\/]/).at(-1) ?? ''
  return truncate(cleanLine(last.replace(/\.[A-Za-z0-9]{1,5}$/, '')), 120) || 'Picture'
}
