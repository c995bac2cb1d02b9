import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditEvents, auditWrites } from './audit.ts'
import { aClient, type Client } from './client.ts'
import { aServerProcess, type ServerProcess } from './server-process.ts'
import { aStage, type Stage } from './stage.ts'
import { keepWriting } from './write.ts'

/** `npm run proof -- crash` kills each four times under longer writes and keeps the database away for a minute. */
const is_whole = process.env['PROOF'] === 'full'
const ROUNDS = is_whole ? 4 : 1
const WRITES_BEFORE_A_KILL = is_whole ? 600 : 60
const REFUSALS = 20
const AWAY_MS = is_whole ? 60_000 : 0
const WRITERS = 8
/** So many may be on the way back to each writer when a kill comes. */
const PRODUCTS = is_whole ? 40 : 8
const READY_WITHIN_MS = 10_000
const RECOVERED_WITHIN_MS = 5_000

describe(`kill -9 under writes, ${ROUNDS} times each`, { timeout: 600_000 }, () => {
  let server: ServerProcess
  let client: Client
  let stage: Stage
  let is_over = false
  let writing: Promise<unknown> = Promise.resolve()

  beforeAll(async () => {
    server = await aServerProcess()
    await server.start()
    client = aClient(server.port)
    stage = await aStage(client, { writers: WRITERS, products: PRODUCTS })
    writing = Promise.all(stage.writers.map((writer) => keepWriting(client, stage, writer, () => is_over)))
    // A writer that fails is reported by the last test; until then it must not end the run.
    writing.catch(() => undefined)
  }, 120_000)
  afterAll(async () => {
    is_over = true
    await server.remove()
  }, 120_000)

  /** Lets the writers get on: `more` further writes are acknowledged. */
  const write = (more: number) => {
    const goal = client.seen.acknowledged + more
    return vi.waitFor(() => expect(client.seen.acknowledged).toBeGreaterThan(goal), {
      ...{ timeout: 90_000, interval: 10 },
    })
  }

  for (let round = 1; round <= ROUNDS; round += 1) {
    it(`comes back by itself within ${READY_WITHIN_MS / 1000} s when the server is killed (${round})`, async () => {
      await write(WRITES_BEFORE_A_KILL)
      await server.killServer()
      expect(await server.start()).toBeLessThan(READY_WITHIN_MS)
      await write(REFUSALS)
    })

    it(`comes back by itself within ${READY_WITHIN_MS / 1000} s when both are killed (${round})`, async () => {
      await write(WRITES_BEFORE_A_KILL)
      await Promise.all([server.killDatabase(), server.killServer()])
      expect(await server.start()).toBeLessThan(READY_WITHIN_MS)
      await write(REFUSALS)
    })

    it(`brings its database back when that alone is killed, and lives on (${round})`, async () => {
      await write(WRITES_BEFORE_A_KILL)
      await server.killDatabase()
      expect(await server.untilReady()).toBeLessThan(READY_WITHIN_MS)
      await write(REFUSALS)
      expect(server.isRunning()).toBe(true)
    })
  }

  it(`refuses with 503 while the database is away (${AWAY_MS / 1000} s) and recovers within ${RECOVERED_WITHIN_MS / 1000} s`, async () => {
    await write(WRITES_BEFORE_A_KILL)
    const before = client.seen.unavailable
    const giveBack = await server.keepDatabaseAway()
    const until = Date.now() + AWAY_MS
    await vi.waitFor(
      () => {
        expect(client.seen.unavailable - before).toBeGreaterThan(REFUSALS)
        expect(Date.now()).toBeGreaterThanOrEqual(until)
      },
      { timeout: AWAY_MS + 30_000, interval: 50 },
    )
    await giveBack()
    expect(await server.untilReady()).toBeLessThan(RECOVERED_WITHIN_MS)
    await write(REFUSALS)
    expect(server.isRunning()).toBe(true)
  })

  it('finds every acknowledged write exactly once, and no event is lost', async ({ annotate }) => {
    is_over = true
    await writing
    expect(client.seen.wrong).toEqual([])
    expect(await auditWrites(client, stage)).toEqual([])
    expect(await auditEvents(await server.record(), stage)).toEqual([])
    expect(client.seen.repeated).toBeGreaterThan(0)
    const { acknowledged, repeated, unavailable, broken } = client.seen
    await annotate(
      `${acknowledged} acknowledged writes, ${repeated} repeated, ${unavailable} answers of 503, ${broken} broken connections`,
    )
  })

  it('refuses a second start on the same data, and goes on', async () => {
    const { code, said } = await server.startTwice()
    expect(code).toBe(1)
    expect(said).toMatch(/Foyer is already running on this data \(process \d+\)/)
    expect(server.isRunning()).toBe(true)
  })

  it('ends cleanly when it is told to', async () => {
    expect(await server.stop()).toBe(0)
  })
})
