import { embedAddress } from '@foyer/domain/addresses'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/**
 * A page of the owner's own making in a sandboxed frame that knows the look of the app and may open its pages. Not
 * offered while it cannot store data.
 */
export const extensionBlock = defineBlock({
  type: 'extension',
  version: 1,
  is_offered: false,
  props: z.strictObject({
    /** Empty: not shown. */
    url: z
      .string()
      .max(2000)
      .refine((url) => url.trim() === '' || embedAddress(url) !== null, { error: 'embed_address_invalid' }),
    /** What screen readers call the frame. */
    title: z.string().max(120),
    height: z.enum(['fit', 'fixed']),
    /** In pixels, where the height is fixed. */
    pixels: z.number().int().min(40).max(4000),
  }),
  fields: {
    url: {
      kind: 'frame',
      label: 'blocks.extension.url',
      help: 'blocks.extension.url_help',
      name_prop: 'title',
    },
    title: { kind: 'text', label: 'blocks.iframe.title', help: 'blocks.iframe.title_help', max: 120 },
    height: {
      kind: 'choice',
      label: 'blocks.code.height',
      tab: 'style',
      options: [
        { value: 'fit', label: 'blocks.code.height_fit' },
        { value: 'fixed', label: 'blocks.code.height_fixed' },
      ],
    },
    pixels: {
      kind: 'number',
      label: 'blocks.code.pixels',
      tab: 'style',
      min: 40,
      max: 4000,
      unit: 'px',
      when: { prop: 'height', is: ['fixed'] },
    },
  },
  defaults: { url: '', title: '', height: 'fit', pixels: 400 },
  picker: { category: 'code', icon: 'puzzle', label: 'blocks.extension.name' },
  example: ({ t }) => ({ url: 'https://example.com/', title: t('editor.example.booking') }),
})
