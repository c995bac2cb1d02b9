import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { textRange } from '../messaging/search-shapes.ts'
import { contentType } from '../pages/shapes.ts'
import { cleanLine } from '../rules/text.ts'
import { queryInteger } from '../shapes.ts'
import { contentItem, titleLang } from './shapes.ts'

/**
 * Searches the published pages: titles of those that the viewer may know of, texts of those that the viewer may read.
 * An exact title comes first, then its beginning, its words, parts of them, and texts; typing errors count only where
 * nothing else is found. Groups are ordered by their best match. Pages are found in all published languages and shown in
 * `lang`.
 */
export const search = defineCall({
  method: 'GET',
  path: '/search',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({
    term: z.string().overwrite(cleanLine).min(1).max(100),
    /** Only the group of this type. */
    content_type: z.string().max(40).optional(),
    lang: titleLang,
    /** Of each group. */
    offset: queryInteger(0, 1_000).default(0),
    limit: queryInteger(1, 50).default(2),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        content_type: contentType,
        /** Of pages that only have the term in their text, at most 300 are found in all groups together. */
        total_count: z.number().int(),
        items: z.array(
          contentItem.extend({
            /** Where the title matches. */
            ranges: z.array(textRange),
            /** What is around the first match in the text, or the title in another language, where only that matches. */
            excerpt: z.object({ text: z.string(), ranges: z.array(textRange) }).nullable(),
          }),
        ),
      }),
    ),
    /** Titles that resemble the term were found, not the term itself. */
    is_corrected: z.boolean(),
    /** False where the app has nothing that this viewer could find. */
    is_searchable: z.boolean(),
  }),
  summary: 'Search the content',
})
