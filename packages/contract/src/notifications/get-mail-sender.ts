import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** What the DNS says now of the domain that mails of the app come from, so that they arrive. */
export const getMailSender = defineCall({
  method: 'GET',
  path: '/studio/mail/sender',
  auth: 'team',
  input: emptyOutput,
  output: z.object({
    from_address: z.string(),
    checks: z.array(
      z.object({
        kind: z.enum(['spf', 'dkim', 'dmarc']),
        /** The DNS name that is read; null for DKIM while its selector is not configured. */
        name: z.string().nullable(),
        state: z.enum(['ok', 'missing', 'several', 'invalid', 'weak', 'unreachable', 'not_configured']),
        /** The record as found. */
        record: z.string().nullable(),
      }),
    ),
  }),
  rate: { limit: 30, seconds: 60 },
  summary: 'Check the sender domain of mails',
})
