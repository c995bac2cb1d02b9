import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { memberImport } from './member-import-shapes.ts'

/** The last 50 imports of members, newest first. */
export const listMemberImports = defineCall({
  method: 'GET',
  path: '/studio/members/imports',
  auth: 'team',
  role: 'account_admin',
  input: emptyOutput,
  output: z.object({ items: z.array(memberImport) }),
  summary: 'List member imports',
})
