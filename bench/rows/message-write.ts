import { measureBesideInsert } from '../support/measure-beside-insert.ts'
import type { Bench, Row } from '../support/bench.ts'
import { compareFigure, type Figure } from '../support/figures.ts'
import { aMessage } from '../support/messages.ts'
import { readSides } from '../support/rounds.ts'

/** Messages as the member app sends them: with a name that is their key, numbered and logged in one durable transaction. */
export const messageWrite: Row = {
  name: 'message-write',
  measure: async (bench) => [
    ...(await measure(bench, { name: 'message, 16 clients over 16 threads', threads: 16, at_least: 0.25 })),
    ...(await measure(bench, { name: 'message, 16 clients in one thread', threads: 1, at_least: 0.12 })),
  ],
}

const MAX_PER_ROUND = 12_000

async function measure(
  bench: Bench,
  { name, threads, at_least }: { name: string; threads: number; at_least: number },
): Promise<Figure[]> {
  const { app } = await bench.foyer()
  const rounds = await measureBesideInsert(bench, {
    ours: () => {
      const to = app.threads.slice(0, threads)
      return Array.from({ length: MAX_PER_ROUND / threads }, () =>
        to.map((thread) => aMessage(app, thread)),
      ).flat()
    },
    count_query: { text: 'select count(*) from messages where app_id = $1', values: [app.id] },
  })
  return [
    compareFigure(
      { name: `${name}: rate`, unit: '/s', goal: { at_least } },
      readSides(rounds, (side) => side.rate),
    ),
    compareFigure(
      { name: `${name}: CPU a write`, unit: 'us' },
      readSides(rounds, (side) => side.cpu_us),
    ),
    compareFigure(
      { name: `${name}: p99`, unit: 'ms' },
      readSides(rounds, (side) => side.p99_ms),
    ),
  ]
}
