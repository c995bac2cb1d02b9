import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { timeZone } from '../shapes.ts'
import { appLocaleState, appName, messagingSettings, navigationTab, studioApp } from './shapes.ts'

/**
 * Changes the fields that are sent. Name, zone, messaging and badge take effect at once; languages and tabs when
 * published. `locales` has exactly one default, and newly published ones need texts (`listLanguages`); `navigation` has two to five tabs.
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
    navigation: z.array(navigationTab).min(2).max(5).optional(),
    shows_badge: z.boolean().optional(),
  }),
  output: studioApp,
  summary: 'Update the app',
})
