import { blockAction, imageRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** One picture with a caption; it may be tapped. */
export const imageBlock = defineBlock({
  type: 'image',
  version: 1,
  props: z.strictObject({
    image: imageRef,
    caption: z.string().max(300),
    shape: z.enum(['original', 'wide', 'square', 'portrait']),
    width: z.enum(['text', 'full']),
    action: blockAction.nullable(),
  }),
  fields: {
    image: { kind: 'image', label: 'blocks.image.image' },
    caption: { kind: 'text', label: 'blocks.image.caption', max: 300 },
    shape: {
      kind: 'choice',
      label: 'blocks.image.shape',
      tab: 'style',
      options: [
        { value: 'original', label: 'blocks.image.shape_original' },
        { value: 'wide', label: 'blocks.image.shape_wide' },
        { value: 'square', label: 'blocks.image.shape_square' },
        { value: 'portrait', label: 'blocks.image.shape_portrait' },
      ],
    },
    width: {
      kind: 'choice',
      label: 'blocks.image.width',
      tab: 'style',
      options: [
        { value: 'text', label: 'blocks.image.width_text' },
        { value: 'full', label: 'blocks.image.width_full' },
      ],
    },
    action: { kind: 'action', label: 'blocks.image.action' },
  },
  defaults: { image: null, caption: '', shape: 'original', width: 'text', action: null },
  picker: { category: 'basics', icon: 'image', label: 'blocks.image.name' },
  variants: 'shape',
  example: () => ({ image: { art: 'ridge.clay.5', alt: '' }, shape: 'wide' }),
})
