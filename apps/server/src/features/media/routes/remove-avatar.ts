import { removeAvatar } from '@foyer/contract/media/remove-avatar'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { removeOwnAvatar } from '../commands/set-own-avatar.ts'

export const removeAvatarRoute = implement(removeAvatar, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  await removeOwnAvatar(ctx, viewer.user_id)
  return { avatar_urls: null }
})
