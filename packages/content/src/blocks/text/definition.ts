import { richText } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'
import { emptyRichText, richTextFrom } from '../../rich-text.ts'

/** Formatted text, stored as the editor's JSON and rendered as elements. */
export const textBlock = defineBlock({
  type: 'text',
  version: 1,
  props: z.strictObject({
    body: richText,
    align: z.enum(['start', 'center']),
  }),
  fields: {
    body: { kind: 'rich_text', label: 'blocks.text.body' },
    align: {
      kind: 'choice',
      label: 'blocks.align.label',
      tab: 'style',
      options: [
        { value: 'start', label: 'blocks.align.start' },
        { value: 'center', label: 'blocks.align.center' },
      ],
    },
  },
  defaults: { body: emptyRichText, align: 'start' },
  picker: { category: 'basics', icon: 'text', label: 'blocks.text.name' },
  example: ({ t }) => ({ body: richTextFrom(t('editor.example.text')) }),
})
