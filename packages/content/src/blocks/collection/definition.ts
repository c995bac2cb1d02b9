import { blockAction, contentType } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** A choice of pages: by hand, or by a rule that is worked out when the page is published. */
export const collectionBlock = defineBlock({
  type: 'collection',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    source: z.enum(['pages', 'children', 'content_type']),
    page_ids: z.array(z.uuid()).max(48),
    /** null: the children of the page that contains the block. */
    parent_page_id: z.uuid().nullable(),
    content_type: contentType,
    limit: z.number().int().min(1).max(48),
    layout: z.enum(['row', 'list', 'grid']),
    cover: z.enum(['square', 'wide']),
    more_text: z.string().max(40),
    more_action: blockAction.nullable(),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.collection.title', max: 80 },
    source: {
      kind: 'choice',
      label: 'blocks.collection.source',
      options: [
        { value: 'pages', label: 'blocks.collection.source_pages' },
        { value: 'children', label: 'blocks.collection.source_children' },
        { value: 'content_type', label: 'blocks.collection.source_content_type' },
      ],
    },
    page_ids: {
      kind: 'pages',
      label: 'blocks.collection.page_ids',
      max: 48,
      when: { prop: 'source', is: ['pages'] },
    },
    parent_page_id: {
      kind: 'page',
      label: 'blocks.collection.parent_page',
      help: 'blocks.collection.parent_page_help',
      when: { prop: 'source', is: ['children'] },
    },
    content_type: {
      kind: 'choice',
      label: 'blocks.collection.content_type',
      options: [
        { value: 'program', label: 'blocks.page_types.program' },
        { value: 'workout', label: 'blocks.page_types.workout' },
        { value: 'article', label: 'blocks.page_types.article' },
        { value: 'meal', label: 'blocks.page_types.meal' },
        { value: 'exercise', label: 'blocks.page_types.exercise' },
        { value: 'event_occurrence', label: 'blocks.page_types.event_occurrence' },
        { value: 'form', label: 'blocks.page_types.form' },
        { value: 'generic', label: 'blocks.page_types.generic' },
      ],
      when: { prop: 'source', is: ['content_type'] },
    },
    limit: {
      kind: 'number',
      label: 'blocks.collection.limit',
      min: 1,
      max: 48,
      when: { prop: 'source', is: ['children', 'content_type'] },
    },
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
    more_text: { kind: 'text', label: 'blocks.collection.more_text', max: 40 },
    more_action: { kind: 'action', label: 'blocks.collection.more_action', text_prop: 'more_text' },
  },
  defaults: {
    title: '',
    source: 'pages',
    page_ids: [],
    parent_page_id: null,
    content_type: 'workout',
    limit: 12,
    layout: 'row',
    cover: 'square',
    more_text: '',
    more_action: null,
  },
  picker: { category: 'pages', icon: 'gallery-horizontal', label: 'blocks.collection.name' },
  example: ({ t, page_ids }) => ({ title: t('editor.example.collection'), page_ids: [...page_ids] }),
})
