import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { cappedCount, memberView } from './member-list-shapes.ts'

/** How many people an app has, how many of them are members, and how many are in each view of the list. */
export const countMembers = defineCall({
  method: 'GET',
  path: '/studio/members/counts',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    everyone: cappedCount,
    members: cappedCount,
    views: z.record(memberView, cappedCount),
  }),
  summary: 'Count members by view',
})
