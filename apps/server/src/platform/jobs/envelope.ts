import { z } from 'zod'

/** What a queue stores for one run. Its tables have no row-level security, so it names the app and carries ids only. */
export type Envelope = {
  /** Stays the same through retries, also those of a dead letter. */
  run_id: string
  app_id: string | null
  payload: object
  /** Set for the delivery of an event. */
  subscriber?: string
  /** The event's id; deliveries that older versions queued have none. */
  event_id?: string
}

const envelope = z.object({
  run_id: z.string(),
  app_id: z.string().nullable(),
  payload: z.record(z.string(), z.unknown()),
  subscriber: z.string().optional(),
  event_id: z.string().optional(),
})

/** Parses a queue row; throws on anything that this server did not write. */
export function readEnvelope(data: unknown): Envelope {
  const { subscriber, event_id, ...rest } = envelope.parse(data)
  return { ...rest, ...(subscriber && { subscriber }), ...(event_id && { event_id }) }
}
