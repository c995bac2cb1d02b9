import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageToken, peoplePage, personCard } from './people-shapes.ts'

/**
 * The members' directory, by name. Hidden, blocked and suspended people are absent. `properties` narrows by properties
 * that the app shows of its members; one that it does not show is refused: field code `unknown_property`. Whoever an app
 * for subscribers keeps out meets nobody.
 */
export const listDirectory = defineCall({
  method: 'GET',
  path: '/subscribers/directory',
  auth: 'member',
  input: z.strictObject({
    term: z.string().trim().max(60).default(''),
    /** Slugs, separated by commas. */
    properties: z.string().max(500).optional(),
    page: pageToken.optional(),
  }),
  output: z.object({
    items: z.array(personCard),
    ...peoplePage.shape,
    /** Who fits, counted up to 50. */
    total: z.number().int(),
    is_total_capped: z.boolean(),
  }),
  errors: ['purchase_required'],
  summary: 'List the directory',
})
