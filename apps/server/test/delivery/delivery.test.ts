import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aServerProcess, type ServerProcess } from '../crash/server-process.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aMember } from '../factories/identity.ts'
import { aDirectThread, aGroup } from '../factories/messaging.ts'
import { aServer, SECRET_KEY, type TestServer } from '../harness.ts'
import { follow, type Follower } from './followers.ts'
import { write, type Sent } from './writers.ts'

/** `npm run proof -- sockets` sends 100,000 messages in forty threads; `npm test` some in two. */
const is_whole = process.env['PROOF'] === 'full'
const MESSAGES = is_whole ? 100_000 : 240
const PAIRS_OF_THREADS = is_whole ? 20 : 1
const GROUP_SIZE = is_whole ? 10 : 3
const RESTARTS = is_whole ? 20 : 2

type Member = Awaited<ReturnType<typeof aMember>>
type Thread = { id: string; people: Member[] }

describe(`${MESSAGES} messages over sockets of two servers on one database`, { timeout: 3_600_000 }, () => {
  let api: TestServer
  let app: TestApp
  let servers: ServerProcess[] = []
  const threads: Thread[] = []
  const sent: Sent = { acknowledged: [], retried: 0 }
  const followers: { thread: Thread; follower: Follower }[] = []
  let is_over = false
  let following: Promise<unknown> = Promise.resolve()

  beforeAll(async () => {
    api = await aServer()
    const shared = {
      DATABASE_URL: api.database.pool.options.connectionString ?? '',
      DATABASE_ADMIN_URL: api.owner_url,
      SECRET_KEY,
    }
    servers = [await aServerProcess(shared), await aServerProcess(shared)]
    await Promise.all(servers.map((server) => server.start()))
    app = await anApp({ messaging: { member_to_member: true } })
    for (let number = 0; number < PAIRS_OF_THREADS; number += 1)
      for (const size of [2, GROUP_SIZE]) threads.push(await aThreadOf(size))
  }, 300_000)
  afterAll(async () => {
    is_over = true
    await following
    for (const server of servers) await server.remove()
  }, 120_000)

  it('arrive once and in order at everybody, over disconnects and restarts', async ({ annotate }) => {
    const ports = servers.map(({ port }) => port)
    const started_at = performance.now()
    following = Promise.all(
      threads.flatMap((thread) =>
        thread.people.slice(0, 2).map((member, n) => startFollowing(thread, member, n)),
      ),
    )
    await vi.waitFor(() => expect(followers.length).toBe(threads.length * 2))

    const per_thread = MESSAGES / threads.length
    const writing = Promise.all(
      threads.flatMap(({ id, people }) =>
        people.map((member, n) => {
          const count = Math.floor(per_thread / people.length) + (n < per_thread % people.length ? 1 : 0)
          const messages = Array.from({ length: count }, (_, nth) => `${id} ${n} ${nth}`)
          return write(member, id, { messages, ports: n % 2 === 0 ? ports : ports.toReversed(), sent })
        }),
      ),
    )
    writing.catch(() => undefined)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const target_count = (MESSAGES * (restart + 1)) / (RESTARTS + 2)
      await vi.waitFor(() => expect(sent.acknowledged.length).toBeGreaterThan(target_count), {
        timeout: 1_800_000,
        interval: 20,
      })
      const server = servers[restart % 2]
      if (restart % 4 < 2) await server?.killServer()
      else await server?.stop()
      await server?.start()
    }
    await writing
    expect(sent.acknowledged).toHaveLength(MESSAGES)

    const stored = new Map<string, string[]>()
    for (const { id } of threads) stored.set(id, await readStored(id))
    expect([...stored.values()].flat().toSorted()).toEqual(sent.acknowledged.toSorted())

    await vi.waitFor(
      () => {
        for (const { thread, follower } of followers)
          expect(follower.messages.length).toBeGreaterThanOrEqual(stored.get(thread.id)?.length ?? 0)
      },
      { timeout: 60_000, interval: 100 },
    )
    is_over = true
    await following
    for (const { thread, follower } of followers) {
      expect(follower.violations).toEqual([])
      expect(follower.messages).toEqual(stored.get(thread.id))
    }
    const connections = followers.reduce((sum, { follower }) => sum + follower.connections, 0)
    expect(connections).toBeGreaterThan(followers.length * 2)
    await annotate(
      `${MESSAGES} messages, ${MESSAGES * 2} deliveries to ${followers.length} listeners over ${connections} connections, ` +
        `${RESTARTS} restarts, ${sent.retried} sends repeated: 0 lost, 0 doubled, in order, in ` +
        `${Math.round((performance.now() - started_at) / 1_000)} s`,
    )
  })

  async function aThreadOf(size: number): Promise<Thread> {
    const [creator, other] = [await aMember(app), await aMember(app)]
    const more = await Promise.all(Array.from({ length: size - 2 }, () => aMember(app)))
    const id = size === 2 ? await aDirectThread(creator, other) : await aGroup(creator, [other, ...more])
    return { id, people: [creator, other, ...more] }
  }

  /** The two listeners of a thread are on different servers at first, and change at every disconnect. */
  async function startFollowing(thread: Thread, member: Member, n: number): Promise<void> {
    const ports = servers.map(({ port }) => port)
    const { seq } = await api.as(member).call('messaging.listMessages', { id: thread.id })
    const { follower, done } = follow({
      member,
      thread_id: thread.id,
      ports: n === 0 ? ports : ports.toReversed(),
      after_seq: seq,
      dropsAfter: () => 10 + Math.floor(Math.random() * (MESSAGES / threads.length / 4)),
      isOver: () => is_over,
    })
    followers.push({ thread, follower })
    await done
  }

  async function readStored(thread_id: string): Promise<string[]> {
    const rows = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('messages')
        .select('text')
        .where('app_id', '=', app.id)
        .where('thread_id', '=', thread_id)
        .where('message_type', '=', 'message')
        .orderBy('seq')
        .execute(),
    )
    return rows.map(({ text }) => text)
  }
})
