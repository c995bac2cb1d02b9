import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { attribute, attributeName } from './shapes.ts'

/** Renames an attribute for the team. Texts name it by its slug, so they stay as they are. */
export const renameAttribute = defineCall({
  method: 'POST',
  path: '/studio/attributes/:id/rename',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id, name: attributeName }),
  output: attribute,
  summary: 'Rename an attribute',
})
