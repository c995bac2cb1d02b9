import { contentType } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import type { FieldsFor } from './fields.ts'

/** The most pages that one list shows. */
const MAX_PAGES = 48

/** The props of anything that lists pages: chosen by hand, or found by a rule when the page is published. */
export const pageSourceProps = {
  source: z.enum(['pages', 'children', 'content_type']),
  page_ids: z.array(z.uuid()).max(MAX_PAGES),
  /** null: the children of the page itself. */
  parent_page_id: z.uuid().nullable(),
  content_type: contentType,
  limit: z.number().int().min(1).max(MAX_PAGES),
}

type PageSource = z.output<z.ZodObject<typeof pageSourceProps>>

/** Their fields in the editor. */
export const pageSourceFields: FieldsFor<PageSource> = {
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
    max: MAX_PAGES,
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
      { value: 'pack', label: 'blocks.page_types.pack' },
      { value: 'workout', label: 'blocks.page_types.workout' },
      { value: 'article', label: 'blocks.page_types.article' },
      { value: 'meal', label: 'blocks.page_types.meal' },
      { value: 'exercise', label: 'blocks.page_types.exercise' },
      { value: 'event_occurrence', label: 'blocks.page_types.event_occurrence' },
      { value: 'stream', label: 'blocks.page_types.stream' },
      { value: 'collection', label: 'blocks.page_types.collection' },
      { value: 'form', label: 'blocks.page_types.form' },
      { value: 'generic', label: 'blocks.page_types.generic' },
    ],
    when: { prop: 'source', is: ['content_type'] },
  },
  limit: {
    kind: 'number',
    label: 'blocks.collection.limit',
    min: 1,
    max: MAX_PAGES,
    when: { prop: 'source', is: ['children', 'content_type'] },
  },
}

/** Nothing chosen yet. */
export const pageSourceDefaults: PageSource = {
  source: 'pages',
  page_ids: [],
  parent_page_id: null,
  content_type: 'workout',
  limit: 12,
}
