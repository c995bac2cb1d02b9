import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** The page's comments, in place. The page must be open to comments; otherwise the block shows nothing. */
export const chatBlock = defineBlock({
  type: 'chat',
  version: 1,
  props: z.strictObject({ title: z.string().max(80) }),
  fields: { title: { kind: 'text', label: 'blocks.chat.title', max: 80 } },
  defaults: { title: '' },
  picker: { category: 'people', icon: 'message-circle', label: 'blocks.chat.name' },
  traits: { shows_comments: true },
  example: ({ t }) => ({ title: t('editor.example.comments') }),
})
