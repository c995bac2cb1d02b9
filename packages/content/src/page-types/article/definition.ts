import { imageRef, videoRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { definePageType } from '../../define.ts'

/** Something to read. Its body is its blocks. */
export const articlePage = definePageType({
  type: 'article',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    author: z.string().max(80),
    author_picture: imageRef,
    reading_minutes: z.number().int().min(0).max(240),
    /** The sentence or two before the body. */
    standfirst: z.string().max(500),
    video: videoRef,
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    author: { kind: 'text', label: 'blocks.article.author', max: 80 },
    author_picture: { kind: 'image', label: 'blocks.article.author_picture' },
    reading_minutes: {
      kind: 'number',
      label: 'blocks.article.reading_minutes',
      min: 0,
      max: 240,
      unit: 'min',
    },
    standfirst: { kind: 'long_text', label: 'blocks.article.standfirst', max: 500 },
    video: { kind: 'video', label: 'blocks.page.video' },
  },
  defaults: {
    cover: null,
    author: '',
    author_picture: null,
    reading_minutes: 0,
    standfirst: '',
    video: null,
  },
  picker: { category: 'reading', icon: 'book-open', label: 'blocks.page_types.article' },
  traits: {
    is_reading: true,
    open_graph_type: 'article',
    is_series_part: true,
    opens_with: 'picture',
    skeleton: 'lines',
    facts_line: ['reading_time'],
    cover_motifs: ['tide', 'strata', 'ridge'],
    library_rank: 4,
  },
  suggested_blocks: () => ['text'],
  cover: (fields) => fields.cover,
  facts: (fields) => ({
    ...(fields.reading_minutes > 0 ? { minutes: fields.reading_minutes } : {}),
    ...(fields.author === '' ? {} : { author: fields.author }),
  }),
})
