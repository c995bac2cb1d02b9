import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Takes hard bounces and complaints of the mail server, which end mail to an address; the address is that of the
 * studio. `Authorization: Foyer t=SECONDS,v1=HEX` with the HMAC-SHA-256 of `SECONDS.BODY` under `MAIL_WEBHOOK_SECRET`;
 * without this setting there is no such call (404). The body is `{ "events": [{ "type": "bounce" or "complaint",
 * "bounce": "hard" or "soft", "address", "message_id" }] }`, at most 500; `message_id` is the header of the mail and
 * may be left out.
 */
export const receiveMailEvents = defineCall({
  method: 'POST',
  path: '/studio/mail/events',
  auth: 'webhook',
  input: z.strictObject({}),
  output: z.object({ received: z.literal(true) }),
  body: 'raw',
  body_limit: 256 * 1024,
  rate: { limit: 3000, seconds: 60 },
  replay: false,
  summary: 'Receive bounces and complaints',
})
