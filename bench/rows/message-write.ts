import { randomUUID } from 'node:crypto'
import { asWritingMember } from '../support/as-member.ts'
import { besideInsert, MESSAGE } from '../support/beside-insert.ts'
import type { Bench, Row } from '../support/bench.ts'
import { compared, type Figure } from '../support/figures.ts'
import type { Planned } from '../support/put-load.ts'
import { each } from '../support/rounds.ts'

/** Messages as the member app sends them: with a name that is their key, numbered and logged in one durable transaction. */
export const messageWrite: Row = {
  name: 'message-write',
  measure: async (bench) => [
    ...(await measure(bench, { name: 'message, 16 clients over 16 threads', threads: 16 })),
    ...(await measure(bench, { name: 'message, 16 clients in one thread', threads: 1 })),
  ],
}

const MOST_IN_A_ROUND = 8_000
let sender = 0

async function measure(
  bench: Bench,
  { name, threads }: { name: string; threads: number },
): Promise<Figure[]> {
  const { app } = await bench.foyer()
  const write = (n: number): Planned => {
    sender += 1
    const member = app.members[sender % app.members.length]
    if (!member) throw new Error('The app has no members.')
    const client_id = randomUUID()
    const data = { action: 'publish', message: MESSAGE, client_id }
    return {
      ...{ method: 'POST', path: `/api/v1/threads/${app.threads[n % threads]}/messages` },
      headers: { ...asWritingMember(app, member), 'idempotency-key': client_id },
      body: JSON.stringify({ data }),
    }
  }
  const rounds = await besideInsert(bench, {
    ours: () => Array.from({ length: MOST_IN_A_ROUND }, (_, n) => write(n)),
    counted: { text: 'select count(*) from messages where app_id = $1', values: [app.id] },
  })
  return [
    compared(
      { name: `${name}: rate`, unit: '/s', goal: { at_least: 0.6 } },
      each(rounds, (side) => side.rate),
    ),
    compared(
      { name: `${name}: CPU a write`, unit: 'us' },
      each(rounds, (side) => side.cpu_us),
    ),
    compared(
      { name: `${name}: p99`, unit: 'ms' },
      each(rounds, (side) => side.p99_ms),
    ),
  ]
}
