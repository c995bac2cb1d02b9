import { randomUUID } from 'node:crypto'
import { memberWriteHeaders } from './member-headers.ts'
import type { BenchApp } from './create-app.ts'
import type { Planned } from './measure-load.ts'

/** A realistic comment under a workout. */
export const MESSAGE =
  'Three seconds down made the last set honest. Same weight again on Friday, then five more.'

/** So many write, in turn. */
const WRITERS = 8_000

let sent_count = 0

/** A message as the member app sends it, with a name that is its key; each from the next member. */
export function aMessage(app: BenchApp, thread_id: string, message = MESSAGE): Planned {
  const member = app.members[sent_count++ % WRITERS]
  if (!member) throw new Error('The app has too few members.')
  const client_id = randomUUID()
  return {
    method: 'POST',
    path: `/api/v1/threads/${thread_id}/messages`,
    headers: { ...memberWriteHeaders(app, member), 'idempotency-key': client_id },
    body: JSON.stringify({ data: { action: 'publish', message, client_id } }),
  }
}
