import { besideInsert } from '../support/beside-insert.ts'
import type { Bench, Row } from '../support/bench.ts'
import { compared, type Figure } from '../support/figures.ts'
import { aMessage } from '../support/messages.ts'
import { each } from '../support/rounds.ts'

/** Messages as the member app sends them: with a name that is their key, numbered and logged in one durable transaction. */
export const messageWrite: Row = {
  name: 'message-write',
  measure: async (bench) => [
    ...(await measure(bench, { name: 'message, 16 clients over 16 threads', threads: 16, at_least: 0.25 })),
    ...(await measure(bench, { name: 'message, 16 clients in one thread', threads: 1, at_least: 0.12 })),
  ],
}

const MOST_IN_A_ROUND = 12_000

async function measure(
  bench: Bench,
  { name, threads, at_least }: { name: string; threads: number; at_least: number },
): Promise<Figure[]> {
  const { app } = await bench.foyer()
  const rounds = await besideInsert(bench, {
    ours: () => {
      const to = app.threads.slice(0, threads)
      return Array.from({ length: MOST_IN_A_ROUND / threads }, () =>
        to.map((thread) => aMessage(app, thread)),
      ).flat()
    },
    counted: { text: 'select count(*) from messages where app_id = $1', values: [app.id] },
  })
  return [
    compared(
      { name: `${name}: rate`, unit: '/s', goal: { at_least } },
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
