import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** The members of the app, who can be searched by name. Guests see a prompt to log in. */
export const memberDirectoryBlock = defineBlock({
  type: 'member_directory',
  version: 1,
  props: z.strictObject({ title: z.string().max(80), placeholder: z.string().max(60) }),
  fields: {
    title: { kind: 'text', label: 'blocks.member_directory.title', max: 80 },
    placeholder: { kind: 'text', label: 'blocks.member_directory.placeholder', max: 60 },
  },
  defaults: { title: '', placeholder: '' },
  picker: { category: 'people', icon: 'users', label: 'blocks.member_directory.name' },
  example: ({ t }) => ({ title: t('editor.example.members') }),
})
