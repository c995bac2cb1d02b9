import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { includedPageIds, orderBumpInput, ownerProduct, versionInput } from './shapes.ts'
import { imageRef } from '../pages/shapes.ts'

/**
 * Versions left out are archived and keep serving those who bought them. A price never changes: a version whose
 * amount, currency, interval or trial differs takes the old one's place under a new id. Order bumps and
 * included pages stay as they are unless given; a page added opens at once to all who hold the product, one removed
 * closes at once. Where `revision`, which the product was read at, is not the product's any more it answers
 * `stale_revision` with `changed_by` and `changed_at` and saves nothing; without it whatever is there is replaced.
 */
export const updateProduct = defineCall({
  method: 'PUT',
  path: '/studio/products/:id',
  auth: 'team',
  input: z.strictObject({
    id,
    title: z.string().trim().min(1).max(120),
    subtitle: z.string().trim().max(200).default(''),
    description: z.string().max(4000).default(''),
    benefits: z.array(z.string().trim().min(1).max(160)).max(12).default([]),
    cover: imageRef.default(null),
    is_hidden: z.boolean().default(false),
    versions: z.array(versionInput).min(1).max(10),
    order_bumps: z.array(orderBumpInput).max(5).optional(),
    included_page_ids: includedPageIds.optional(),
    revision: expectedRevision.optional(),
  }),
  output: ownerProduct,
  errors: [
    'unknown_currency',
    'interval_mismatch',
    'invalid_version',
    'invalid_order_bump',
    'stale_revision',
  ],
  summary: 'Update a product',
})
