import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditEvents, auditWrites } from './audit.ts'
import { aClient, type Client } from './client.ts'
import { aServerProcess, type ServerProcess } from './server-process.ts'
import { aCrashFixture, type CrashFixture } from './crash-fixture.ts'
import { writeUntilOver } from './write-until-over.ts'

/** `npm run proof -- crash` also kills the server alone, each four times, and stops the database for a minute. */
const is_whole = process.env['PROOF'] === 'full'
const ROUNDS = is_whole ? 4 : 1
const WRITES_BEFORE_A_KILL = is_whole ? 600 : 60
const MIN_REFUSALS = 20
const DATABASE_DOWN_MS = is_whole ? 60_000 : 0
const WRITERS = 8
/** So many may be on the way back to each writer when a kill comes. */
const PRODUCTS = is_whole ? 40 : 8
const READY_WITHIN_MS = 10_000
const RECOVERED_WITHIN_MS = 5_000

describe(`kill -9 under writes, ${ROUNDS} times each`, { timeout: 600_000 }, () => {
  let server: ServerProcess
  let client: Client
  let stage: CrashFixture
  let is_over = false
  let writing: Promise<unknown> = Promise.resolve()

  beforeAll(async () => {
    server = await aServerProcess()
    await server.start()
    client = aClient(server.port)
    stage = await aCrashFixture(client, { writers: WRITERS, products: PRODUCTS })
    writing = Promise.all(stage.writers.map((writer) => writeUntilOver(client, stage, writer, () => is_over)))
    // A writer that fails is reported by the last test; until then it must not end the run.
    writing.catch(() => undefined)
  }, 120_000)
  afterAll(async () => {
    is_over = true
    await server.remove()
  }, 120_000)

  /** Lets the writers get on: `more` further writes are acknowledged. */
  const write = (more: number) => {
    const target_count = client.outcome.acknowledged + more
    return vi.waitFor(() => expect(client.outcome.acknowledged).toBeGreaterThan(target_count), {
      timeout: 90_000,
      interval: 10,
    })
  }

  for (let round = 1; round <= ROUNDS; round += 1) {
    it.runIf(is_whole)(
      `comes back by itself within ${READY_WITHIN_MS / 1000} s when the server is killed (${round})`,
      async () => {
        await write(WRITES_BEFORE_A_KILL)
        await server.killServer()
        expect(await server.start()).toBeLessThan(READY_WITHIN_MS)
        await write(MIN_REFUSALS)
      },
    )

    it(`comes back by itself within ${READY_WITHIN_MS / 1000} s when both are killed (${round})`, async () => {
      await write(WRITES_BEFORE_A_KILL)
      await Promise.all([server.killDatabase(), server.killServer()])
      expect(await server.start()).toBeLessThan(READY_WITHIN_MS)
      await write(MIN_REFUSALS)
    })

    it(`brings its database back when that alone is killed, and lives on (${round})`, async () => {
      await write(WRITES_BEFORE_A_KILL)
      await server.killDatabase()
      expect(await server.waitUntilReady()).toBeLessThan(READY_WITHIN_MS)
      await write(MIN_REFUSALS)
      expect(server.isRunning()).toBe(true)
    })
  }

  it(`refuses with 503 while the database is away (${DATABASE_DOWN_MS / 1000} s) and recovers within ${RECOVERED_WITHIN_MS / 1000} s`, async () => {
    await write(WRITES_BEFORE_A_KILL)
    const before = client.outcome.unavailable
    const releasePort = await server.keepDatabaseDown()
    const until = Date.now() + DATABASE_DOWN_MS
    await vi.waitFor(
      () => {
        expect(client.outcome.unavailable - before).toBeGreaterThan(MIN_REFUSALS)
        expect(Date.now()).toBeGreaterThanOrEqual(until)
      },
      { timeout: DATABASE_DOWN_MS + 30_000, interval: 50 },
    )
    await releasePort()
    expect(await server.waitUntilReady()).toBeLessThan(RECOVERED_WITHIN_MS)
    await write(MIN_REFUSALS)
    expect(server.isRunning()).toBe(true)
  })

  it('finds every acknowledged write exactly once, and no event is lost', async ({ annotate }) => {
    is_over = true
    await writing
    expect(client.outcome.violations).toEqual([])
    expect(await auditWrites(client, stage)).toEqual([])
    expect(await auditEvents(await server.record(), stage)).toEqual([])
    expect(client.outcome.repeated).toBeGreaterThan(0)
    const { acknowledged, repeated, unavailable, broken } = client.outcome
    await annotate(
      `${acknowledged} acknowledged writes, ${repeated} repeated, ${unavailable} answers of 503, ${broken} broken connections`,
    )
  })

  it('refuses a second start on the same data, and keeps running', async () => {
    const { code, output_text } = await server.startTwice()
    expect(code).toBe(1)
    expect(output_text).toMatch(/Foyer is already running on this data \(process \d+\)/)
    expect(server.isRunning()).toBe(true)
  })

  it('exits cleanly when it is asked to stop', async () => {
    expect(await server.stop()).toBe(0)
  })
})
