import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  includedPageIds,
  includedProductIds,
  orderBumpInput,
  ownerProduct,
  pitchInput,
  versionInput,
} from './shapes.ts'
import { imageRef } from '../pages/shapes.ts'
import { requiredLine, optionalLine, optionalText } from '../shapes.ts'

/** A product with one or more versions, a draft unless `is_on_sale`. Where none or several are marked as the default, the first (marked) one is. */
export const createProduct = defineCall({
  method: 'POST',
  path: '/studio/products',
  auth: 'team',
  input: z.strictObject({
    title: requiredLine(120),
    subtitle: optionalLine(200).default(''),
    description: optionalText(4000).default(''),
    benefits: z.array(requiredLine(160)).max(12).default([]),
    cover: imageRef.default(null),
    ...pitchInput,
    is_hidden: z.boolean().default(false),
    is_on_sale: z.boolean().default(false),
    versions: z.array(versionInput).min(1).max(10),
    order_bumps: z.array(orderBumpInput).max(5).default([]),
    included_page_ids: includedPageIds.default([]),
    included_product_ids: includedProductIds.default([]),
  }),
  output: ownerProduct,
  errors: ['unknown_currency', 'interval_mismatch', 'invalid_order_bump'],
  summary: 'Create a product',
})
