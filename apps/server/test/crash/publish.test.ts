import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import { sendRequest } from '../matrix/send-call.ts'
import { aClient, type Client, type Person } from './client.ts'
import { aServerProcess, type ServerProcess } from './server-process.ts'

/** `npm run proof -- crash` publishes 200 pages and kills at five different moments. */
const is_whole = process.env['PROOF'] === 'full'
const PAGES = is_whole ? 200 : 8
/** The progress of a publish at the kill; at 1 everything is written, perhaps not yet visible. */
const KILL_POINTS = is_whole ? [0, 0.2, 0.5, 0.9, 1] : [0.3]
const SLUG = 'kiln'
/** From the restart to the end of the publish that the kill cut off. */
const RESUMED_WITHIN_MS = 30_000
const CONCURRENCY = 8

type Draft = Pick<OutputFor<'pages.saveDraft'>, 'page_id' | 'revision' | 'draft'>
/** A file and the release that it names; a tree has no title. */
type ReadFile = { path: string; file: string; release_id: string; title: string | null }

describe(`kill -9 in the middle of a publish of ${PAGES} pages`, { timeout: 300_000 }, () => {
  let server: ServerProcess
  let client: Client
  let owner: Person
  let drafts: Draft[]
  let pages: { page_id: string; path: string }[]
  const markers = new Map<string, string>()
  /** Publishes that the kill did cut off. */
  let interrupted = 0

  beforeAll(async () => {
    server = await aServerProcess()
    await server.start()
    client = aClient(server.port)
    const { authentication_token: token } = await client.callUntilAnswered({}, 'team.studioSignUp', {
      name: 'Maren Oduya',
      email: 'maren@kiln.example',
      password: 'seven grey herons',
    })
    await client.callUntilAnswered({ token }, 'apps.createApp', {
      name: 'Kiln',
      slug: SLUG,
      starter_kit: 'blank',
      primary_color: '#f0491e',
    })
    owner = { token, slug: SLUG }
    await client.callUntilAnswered(owner, 'apps.switchOn', {})
    const numbers = Array.from({ length: PAGES }, (_, number) => number)
    const created = await mapConcurrently(numbers, (number) =>
      client.callUntilAnswered(owner, 'pages.createPage', {
        parent_id: null,
        content_type: 'article',
        title: `Lesson ${number}`,
      }),
    )
    drafts = created
    pages = created
    await rewrite('first')
    await finished((await client.callUntilAnswered(owner, 'pages.publish', {})).id)
    await recordRead('first')
  }, 120_000)
  afterAll(async () => {
    await server.remove()
  }, 60_000)

  /** Writes one marker into the drafts of all pages. */
  async function rewrite(marker: string): Promise<void> {
    drafts = await mapConcurrently(drafts, ({ page_id: id, revision, draft }) =>
      client.callUntilAnswered(owner, 'pages.saveDraft', {
        id,
        revision,
        draft: { ...draft, title: marker },
      }),
    )
  }

  async function finished(id: string): Promise<void> {
    await vi.waitFor(
      async () => {
        const { state, problems } = await client.callUntilAnswered(owner, 'pages.getPublishing', { id })
        expect(problems).toEqual([])
        expect(state).toBe('done')
      },
      { timeout: RESUMED_WITHIN_MS, interval: 250 },
    )
  }

  /** Every page as anyone reads it: its index, its document, its tree, one after the other. */
  async function readAll(): Promise<ReadFile[]> {
    const read_files = await mapConcurrently(pages, async ({ path, page_id }) => [
      await read(path, `/_pages${path}/index.json`, parseTitled),
      await read(path, path, parseTitled),
      await read(path, `/_pages/_trees/${page_id}.json`, parseTree),
    ])
    return read_files.flat()
  }

  async function read(path: string, file: string, find: (text: string) => ParsedFile): Promise<ReadFile> {
    const { status, text } = await sendRequest(server.port, {
      method: 'GET',
      path: file,
      body: null,
      headers: { host: `${SLUG}.localhost` },
    })
    if (status !== 200) throw new Error(`${file} answered ${status}: ${text}`)
    return { path, file, ...find(text) }
  }

  /** Reads all pages while nothing is published: one release, one marker, which are noted as belonging together. */
  async function recordRead(marker: string): Promise<void> {
    const read_files = await readAll()
    expect(new Set(read_files.map(({ title }) => title))).toEqual(new Set([marker, null]))
    const [release_id = '', ...others] = new Set(read_files.map((one) => one.release_id))
    expect(others).toEqual([])
    markers.set(release_id, marker)
  }

  /** Whatever was read of a page after something newer had been read of it. */
  function findRegressions(read_files: readonly ReadFile[]): ReadFile[] {
    const order = [...markers.keys()]
    const latest = new Map<string, number>()
    return read_files.filter(({ path, release_id }) => {
      const [at, last] = [order.indexOf(release_id), latest.get(path) ?? -1]
      latest.set(path, Math.max(at, last))
      return at < last
    })
  }

  it.each(KILL_POINTS)('leaves the old release or the new one, and ends by itself (at %d)', async (part) => {
    const marker = `killed at ${part}`
    const [before = ''] = [...markers.values()].slice(-1)
    await rewrite(marker)
    const { id } = await client.callUntilAnswered(owner, 'pages.publish', {})
    await vi.waitFor(
      async () => {
        const { done, total, state } = await client.callUntilAnswered(owner, 'pages.getPublishing', { id })
        expect(state === 'done' || ((total > 0 || part === 0) && done >= total * part)).toBe(true)
      },
      { timeout: 60_000, interval: 2 },
    )
    await server.killServer()
    await server.start()
    const restarted = performance.now()

    const { state } = await client.callUntilAnswered(owner, 'pages.getPublishing', { id })
    if (state === 'running') interrupted += 1
    const read_files = [await readAll()]
    let is_over = false
    const reading = readUntil(() => is_over, read_files)
    await finished(id).finally(() => (is_over = true))
    await reading
    const resumed_in = Math.round(performance.now() - restarted)
    expect(resumed_in).toBeLessThan(RESUMED_WITHIN_MS)
    await recordRead(marker)
    const all = read_files.flat()
    const unexpected = all.filter(({ title }) => title !== null && ![before, marker].includes(title))
    expect(unexpected).toEqual([])
    const mixed = all.filter(({ title, release_id }) => {
      const of_release = markers.get(release_id)
      return of_release === undefined || (title !== null && title !== of_release)
    })
    expect(mixed).toEqual([])
    expect(findRegressions(all)).toEqual([])
    expect(client.outcome.violations).toEqual([])
  })

  it('can be followed by another publish at once', async () => {
    expect(interrupted).toBeGreaterThanOrEqual(KILL_POINTS.length - 1)
    await rewrite('last')
    await finished((await client.callUntilAnswered(owner, 'pages.publish', {})).id)
    await recordRead('last')
  })

  async function readUntil(isOver: () => boolean, read_files: ReadFile[][]): Promise<void> {
    while (!isOver()) {
      read_files.push(await readAll())
      await sleep(50)
    }
  }
})

/** Maps all items with limited concurrency; results are in order. */
async function mapConcurrently<T, Result>(
  all: readonly T[],
  work: (one: T) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const rest = all.entries()
  const worker = async () => {
    for (const [index, one] of rest) results.set(index, await work(one))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return [...results.entries()].toSorted(([a], [b]) => a - b).map(([, result]) => result)
}

type ParsedFile = Pick<ReadFile, 'release_id' | 'title'>

/** Parses an index, or a document with its index inside. */
function parseTitled(text: string): ParsedFile {
  const [, release_id = ''] = /"release_id":"([0-9a-f-]{36})"/u.exec(text) ?? []
  const [, title = null] = /"page_title":"([^"]*)"/u.exec(text) ?? []
  return { release_id, title }
}

function parseTree(text: string): ParsedFile {
  return { release_id: (JSON.parse(text) as { release_id: string }).release_id, title: null }
}
