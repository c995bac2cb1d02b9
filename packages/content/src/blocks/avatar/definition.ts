import { blockAction, imageRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'
import { blockSize } from '../../block-size.ts'

/** The round picture of a person: one that the owner chose, such as the teacher, or the member who looks at the page. */
export const avatarBlock = defineBlock({
  type: 'avatar',
  version: 1,
  props: z.strictObject({
    source: z.enum(['picture', 'member']),
    /** With `member`, what guests see. */
    image: imageRef,
    name: z.string().max(80),
    text: z.string().max(160),
    action: blockAction.nullable(),
    size: blockSize,
    align: z.enum(['start', 'center']),
  }),
  fields: {
    source: {
      kind: 'choice',
      label: 'blocks.avatar.source',
      help: 'blocks.avatar.source_help',
      options: [
        { value: 'picture', label: 'blocks.avatar.source_picture' },
        { value: 'member', label: 'blocks.avatar.source_member' },
      ],
    },
    image: { kind: 'image', label: 'blocks.avatar.image' },
    name: { kind: 'text', label: 'blocks.avatar.person', max: 80 },
    text: { kind: 'text', label: 'blocks.avatar.text', max: 160 },
    action: { kind: 'action', label: 'blocks.avatar.action' },
    size: {
      kind: 'choice',
      label: 'blocks.size.label',
      tab: 'style',
      options: [
        { value: '', label: 'blocks.size.default' },
        { value: 'small', label: 'blocks.size.small' },
        { value: 'medium', label: 'blocks.size.medium' },
        { value: 'large', label: 'blocks.size.large' },
      ],
    },
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
  defaults: {
    source: 'picture',
    image: null,
    name: '',
    text: '',
    action: null,
    size: '',
    align: 'start',
  },
  picker: { category: 'basics', icon: 'circle-user', label: 'blocks.avatar.name' },
  example: ({ t }) => ({
    image: { art: 'figure.press.clay.3', alt: '' },
    name: 'Ines Duarte',
    text: t('editor.example.coach'),
  }),
})
