import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { hexColor, timeZone } from '../shapes.ts'
import { appLocale, appLook, appName, cardStyle, colorMode, fontId, starterKit, studioApp } from './shapes.ts'

/** Creates an app with its content. It responds on its own host as soon as the call returns. */
export const createApp = defineCall({
  method: 'POST',
  path: '/studio/apps',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({
    name: appName,
    slug: z.string().trim().toLowerCase().max(80),
    starter_kit: starterKit,
    primary_color: hexColor,
    app_look: appLook.default('rounded'),
    default_color_mode: colorMode.default('auto'),
    card_style: cardStyle.default('raised'),
    heading_font: fontId.default('bricolage-grotesque'),
    body_font: fontId.default('figtree'),
    time_zone: timeZone.default('UTC'),
    default_locale: appLocale.default('en'),
  }),
  output: studioApp,
  errors: ['slug_taken', 'slug_reserved', 'slug_invalid'],
  rate: { limit: 60, seconds: 3600 },
  summary: 'Create an app',
})
