import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** A field that finds pages of the app by their titles. */
export const searchBlock = defineBlock({
  type: 'search',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    placeholder: z.string().max(60),
    /** Which pages are found; `any`: those of all types. */
    content_type: z.string().regex(/^[a-z][a-z_]{1,39}$/),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.search.title', max: 80 },
    placeholder: { kind: 'text', label: 'blocks.search.placeholder', max: 60 },
    content_type: {
      kind: 'choice',
      label: 'blocks.search.content_type',
      options: [
        { value: 'any', label: 'blocks.search.any' },
        { value: 'program', label: 'blocks.page_types.program' },
        { value: 'pack', label: 'blocks.page_types.pack' },
        { value: 'workout', label: 'blocks.page_types.workout' },
        { value: 'article', label: 'blocks.page_types.article' },
        { value: 'meal', label: 'blocks.page_types.meal' },
        { value: 'exercise', label: 'blocks.page_types.exercise' },
        { value: 'event_occurrence', label: 'blocks.page_types.event_occurrence' },
      ],
    },
  },
  defaults: { title: '', placeholder: '', content_type: 'any' },
  picker: { category: 'pages', icon: 'search', label: 'blocks.search.name' },
  example: ({ t }) => ({ title: t('editor.example.search') }),
})
