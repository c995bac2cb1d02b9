import { embedAddress } from '@foyer/domain/addresses'
import { HEIGHT_RATIO } from '@foyer/domain/constants'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'
import { ratioMessage } from '../../field-problems.ts'

/** A page of another site in a frame, such as a booking form. It never is one of our own hosts. */
export const iframeBlock = defineBlock({
  type: 'iframe',
  version: 1,
  props: z.strictObject({
    /** Empty: not shown. */
    url: z
      .string()
      .max(2000)
      .refine((url) => url.trim() === '' || embedAddress(url) !== null, { error: 'embed_address_invalid' }),
    /** What screen readers call the frame. */
    title: z.string().max(120),
    /** Height as a percentage of the width (spec sections 5 and 9). */
    height_ratio: z.number().min(HEIGHT_RATIO.min, ratioMessage).max(HEIGHT_RATIO.max, ratioMessage),
    width: z.enum(['text', 'full']),
  }),
  fields: {
    url: { kind: 'frame', label: 'blocks.iframe.url', help: 'blocks.iframe.url_help', name_prop: 'title' },
    title: { kind: 'text', label: 'blocks.iframe.title', help: 'blocks.iframe.title_help', max: 120 },
    height_ratio: {
      kind: 'number',
      label: 'blocks.iframe.height',
      tab: 'style',
      min: HEIGHT_RATIO.min,
      max: HEIGHT_RATIO.max,
      unit: '%',
    },
    width: {
      kind: 'choice',
      label: 'blocks.image.width',
      tab: 'style',
      options: [
        { value: 'text', label: 'blocks.image.width_text' },
        { value: 'full', label: 'blocks.image.width_full' },
      ],
    },
  },
  defaults: { url: '', title: '', height_ratio: 100, width: 'text' },
  picker: { category: 'basics', icon: 'app-window', label: 'blocks.iframe.name' },
  example: ({ t }) => ({ url: 'https://example.com/', title: t('editor.example.booking'), height_ratio: 60 }),
})
