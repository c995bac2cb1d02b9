import { z } from 'zod'

/** What a queue holds of one run. Its tables have no tenant wall, so it names the app and carries ids only. */
export type Envelope = {
  /** Stays the same through retries and after a dead letter is given back. */
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

/** Reads what lies in a queue; throws on anything this server did not write. */
export function readEnvelope(data: unknown): Envelope {
  const { subscriber, event_id, ...rest } = envelope.parse(data)
  return { ...rest, ...(subscriber && { subscriber }), ...(event_id && { event_id }) }
}
