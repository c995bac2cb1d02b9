import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { memberSessionRow } from './training-shapes.ts'

/** Lists the sessions of a member, newest first, without discarded ones; those before the session `before`. */
export const listMemberSessions = defineCall({
  method: 'GET',
  path: '/studio/member_training/:id/sessions',
  auth: 'team',
  input: z.strictObject({ id, before: id.optional(), limit: queryInteger(1, 100).default(20) }),
  output: z.object({ items: z.array(memberSessionRow), has_more: z.boolean() }),
  summary: 'List the sessions of a member',
})
