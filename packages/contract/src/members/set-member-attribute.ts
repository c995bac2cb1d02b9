import { z } from 'zod'
import { attributeSlug, memberAttributeInput } from '../attributes/shapes.ts'
import { defineCall } from '../define-call.ts'
import { memberAttributes } from '../identity/shapes.ts'
import { id } from '../shapes.ts'

/** Sets a `member.*` attribute of a member; null or an empty text removes it. The member sees it at their next visit. */
export const setMemberAttribute = defineCall({
  method: 'PUT',
  path: '/studio/members/:id/attributes/:slug',
  auth: 'team',
  input: z.strictObject({ id, slug: attributeSlug, value: memberAttributeInput }),
  output: z.object({ attributes: memberAttributes }),
  errors: ['not_a_member'],
  summary: 'Set an attribute of a member',
})
