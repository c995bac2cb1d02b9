import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { baselineDatabase } from '../support/baseline-database.ts'
import type { Row } from '../support/bench.ts'
import { absolute, compared } from '../support/figures.ts'
import { aMessage, MESSAGE } from '../support/messages.ts'
import { openListeners, type Heard, type Listeners, type ListenPlan } from '../support/open-listeners.ts'
import { cpuSeconds } from '../support/process-figures.ts'
import type { Program } from '../support/program.ts'
import { putLoad, type Planned } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

const SOCKETS = 1_000
const A_SECOND = 20
const SECONDS = 4
const WARMING = 120_000
const WARMING_SECONDS = 5

type Side = Heard & { cpu_us: number; cpu_with_write_us: number }

/** A message to a room of 1,000 sockets, 20 times a second, beside `ws` that sends one string to all. */
export const fanOut: Row = {
  name: 'fan-out',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const url = await baselineDatabase(await bench.cluster(), '{}')
    const plain = await bench.baseline('ws-room', { BASELINE_DATABASE_URL: url })
    const [thread, elsewhere] = app.threads
    if (thread === undefined || elsewhere === undefined) throw new Error('The app has too few threads.')
    const members = app.members.slice(0, SOCKETS)
    const ours_plan: ListenPlan = {
      sockets: members.map(({ token }) => ({
        url: `ws://127.0.0.1:${program.port}/api/v1/realtime`,
        headers: { host: app.host, origin: `http://${app.host}` },
        hello: [
          JSON.stringify({ type: 'auth', token }),
          JSON.stringify({ type: 'subscribe', channel: `thread:${thread}` }),
        ],
      })),
    }
    const plain_plan: ListenPlan = {
      sockets: members.map(() => ({ url: `ws://127.0.0.1:${plain.port}`, headers: {}, hello: ['hello'] })),
    }
    const here: Room = {
      server: program,
      say: (text, is_heard) => aMessage(app, is_heard ? thread : elsewhere, text),
    }
    const there: Room = {
      server: plain,
      say: (text, is_heard) => {
        const path = is_heard ? '/room' : '/nobody'
        return { method: 'POST', path, headers: {}, body: JSON.stringify({ text }) }
      },
    }

    const ours = await openListeners(ours_plan)
    const theirs = await openListeners(plain_plan)
    try {
      await warm(here)
      await warm(there)
      const rounds = await interleaved(3, {
        ours: () => round(here, ours),
        baseline: () => round(there, theirs),
      })
      const what = 'fan-out to 1,000 sockets'
      return [
        compared(
          {
            name: `${what}: p99 from the first to the last`,
            unit: 'ms',
            goal: { at_most: 1.5 },
            note: 'the listening side included',
          },
          each(rounds, (side) => side.p99_after_first_ms),
        ),
        compared(
          { name: `${what}: p99 from sending, written durably`, unit: 'ms' },
          each(rounds, (side) => side.p99_after_send_ms),
        ),
        compared(
          {
            name: `${what}: CPU a delivery, without the write`,
            unit: 'us',
            note: 'without what the same messages cost where nobody listens',
          },
          each(rounds, (side) => side.cpu_us),
        ),
        compared(
          { name: `${what}: CPU a delivery`, unit: 'us', goal: { at_most: 1.5 } },
          each(rounds, (side) => side.cpu_with_write_us),
        ),
        compared(
          { name: `${what}: time of the listening side a delivery`, unit: 'us' },
          each(rounds, (side) => side.listening_us),
        ),
        absolute(
          { name: `${what}: deliveries a second`, unit: '/s' },
          rounds.map(({ ours }) => ours.deliveries / SECONDS),
        ),
      ]
    } finally {
      await ours.stop()
      await theirs.stop()
    }
  },
}

/** A server and how something is said in it, in the room of the sockets or where nobody listens. */
type Room = { server: Program; say: (text: string, is_heard: boolean) => Planned }

async function round(room: Room, listeners: Pick<Listeners, 'report'>): Promise<Side> {
  const unheard_s = await cpuOf(room, false)
  const cpu_s = await cpuOf(room, true)
  const heard = await listeners.report()
  const expected = A_SECOND * SECONDS * SOCKETS
  if (heard.deliveries !== expected) throw new Error(`${heard.deliveries} of ${expected} deliveries arrived.`)
  return {
    ...heard,
    cpu_us: ((cpu_s - unheard_s) / heard.deliveries) * 1e6,
    cpu_with_write_us: (cpu_s / heard.deliveries) * 1e6,
  }
}

/** Seconds of the server's CPU while somebody speaks at an even pace. */
async function cpuOf({ server, say }: Room, is_heard: boolean): Promise<number> {
  const before = await cpuSeconds(server.pid)
  const began = performance.now()
  const sends: Promise<void>[] = []
  for (let n = 0; n < A_SECOND * SECONDS; n += 1) {
    await sleep(Math.max(0, began + (n * 1_000) / A_SECOND - performance.now()))
    const now_us = Math.round((performance.timeOrigin + performance.now()) * 1_000)
    sends.push(post(server, say(`${MESSAGE} sent=${now_us}`, is_heard)))
  }
  await Promise.all(sends)
  await sleep(500)
  return (await cpuSeconds(server.pid)) - before
}

/** Some thousand writes that nobody hears: what is measured is a server that has been up for a while. */
async function warm({ server, say }: Room): Promise<void> {
  const requests = Array.from({ length: WARMING }, () => say(MESSAGE, false))
  await putLoad(server, { connections: 16, seconds: WARMING_SECONDS, once: true, requests })
}

function post({ port }: Program, { path, method, headers, body }: Planned): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`A message was answered with ${response.statusCode}.`))
      })
    })
      .on('error', reject)
      .end(body)
  })
}
