import { fileRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** A document to open or download, such as a PDF. */
export const attachmentBlock = defineBlock({
  type: 'attachment',
  version: 1,
  props: z.strictObject({ file: fileRef, title: z.string().max(120), text: z.string().max(300) }),
  fields: {
    file: { kind: 'file', label: 'blocks.attachment.file' },
    title: { kind: 'text', label: 'blocks.attachment.title', help: 'blocks.attachment.title_help', max: 120 },
    text: { kind: 'text', label: 'blocks.attachment.text', max: 300 },
  },
  defaults: { file: null, title: '', text: '' },
  picker: { category: 'basics', icon: 'paperclip', label: 'blocks.attachment.name' },
})
