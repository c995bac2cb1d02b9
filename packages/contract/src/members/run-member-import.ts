import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberImport } from './member-import-shapes.ts'

/**
 * Adds the members that the dry run has named, and nobody else; whoever has come by themselves meanwhile is left alone.
 * With `with_mail` those who are added are mailed an invitation, which is not done unless it is asked for.
 */
export const runMemberImport = defineCall({
  method: 'POST',
  path: '/studio/members/imports/:id/run',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id, with_mail: z.boolean().default(false) }),
  output: memberImport,
  errors: ['not_checked'],
  summary: 'Run a member import',
})
