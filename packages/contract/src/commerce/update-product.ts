import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision, requiredLine, optionalLine, optionalText } from '../shapes.ts'
import {
  includedPageIds,
  includedProductIds,
  orderBumpInput,
  ownerProduct,
  pitchInput,
  versionInput,
} from './shapes.ts'
import { imageRef } from '../pages/shapes.ts'

/**
 * Updates a product. Omitted versions are archived and still serve their buyers; a version with another price,
 * interval or trial replaces the old one under a new id. Order bumps, included pages and `is_on_sale` change only if sent, at once
 * for all owners. An outdated `revision` responds `stale_revision` (`changed_by`, `changed_at`); without one it
 * overwrites.
 */
export const updateProduct = defineCall({
  method: 'PUT',
  path: '/studio/products/:id',
  auth: 'team',
  input: z.strictObject({
    id,
    title: requiredLine(120),
    subtitle: optionalLine(200).default(''),
    description: optionalText(4000).default(''),
    benefits: z.array(requiredLine(160)).max(12).default([]),
    cover: imageRef.default(null),
    ...pitchInput,
    is_hidden: z.boolean().default(false),
    is_on_sale: z.boolean().optional(),
    versions: z.array(versionInput).min(1).max(10),
    order_bumps: z.array(orderBumpInput).max(5).optional(),
    included_page_ids: includedPageIds.optional(),
    included_product_ids: includedProductIds.optional(),
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
