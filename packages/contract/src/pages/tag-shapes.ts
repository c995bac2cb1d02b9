import { z } from 'zod'
import { id, requiredLine } from '../shapes.ts'

/** The colours of tags; clients draw them in the tones of their theme. */
export const tagColor = z.enum([
  'gray',
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
])

/** The name of a tag; an app has one tag of each name, whatever its case and accents. */
export const tagName = requiredLine(40)

/** A tag as pages carry it. */
export const tagRef = z.object({ id, name: z.string(), color: tagColor })

/** A tag as the studio lists it. */
export const tag = tagRef.extend({
  /** How many pages of the draft carry it. */
  page_count: z.number().int(),
})

export type TagRef = z.infer<typeof tagRef>
export type TagColor = z.infer<typeof tagColor>
export type Tag = z.infer<typeof tag>
