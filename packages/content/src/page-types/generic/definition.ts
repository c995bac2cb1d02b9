import { imageRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { definePageType } from '../../define.ts'

/** A page that is nothing but its blocks. */
export const genericPage = definePageType({
  type: 'generic',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    /** Off where the first block shows the title itself. */
    show_title: z.boolean(),
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    show_title: { kind: 'boolean', label: 'blocks.page.show_title' },
  },
  defaults: { cover: null, show_title: true },
  picker: { category: 'general', icon: 'file', label: 'blocks.page_types.generic' },
  traits: {
    is_plannable: false,
    is_listing: true,
    can_be_overlay: true,
    default_actions: [],
    has_bookmark_button: false,
    skeleton: 'lines',
  },
  suggested_blocks: () => ['hero', 'text'],
  cover: (fields) => fields.cover,
  facts: () => ({}),
})
