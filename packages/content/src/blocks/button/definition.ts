import { blockAction } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { defineBlock } from '../../define.ts'
import { iconNames } from '../../icons.ts'

/** A button. One filled button a page is enough; the others are quieter. */
export const buttonBlock = defineBlock({
  type: 'button',
  version: 1,
  props: z.strictObject({
    text: z.string().max(60),
    action: blockAction.nullable(),
    style: z.enum(['filled', 'soft', 'outline', 'text']),
    width: z.enum(['full', 'fit']),
    icon: z.enum(iconNames).nullable(),
  }),
  fields: {
    text: { kind: 'text', label: 'blocks.button.text', max: 60 },
    action: { kind: 'action', label: 'blocks.button.action', text_prop: 'text', is_required: true },
    style: {
      kind: 'choice',
      label: 'blocks.button.style',
      tab: 'style',
      options: [
        { value: 'filled', label: 'blocks.button.style_filled' },
        { value: 'soft', label: 'blocks.button.style_soft' },
        { value: 'outline', label: 'blocks.button.style_outline' },
        { value: 'text', label: 'blocks.button.style_text' },
      ],
    },
    width: {
      kind: 'choice',
      label: 'blocks.button.width',
      tab: 'style',
      options: [
        { value: 'full', label: 'blocks.button.width_full' },
        { value: 'fit', label: 'blocks.button.width_fit' },
      ],
    },
    icon: { kind: 'icon', label: 'blocks.button.icon' },
  },
  defaults: {
    text: '',
    action: { id: blankId, type: 'open_page', page_id: null },
    style: 'filled',
    width: 'full',
    icon: null,
  },
  picker: { category: 'basics', icon: 'square', label: 'blocks.button.name' },
  variants: 'style',
  example: ({ t, newId }) => ({
    text: t('editor.example.button'),
    action: { id: newId(), type: 'share' },
  }),
})
