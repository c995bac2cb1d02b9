import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { defineBlock } from '../../define.ts'
import { richTextFrom } from '../../rich-text.ts'

const part = z.strictObject({ id: z.uuid(), title: z.string().max(80) })
const MAX_PARTS = 6

/** Parts side by side or behind tabs, each with blocks of its own. A child is in the part that its `slot` names. */
export const composedBlock = defineBlock({
  type: 'composed',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    layout: z.enum(['columns', 'cards', 'tabs']),
    parts: z.array(part).min(1).max(MAX_PARTS),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.composed.title', max: 80 },
    layout: {
      kind: 'choice',
      label: 'blocks.composed.layout',
      options: [
        { value: 'columns', label: 'blocks.composed.layout_columns' },
        { value: 'cards', label: 'blocks.composed.layout_cards' },
        { value: 'tabs', label: 'blocks.composed.layout_tabs' },
      ],
    },
    parts: {
      kind: 'list',
      label: 'blocks.composed.parts',
      help: 'blocks.composed.parts_help',
      add: 'blocks.composed.add',
      max: MAX_PARTS,
      fields: { title: { kind: 'text', label: 'blocks.composed.part_title', max: 80 } },
      item: { id: blankId, title: '' },
    },
  },
  defaults: {
    title: '',
    layout: 'columns',
    parts: [
      { id: blankId, title: '' },
      { id: blankId, title: '' },
    ],
  },
  children: {
    max: MAX_PARTS,
    slots: ({ parts }) => {
      const found = z.array(z.looseObject({ id: z.string(), title: z.string().catch('') })).safeParse(parts)
      return found.success && found.data.length > 0 ? found.data : [{ id: blankId, title: '' }]
    },
  },
  picker: { category: 'basics', icon: 'columns-2', label: 'blocks.composed.name' },
  variants: 'layout',
  example: ({ t, newId }) => ({
    layout: 'cards',
    parts: [
      { id: newId(), title: t('editor.example.point_1') },
      { id: newId(), title: t('editor.example.point_2') },
    ],
  }),
  example_blocks: ({ t }) => [
    { type: 'text', props: { body: richTextFrom(t('editor.example.line')) } },
    { type: 'text', props: { body: richTextFrom(t('editor.example.line')) } },
  ],
})
