import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { audienceGroup, change, changeSuggestion, changeWarning, publishProblem } from './draft-shapes.ts'

/**
 * Lists the differences between drafts and the live release, with their audience, the buttons on changed pages
 * and items of the navigation that lead nowhere, and the addresses that members use.
 */
export const listChanges = defineCall({
  method: 'GET',
  path: '/studio/changes',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(change),
    audience_groups: z.array(audienceGroup),
    /** Why changed pages would be left out. */
    problems: z.array(publishProblem),
    /** What does not prevent publishing and should be known before, at most 100 buttons. */
    warnings: z.array(changeWarning),
    /** What should be better on changed pages, at most 100. */
    suggestions: z.array(changeSuggestion),
    address: z.string(),
    is_reachable: z.boolean(),
    /** Where phones of the local network see open pages, while the server shows them there. */
    lan_address: z.string().nullable(),
  }),
  summary: 'List unpublished changes',
})
