import { updateAvatar } from '@foyer/contract/media/update-avatar'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { invalidField } from '#platform/errors.ts'
import { setOwnAvatar } from '../commands/set-own-avatar.ts'
import { createImageError } from '../image-error.ts'
import { prepareAvatar, type Crop } from '../prepare-avatar.ts'
import { readBounded } from '../read-bounded.ts'

export const updateAvatarRoute = implement(
  updateAvatar,
  anySignedIn,
  async ({ input, file, viewer, ctx, authorize }) => {
    authorize()
    const crop = readCrop(input)
    if (!file) throw createImageError('file_empty')
    const avatar = await prepareAvatar(await readBounded(file.stream), crop)
    return { avatar_urls: await setOwnAvatar(ctx, viewer.user_id, avatar) }
  },
)

type Fractions = { [Field in keyof Crop]?: number | undefined }

function readCrop({ x, y, size }: Fractions): Crop | null {
  if (x === undefined && y === undefined && size === undefined) return null
  if (x === undefined || y === undefined || size === undefined) throw invalidField('size', 'crop_outside')
  return { x, y, size }
}
