import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberImport } from './member-import-shapes.ts'

/** One import of members, and how far it is. */
export const getMemberImport = defineCall({
  method: 'GET',
  path: '/studio/members/imports/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: memberImport,
  summary: 'Get a member import',
})
