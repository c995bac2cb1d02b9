import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/**
 * HTML that the owner wrote, such as a widget of another service. It runs in a frame on the sandbox host, without
 * access to the app (security, "Owner code").
 */
export const codeBlock = defineBlock({
  type: 'code',
  version: 1,
  props: z.strictObject({
    html: z.string().max(20_000),
    /** What screen readers call the frame. */
    title: z.string().max(120),
    height: z.enum(['fit', 'fixed']),
    /** In pixels, where the height is fixed. */
    pixels: z.number().int().min(40).max(4000),
  }),
  fields: {
    html: { kind: 'code', label: 'blocks.code.html', help: 'blocks.code.html_help', max: 20_000 },
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
  defaults: { html: '', title: '', height: 'fit', pixels: 400 },
  picker: { category: 'code', icon: 'code', label: 'blocks.code.name' },
  example: () => ({ html: '<script src="https://widgets.example.com/timer.js"></script>' }),
})
