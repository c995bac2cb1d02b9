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
  'disk_full',
  'app_switched_off',
  'https_required',
] as const

export type CommonCode = (typeof commonCodes)[number]

const statuses: Readonly<Record<string, number>> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  preview_is_read_only: 403,
  closed_in_preview: 403,
  https_required: 403,
  authentication_required: 403,
  is_private: 403,
  is_scheduled: 403,
  messaging_unavailable: 403,
  plan_required: 403,
  purchase_required: 403,
  start_required: 403,
  not_found: 404,
  exercise_not_found: 404,
  invalid_invoice: 404,
  measure_not_found: 404,
  product_not_found: 404,
  program_not_found: 404,
  session_not_found: 404,
  workout_item_not_found: 404,
  workout_not_found: 404,
  conflict: 409,
  activity_id_taken: 409,
  already_canceled: 409,
  broadcast_all_sent: 409,
  broadcast_not_draft: 409,
  cannot_pause: 409,
  cannot_switch: 409,
  no_switch_planned: 409,
  pause_planned: 409,
  switch_planned: 409,
  already_ended: 409,
  already_reported: 409,
  idempotency_key_reused: 409,
  not_canceled: 409,
  not_paused: 409,
  upload_incomplete: 409,
  conversion_unavailable: 409,
  dispute_open: 409,
  event_link_closed: 409,
  event_not_joined: 409,
  event_over: 409,
  nothing_to_refund: 409,
  refund_refused: 409,
  not_paid: 409,
  preview_stale: 409,
  released_meanwhile: 409,
  session_id_taken: 409,
  stale_revision: 409,
  warnings_not_accepted: 409,
  image_too_large: 413,
  video_too_large: 413,
  file_too_large: 413,
  captions_too_large: 413,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  app_switched_off: 503,
  provider_unavailable: 503,
  unavailable: 503,
  disk_full: 507,
}

/** Returns the HTTP status of a code. Codes not listed are 422: well-formed, but refused by a rule. */
export function statusOf(code: string): number {
  return statuses[code] ?? 422
}

/** One field's problem: its path in the input, its code (`fieldCodes`), and the parameters of its text. */
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
