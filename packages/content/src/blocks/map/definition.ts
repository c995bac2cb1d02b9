import { parseMapPosition } from '@foyer/domain/addresses'
import { z } from 'zod'
import { blockSize } from '../../block-size.ts'
import { defineBlock } from '../../define.ts'

/** A place with its address, on a map where the operator has set tiles. */
export const mapBlock = defineBlock({
  type: 'map',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    address: z.string().max(300),
    /** Latitude and longitude, or a link of a map service that has them. Empty: without a map. */
    position: z
      .string()
      .max(600)
      .refine((typed) => typed.trim() === '' || parseMapPosition(typed) !== null, {
        error: 'position_invalid',
      }),
    zoom: z.number().int().min(3).max(18),
    size: blockSize,
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.map.title', max: 80 },
    address: { kind: 'long_text', label: 'blocks.map.address', max: 300 },
    position: { kind: 'position', label: 'blocks.map.position', help: 'blocks.map.position_help' },
    zoom: { kind: 'number', label: 'blocks.map.zoom', tab: 'style', min: 3, max: 18 },
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
  },
  defaults: { title: '', address: '', position: '', zoom: 15, size: 'large' },
  picker: { category: 'basics', icon: 'map', label: 'blocks.map.name' },
  example: ({ t }) => ({
    title: t('editor.example.place'),
    address: 'Boxhagener Platz, Berlin',
    position: '52.5109, 13.4596',
    size: 'medium',
  }),
})
