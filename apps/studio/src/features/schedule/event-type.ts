import { listPageTypes } from '@foyer/content/definitions'

/** The type of pages that take place at a time. */
export const EVENT_TYPE = listPageTypes((traits) => traits.has_occurrences)[0] ?? ''
