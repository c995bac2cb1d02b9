import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalText } from '../shapes.ts'
import { moderationRules } from './report-shapes.ts'

/** Changes the moderation rules; they apply to reports from then on. */
export const updateModerationRules = defineCall({
  method: 'PUT',
  path: '/studio/moderation_rules',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    auto_hide_reports: moderationRules.shape.auto_hide_reports,
    guidelines: optionalText(5000),
  }),
  output: moderationRules,
  summary: 'Change the moderation rules',
})
