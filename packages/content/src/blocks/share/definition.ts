import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** Invites members to share the page: by the device's share sheet, or by its copied address where there is none. */
export const shareBlock = defineBlock({
  type: 'share',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    text: z.string().max(300),
    /** Empty: "Share". */
    button_text: z.string().max(60),
    look: z.enum(['card', 'button']),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.share.title', max: 80, when: { prop: 'look', is: ['card'] } },
    text: { kind: 'long_text', label: 'blocks.share.text', max: 300, when: { prop: 'look', is: ['card'] } },
    button_text: {
      kind: 'text',
      label: 'blocks.share.button_text',
      help: 'blocks.share.button_help',
      max: 60,
    },
    look: {
      kind: 'choice',
      label: 'blocks.share.look',
      tab: 'style',
      options: [
        { value: 'card', label: 'blocks.share.look_card' },
        { value: 'button', label: 'blocks.share.look_button' },
      ],
    },
  },
  defaults: { title: '', text: '', button_text: '', look: 'card' },
  picker: { category: 'pages', icon: 'share-2', label: 'blocks.share.name' },
  variants: 'look',
  example: ({ t }) => ({ title: t('editor.example.share'), text: t('editor.example.line') }),
})
