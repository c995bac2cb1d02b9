import { blockAction } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { cardSizeField, cardSizes } from '../../card-sizes.ts'
import { defineBlock } from '../../define.ts'
import {
  pageSourceDefaults,
  pageSourceFields,
  pageSourceProps,
  upgradePageSource,
} from '../../page-source.ts'

/** A choice of pages: by hand, or by a rule that is worked out when the page is rendered. */
export const collectionBlock = defineBlock({
  type: 'collection',
  version: 3,
  props: z.strictObject({
    title: z.string().max(80),
    ...pageSourceProps,
    layout: z.enum(['row', 'list', 'grid']),
    cover: z.enum(['square', 'wide']),
    card_size: z.enum(cardSizes),
    more_text: z.string().max(40),
    more_action: blockAction.nullable(),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.collection.title', max: 80 },
    ...pageSourceFields,
    layout: {
      kind: 'choice',
      label: 'blocks.collection.layout',
      tab: 'style',
      options: [
        { value: 'row', label: 'blocks.collection.layout_row' },
        { value: 'list', label: 'blocks.collection.layout_list' },
        { value: 'grid', label: 'blocks.collection.layout_grid' },
      ],
    },
    cover: {
      kind: 'choice',
      label: 'blocks.collection.cover',
      tab: 'style',
      options: [
        { value: 'square', label: 'blocks.collection.cover_square' },
        { value: 'wide', label: 'blocks.collection.cover_wide' },
      ],
      when: { prop: 'layout', is: ['row', 'grid'] },
    },
    card_size: { ...cardSizeField, when: { prop: 'layout', is: ['row', 'grid'] } },
    more_text: { kind: 'text', label: 'blocks.collection.more_text', max: 40 },
    more_action: { kind: 'action', label: 'blocks.collection.more_action', text_prop: 'more_text' },
  },
  defaults: {
    title: '',
    ...pageSourceDefaults,
    layout: 'row',
    cover: 'square',
    card_size: 'auto',
    more_text: '',
    more_action: null,
  },
  picker: { category: 'pages', icon: 'gallery-horizontal', label: 'blocks.collection.name' },
  variants: 'layout',
  upgrade: (props, from) => {
    const sized = from < 2 ? { card_size: 'auto', ...props } : props
    return from < 3 ? upgradePageSource(sized) : sized
  },
  example: ({ t, page_ids }) => ({ title: t('editor.example.collection'), page_ids: [...page_ids] }),
})
