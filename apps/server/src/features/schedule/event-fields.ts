import { listPageTypes, parsePageFields } from '@foyer/content/definitions'
import { REPEATS } from '@foyer/domain/schedule'
import { z } from 'zod'

/** The types of pages that have occurrences. */
export const EVENT_TYPES = listPageTypes((traits) => traits.has_occurrences)

const eventFields = z.object({
  first_day: z.string(),
  time: z.string(),
  minutes: z.number(),
  last_day: z.string(),
  repeats: z.enum(REPEATS),
  capacity: z.number(),
  place: z.string().default(''),
  online_url: z.string().default(''),
})

/** What the fields of an event say of when and where it takes place. */
export type EventFields = z.infer<typeof eventFields>

/** Reads the fields of an event; null where another version of Foyer has published them and they are not valid. */
export function parseEventFields(type: string, fields: Record<string, unknown>): EventFields | null {
  const read = eventFields.safeParse(parsePageFields(type, fields).fields)
  return read.success ? read.data : null
}
