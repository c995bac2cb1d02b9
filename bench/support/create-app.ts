import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type ApiClient } from '@foyer/contract/client'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { proxyHeaders } from './member-headers.ts'
import { onDatabase } from './baseline-database.ts'
import { createMembers, type BenchMember } from './create-members.ts'
import type { Program } from './program.ts'

/** An app from the starter kit, with enough threads and members that nobody reaches a rate limit. */
export type BenchApp = {
  id: string
  slug: string
  /** What a browser would send as `Host`. */
  host: string
  owner: ApiClient
  /** Published pages by path. */
  pages: ReadonlyMap<string, string>
  /** Open pages with comments, one for each thread. */
  threads: readonly string[]
  members: readonly BenchMember[]
}

const THREADS = 16
const MEMBERS = 27_000

/** The article that the page rows read, and whose copies have the threads. */
export const ARTICLE = '/journal/how-heavy-is-heavy-enough'

/** The workouts of the first two weeks of the kit's program: behind a purchase, and open to all members here. */
export const WORKOUTS = [
  '/programs/slow-burn/week-1/squat-and-brace',
  '/programs/slow-burn/week-1/hinge-and-pull',
  '/programs/slow-burn/week-1/press-and-carry',
  '/programs/slow-burn/week-2/squat-and-split',
  '/programs/slow-burn/week-2/hinge-one-leg',
  '/programs/slow-burn/week-2/press-and-row',
] as const

/** Returns the id of a page of the starter kit. */
export function pageId({ pages }: Pick<BenchApp, 'pages'>, path: string): string {
  const id = pages.get(path)
  if (id === undefined) throw new Error(`The starter kit has no ${path}.`)
  return id
}

/** Creates the app by studio calls. Only members are inserted by SQL, since hashing their passwords takes minutes. */
export async function createApp(program: Program, cluster: RunningPostgres): Promise<BenchApp> {
  const slug = `bench-${randomBytes(3).toString('hex')}`
  const owner = await createOwner(program, slug)
  const { id } = await owner('apps.createApp', {
    name: 'Bench',
    slug,
    starter_kit: 'strength',
    primary_color: '#f0491e',
    time_zone: 'Europe/London',
  })
  const article = pageId({ pages: await listPages(cluster, id) }, ARTICLE)
  const threads: string[] = []
  while (threads.length < THREADS) {
    const { page_id } = await owner('pages.duplicatePage', { id: article })
    threads.push(page_id)
  }
  await publishAll(owner)
  const pages = await listPages(cluster, id)
  const members = await createMembers(cluster, id, MEMBERS)
  return { id, slug, host: `${slug}.localhost:${program.port}`, owner, pages, threads, members }
}

/** Signs up an owner and returns their client for the app with that slug. */
export async function createOwner({ port }: Program, slug: string): Promise<ApiClient> {
  const base_url = `http://127.0.0.1:${port}`
  const { authentication_token } = await createClient({ base_url, headers: () => ({}) })(
    'team.studioSignUp',
    {
      name: 'Maren Oduya',
      email: `${slug}@kiln.example`,
      password: randomBytes(12).toString('hex'),
    },
  )
  const headers = { 'x-user-token': authentication_token, 'x-app-slug': slug }
  return createClient({ base_url, headers: () => ({ ...headers, ...proxyHeaders() }) })
}

/** Publishes all drafts and waits until members see them; returns the milliseconds it took. */
export async function publishAll(owner: ApiClient, timeout_ms = 60_000): Promise<number> {
  const started = performance.now()
  let publishing = await owner('pages.publish', {})
  while (publishing.state === 'running') {
    if (performance.now() - started > timeout_ms) throw new Error('A publish did not end in time.')
    // Rarer after a while, so that a long publish stays within the rate limit.
    await sleep(performance.now() - started < 3_000 ? 25 : 500)
    publishing = await owner('pages.getPublishing', { id: publishing.id })
  }
  if (publishing.state !== 'done') throw new Error(`A publish failed: ${JSON.stringify(publishing.problems)}`)
  return performance.now() - started
}

/** Pages of an app by path. */
export function listPages(cluster: RunningPostgres, app_id: string): Promise<Map<string, string>> {
  return onDatabase(cluster.admin_url, async (client) => {
    const { rows } = await client.query<{ path: string; id: string }>(
      'select path, id from pages where app_id = $1 and deleted_at is null',
      [app_id],
    )
    return new Map(rows.map(({ path, id }) => [path, id]))
  })
}
