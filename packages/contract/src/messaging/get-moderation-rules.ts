import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { moderationRules } from './report-shapes.ts'

/** Returns the moderation rules of the app. */
export const getModerationRules = defineCall({
  method: 'GET',
  path: '/studio/moderation_rules',
  auth: 'team',
  input: z.strictObject({}),
  output: moderationRules,
  summary: 'Get the moderation rules',
})
