import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { timeZone } from '../shapes.ts'
import { appLocaleState, appName, messagingSettings, rewardfulSlug, studioApp } from './shapes.ts'

/**
 * Changes the fields that are sent. Name, zone, messaging and badge take effect at once; languages when
 * published. `locales` has exactly one default, and newly published ones need texts (`listLanguages`).
 */
export const updateApp = defineCall({
  method: 'PUT',
  path: '/studio/app',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    name: appName.optional(),
    time_zone: timeZone.optional(),
    locales: z.array(appLocaleState).min(1).max(13).optional(),
    messaging: messagingSettings.optional(),
    shows_badge: z.boolean().optional(),
    platform_rewardful_slug: rewardfulSlug.optional(),
  }),
  output: studioApp,
  summary: 'Update the app',
})
