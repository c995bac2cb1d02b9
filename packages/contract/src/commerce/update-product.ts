import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { interval, product } from './shapes.ts'
import { imageRef } from '../pages/shapes.ts'

/** Versions left out are archived and keep serving those who bought them; a sold version’s price never changes, a new version takes its place. */
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
    versions: z
      .array(
        z.strictObject({
          id: id.optional(),
          name: z.string().trim().max(80).default(''),
          amount: z.number().int().min(0).max(99_999_999),
          currency: z.string().regex(/^[A-Z]{3}$/),
          interval: interval.nullable(),
          interval_count: z.number().int().min(1).max(52).nullable(),
          trial_days: z.number().int().min(0).max(365).default(0),
          is_default: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(10),
  }),
  output: product,
  errors: ['unknown_currency', 'interval_mismatch'],
  summary: 'Changes a product.',
})
