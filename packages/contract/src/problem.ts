import { z } from 'zod'
import { problemParams } from './codes.ts'

/** The codes any call may answer with; all others are declared by the call (security, "Answers"). */
export const commonCodes = [
  'invalid',
  'malformed',
  'unauthorized',
  'forbidden',
  'not_found',
  'preview_is_read_only',
  'closed_in_preview',
  'conflict',
  'idempotency_key_reused',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
  'app_switched_off',
] as const

export type CommonCode = (typeof commonCodes)[number]

/** One field's refusal: where it stands in the input, what is wrong (`fieldCodes`), and the figures for the words. */
export const fieldProblem = z.object({
  path: z.string(),
  code: z.string(),
  params: problemParams.optional(),
})

/** RFC 9457 problem details, as `application/problem+json`. Clients translate `code`, never `title`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  request_id: z.string(),
  detail: z.string().optional(),
  params: problemParams.optional(),
  errors: z.array(fieldProblem).optional(),
})

export type Problem = z.infer<typeof problem>
export type FieldProblem = z.infer<typeof fieldProblem>
