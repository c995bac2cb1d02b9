import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { avatarUrls } from '../identity/shapes.ts'
import { id, money, queryInteger } from '../shapes.ts'
import { ownedAccessReason } from './shapes.ts'

/**
 * Lists who owns a product now and why, the newest first: by itself, and as a part of others. Whoever has several
 * causes is listed with each.
 */
export const listProductHolders = defineCall({
  method: 'GET',
  path: '/studio/products/:id/holders',
  auth: 'team',
  input: z.strictObject({
    id,
    cursor: z.string().max(40).optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    items: z.array(
      ownedAccessReason.pick({ id: true, cause: true, since: true, until: true, part_of: true }).extend({
        subscriber_id: id,
        /** Null for a buyer without an account. */
        user_id: id.nullable(),
        name: z.string(),
        email: z.string(),
        avatar_urls: avatarUrls,
        /** What was paid and did not go back; null where nothing was. */
        paid: money.nullable(),
      }),
    ),
    next_cursor: id.nullable(),
    /** How many members own it. */
    total_count: z.number().int(),
  }),
  summary: 'List who owns a product',
})
