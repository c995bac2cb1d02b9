import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { defineBlock } from '../../define.ts'
import { iconNames } from '../../icons.ts'

/** A short list of points, each with an icon. */
export const iconListBlock = defineBlock({
  type: 'icon_list',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    items: z
      .array(
        z.strictObject({
          id: z.uuid(),
          icon: z.enum(iconNames),
          title: z.string().max(80),
          text: z.string().max(300),
        }),
      )
      .max(24),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.icon_list.title', max: 80 },
    items: {
      kind: 'list',
      label: 'blocks.icon_list.items',
      add: 'blocks.icon_list.add',
      max: 24,
      fields: {
        icon: { kind: 'icon', label: 'blocks.icon_list.icon' },
        title: { kind: 'text', label: 'blocks.icon_list.item_title', max: 80 },
        text: { kind: 'long_text', label: 'blocks.icon_list.item_text', max: 300 },
      },
      item: { id: blankId, icon: 'check', title: '', text: '' },
    },
  },
  defaults: { title: '', items: [{ id: blankId, icon: 'check', title: '', text: '' }] },
  picker: { category: 'basics', icon: 'list-checks', label: 'blocks.icon_list.name' },
  example: ({ t, newId }) => ({
    items: [
      { id: newId(), icon: 'dumbbell', title: t('editor.example.point_1'), text: '' },
      { id: newId(), icon: 'clock', title: t('editor.example.point_2'), text: '' },
      { id: newId(), icon: 'heart', title: t('editor.example.point_3'), text: '' },
    ],
  }),
})
