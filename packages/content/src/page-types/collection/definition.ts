import { imageRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { cardSizeField, cardSizes } from '../../card-sizes.ts'
import { definePageType } from '../../define.ts'
import {
  pageSourceDefaults,
  pageSourceFields,
  pageSourceProps,
  upgradePageSource,
} from '../../page-source.ts'

/** Pages that belong together, chosen by hand or by a rule. The reader shows them as a grid or a list. */
export const collectionPage = definePageType({
  type: 'collection',
  version: 2,
  props: z.strictObject({
    cover: imageRef,
    intro: z.string().max(300),
    ...pageSourceProps,
    layout: z.enum(['grid', 'list']),
    card_cover: z.enum(['square', 'wide']),
    card_size: z.enum(cardSizes),
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.collection.page_cover_help' },
    intro: { kind: 'long_text', label: 'blocks.collection.intro', max: 300 },
    ...pageSourceFields,
    layout: {
      kind: 'choice',
      label: 'blocks.collection.layout',
      help: 'blocks.collection.page_layout_help',
      tab: 'style',
      options: [
        { value: 'grid', label: 'blocks.collection.layout_grid' },
        { value: 'list', label: 'blocks.collection.layout_list' },
      ],
    },
    card_cover: {
      kind: 'choice',
      label: 'blocks.collection.cover',
      tab: 'style',
      options: [
        { value: 'square', label: 'blocks.collection.cover_square' },
        { value: 'wide', label: 'blocks.collection.cover_wide' },
      ],
    },
    card_size: cardSizeField,
  },
  defaults: {
    cover: null,
    intro: '',
    ...pageSourceDefaults,
    source: 'rule',
    limit: 24,
    layout: 'grid',
    card_cover: 'square',
    card_size: 'medium',
  },
  upgrade: (props, from) => (from < 2 ? upgradePageSource(props) : props),
  picker: { category: 'general', icon: 'layout-grid', label: 'blocks.page_types.collection' },
  traits: {
    begins_unit: true,
    is_plannable: false,
    has_view_switcher: true,
    is_listing: true,
    default_actions: [],
    opens_with: 'optional_cover',
    cover_motifs: ['plates', 'strata', 'arch'],
    library_rank: 6,
  },
  suggested_blocks: () => [],
  cover: (fields) => fields.cover,
  facts: () => ({}),
})
