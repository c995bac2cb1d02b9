import { z } from 'zod'
import { avatarUrls } from '../identity/shapes.ts'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Takes the picture of the signed-in user away; without one the initials are drawn. */
export const removeAvatar = defineCall({
  method: 'DELETE',
  path: '/auth/update_avatar',
  auth: 'user',
  input: emptyOutput,
  output: z.object({ avatar_urls: avatarUrls }),
  summary: 'Remove the user’s picture',
})
