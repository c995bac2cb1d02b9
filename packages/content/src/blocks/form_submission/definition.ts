import { id } from '@foyer/contract/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** The member's latest answers to a form, or the way to it. */
export const formSubmissionBlock = defineBlock({
  type: 'form_submission',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    form_page_id: id.nullable(),
    empty_text: z.string().max(300),
    button_text: z.string().max(60),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.form_submission.title', max: 80 },
    form_page_id: { kind: 'page', label: 'blocks.form_submission.form', content_types: ['form'] },
    empty_text: { kind: 'long_text', label: 'blocks.form_submission.empty_text', max: 300 },
    button_text: {
      kind: 'text',
      label: 'blocks.form_submission.button_text',
      help: 'blocks.form_submission.button_text_help',
      max: 60,
    },
  },
  defaults: { title: '', form_page_id: null, empty_text: '', button_text: '' },
  picker: { category: 'people', icon: 'clipboard-list', label: 'blocks.form_submission.name' },
  example: ({ t, page_ids }) => ({ title: t('editor.example.title'), form_page_id: page_ids[0] ?? null }),
})
