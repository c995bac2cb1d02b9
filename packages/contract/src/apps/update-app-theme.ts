import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { hexColor, id } from '../shapes.ts'
import { appLook, cardStyle, colorMode, fontId, studioApp } from './shapes.ts'

/** Changes the draft of the app's appearance; members see it after the next publish. Omitted fields are unchanged. */
export const updateAppTheme = defineCall({
  method: 'PUT',
  path: '/studio/app/theme',
  auth: 'team',
  input: z.strictObject({
    app_look: appLook.optional(),
    card_style: cardStyle.optional(),
    default_color_mode: colorMode.optional(),
    heading_font: fontId.optional(),
    body_font: fontId.optional(),
    brand_color: z
      .strictObject({
        primary: hexColor.optional(),
        secondary: hexColor.optional(),
        secondary_2: hexColor.optional(),
        secondary_3: hexColor.optional(),
        dark: hexColor.optional(),
        light: hexColor.optional(),
      })
      .optional(),
    logo_media_id: id.nullable().optional(),
  }),
  output: studioApp,
  summary: 'Update the theme',
})
