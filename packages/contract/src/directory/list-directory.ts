import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryBoolean } from '../shapes.ts'
import { pageToken, peoplePage, personCard } from './people-shapes.ts'

/**
 * Returns the member directory by name, without hidden, blocked and suspended people. `properties` filters by
 * properties that the app shows; others are refused (field code `unknown_property`). Empty for viewers without
 * access to a subscriber-only app.
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
    /** Leaves the viewer out, who is part of the directory otherwise. */
    without_viewer: queryBoolean.default(false),
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
