import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { baselineDatabase } from '../support/baseline-database.ts'
import type { Row } from '../support/bench.ts'
import { absoluteFigure, compareFigure } from '../support/figures.ts'
import { aMessage, MESSAGE } from '../support/messages.ts'
import {
  openListeners,
  type DeliveryReport,
  type Listeners,
  type ListenPlan,
} from '../support/open-listeners.ts'
import { cpuSeconds } from '../support/process-figures.ts'
import type { Program } from '../support/program.ts'
import { measureLoad, type Planned } from '../support/measure-load.ts'
import { readSides, interleaved } from '../support/rounds.ts'

const SOCKETS = 1_000
const MESSAGES_PER_SECOND = 20
const SECONDS = 4
const WARM_UP_WRITES = 120_000
const WARM_UP_SECONDS = 5

type Side = DeliveryReport & { cpu_us: number; cpu_with_write_us: number }

/** A message to a channel of 1,000 sockets, 20 times a second, compared with `ws` that sends one string to all. */
export const fanOut: Row = {
  name: 'fan-out',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const url = await baselineDatabase(await bench.cluster(), '{}')
    const plain = await bench.baseline('ws-channel', { BASELINE_DATABASE_URL: url })
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
    const here: ChatServer = {
      server: program,
      createMessage: (text, is_delivered) => aMessage(app, is_delivered ? thread : elsewhere, text),
    }
    const there: ChatServer = {
      server: plain,
      createMessage: (text, is_delivered) => {
        const path = is_delivered ? '/channel' : '/nobody'
        return { method: 'POST', path, headers: {}, body: JSON.stringify({ text }) }
      },
    }

    const ours = await openListeners(ours_plan)
    const baseline_side = await openListeners(plain_plan)
    try {
      await warmUp(here)
      await warmUp(there)
      const rounds = await interleaved(3, {
        ours: () => measureRound(here, ours),
        baseline: () => measureRound(there, baseline_side),
      })
      const what = 'fan-out to 1,000 sockets'
      return [
        compareFigure(
          {
            name: `${what}: p99 from the first to the last`,
            unit: 'ms',
            goal: { at_most: 1.5 },
            note: 'the listening side included',
          },
          readSides(rounds, (side) => side.p99_after_first_ms),
        ),
        compareFigure(
          { name: `${what}: p99 from sending, written durably`, unit: 'ms' },
          readSides(rounds, (side) => side.p99_after_send_ms),
        ),
        compareFigure(
          {
            name: `${what}: CPU a delivery, without the write`,
            unit: 'us',
            note: 'without what the same messages cost where nobody listens',
          },
          readSides(rounds, (side) => side.cpu_us),
        ),
        compareFigure(
          { name: `${what}: CPU a delivery`, unit: 'us', goal: { at_most: 1.5 } },
          readSides(rounds, (side) => side.cpu_with_write_us),
        ),
        compareFigure(
          { name: `${what}: time of the listening side a delivery`, unit: 'us' },
          readSides(rounds, (side) => side.listening_us),
        ),
        absoluteFigure(
          { name: `${what}: deliveries a second`, unit: '/s' },
          rounds.map(({ ours }) => ours.deliveries / SECONDS),
        ),
      ]
    } finally {
      await ours.stop()
      await baseline_side.stop()
    }
  },
}

/** A server and how to post a message, in the channel with sockets or in one without listeners. */
type ChatServer = { server: Program; createMessage: (text: string, is_delivered: boolean) => Planned }

async function measureRound(chat_server: ChatServer, listeners: Pick<Listeners, 'report'>): Promise<Side> {
  const unheard_s = await measureCpu(chat_server, false)
  const cpu_s = await measureCpu(chat_server, true)
  const received = await listeners.report()
  const expected = MESSAGES_PER_SECOND * SECONDS * SOCKETS
  if (received.deliveries !== expected)
    throw new Error(`${received.deliveries} of ${expected} deliveries arrived.`)
  return {
    ...received,
    cpu_us: ((cpu_s - unheard_s) / received.deliveries) * 1e6,
    cpu_with_write_us: (cpu_s / received.deliveries) * 1e6,
  }
}

/** Returns the CPU seconds of the server while messages are posted at an even rate. */
async function measureCpu({ server, createMessage }: ChatServer, is_delivered: boolean): Promise<number> {
  const before = await cpuSeconds(server.pid)
  const started_at = performance.now()
  const sends: Promise<void>[] = []
  for (let n = 0; n < MESSAGES_PER_SECOND * SECONDS; n += 1) {
    await sleep(Math.max(0, started_at + (n * 1_000) / MESSAGES_PER_SECOND - performance.now()))
    const now_us = Math.round((performance.timeOrigin + performance.now()) * 1_000)
    sends.push(post(server, createMessage(`${MESSAGE} sent=${now_us}`, is_delivered)))
  }
  await Promise.all(sends)
  await sleep(500)
  return (await cpuSeconds(server.pid)) - before
}

/** Several thousand writes without listeners, so that the measured server is warm. */
async function warmUp({ server, createMessage }: ChatServer): Promise<void> {
  const requests = Array.from({ length: WARM_UP_WRITES }, () => createMessage(MESSAGE, false))
  await measureLoad(server, { connections: 16, seconds: WARM_UP_SECONDS, once: true, requests })
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
