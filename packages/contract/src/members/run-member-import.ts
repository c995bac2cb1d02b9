import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberImport } from './member-import-shapes.ts'

/**
 * Adds the members listed by the dry run and nobody else; those who have joined since are unchanged. Invitations are
 * mailed only with `with_mail`.
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
