import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { APP_VERSIONS_CHANNEL } from '../../apps/server/src/platform/database/app-versions.ts'
import { publishedSearchColumns } from '../../apps/server/src/platform/database/search.ts'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from './baseline-database.ts'
import { ARTICLE, createOwner } from './create-app.ts'
import { createMembers, type BenchMember } from './create-members.ts'
import { createPeople } from './create-people.ts'
import type { Program } from './program.ts'

/** An app with a library, and members who read it. */
export type LibraryApp = { id: string; host: string; members: readonly BenchMember[] }

type Size = { pages: number; members: number; readers: number }

/** The pages of the starter kit that a library has copies of, as many of each. */
const SOURCES = [
  ARTICLE,
  '/programs/two-dumbbells',
  '/programs/swing-clock',
  '/exercises/goblet-squat',
  '/community/run-and-breakfast',
]
const PAGES_PER_COLLECTION = 100
/** Pages that are written by one statement. */
const BATCH = 500

/**
 * Creates an app from the starter kit, and adds pages and members by SQL as publishing and signing up would have written
 * them, but the texts by which the studio searches drafts. One page in ten needs a login, one in ten a purchase.
 */
export async function createLibrary(
  program: Program,
  cluster: RunningPostgres,
  size: Size,
): Promise<LibraryApp> {
  const slug = `library-${randomBytes(3).toString('hex')}`
  const owner = await createOwner(program, slug)
  const { id } = await owner('apps.createApp', {
    name: 'Library',
    slug,
    starter_kit: 'strength',
    primary_color: '#2f6fed',
  })
  await onDatabase(cluster.admin_url, (client) => addPages(client, id, size.pages))
  const members = await createMembers(cluster, id, size.readers)
  await onDatabase(cluster.admin_url, (client) => addOwnContent(client, id, members))
  await createPeople(cluster, id, size.members - size.readers)
  return { id, host: `${slug}.localhost:${program.port}`, members }
}

type Source = { page_id: string; parent_id: string | null; path: string; text: string }
type Copy = { page_id: string; source: Source; parent_id: string | null; title: string; n: number }

/** Gives each member 20 visited pages, five bookmarks, five completed pages and a running program. */
async function addOwnContent(client: Client, app_id: string, members: readonly BenchMember[]): Promise<void> {
  const args = [app_id, members.map(({ subscriber_id }) => subscriber_id)]
  for (const statement of OWN_CONTENT) await client.query(statement, args)
  await client.query('vacuum analyze recent_pages, bookmarks, page_completions, progress_runs')
}

const OWN_PAGES = `
  from unnest($2::uuid[]) with ordinality as member (id, m)
  cross join lateral (
    select page_id, row_number() over (order by page_id) as n from (
      select page_id from page_search where app_id = $1 and content_type = 'article' and gate = ''
        and page_id > md5(m::text)::uuid
      order by page_id limit 20) near
  ) page`
const OWN_CONTENT = [
  `insert into recent_pages (app_id, subscriber_id, page_id, opened_at)
   select $1, member.id, page_id, now() - n * interval '1 hour' ${OWN_PAGES}`,
  `insert into bookmarks (app_id, subscriber_id, page_id, is_bookmarked, changed_at)
   select $1, member.id, page_id, true, now() - n * interval '1 hour' ${OWN_PAGES} where n <= 5`,
  `insert into page_completions (app_id, subscriber_id, page_id, completed_at)
   select $1, member.id, page_id, now() - n * interval '1 hour' ${OWN_PAGES} where n <= 5`,
  `insert into progress_runs (app_id, id, subscriber_id, root_id, started_at, created_at)
   select $1, gen_random_uuid(), member, page_id, now() - interval '3 days', now() from unnest($2::uuid[]) member
   cross join (select page_id from page_versions where app_id = $1 and path = '/programs/slow-burn' limit 1) program`,
]

/** Writes the second release: the pages of the first one and copies of some of them. */
async function addPages(client: Client, app_id: string, total: number): Promise<void> {
  const { rows: sources } = await client.query<Source>(
    `select version.page_id, version.parent_id, version.path, search.text
     from page_versions version join page_search search using (app_id, page_id) where app_id = $1`,
    [app_id],
  )
  const copies = planCopies(sources, total - sources.length)
  await client.query('begin')
  await client.query(INSERT_NODES, [
    app_id,
    JSON.stringify(copies.map(({ page_id, parent_id, n }) => ({ page_id, parent_id, n }))),
  ])
  for (let at = 0; at < copies.length; at += BATCH)
    await client.query(INSERT_PAGES, [app_id, JSON.stringify(copies.slice(at, at + BATCH).map(toRow))])
  await client.query(INSERT_RELEASE, [app_id, APP_VERSIONS_CHANNEL])
  await client.query('commit')
  await client.query('vacuum analyze pages, page_versions, page_search, access_nodes')
}

function planCopies(sources: readonly Source[], count: number): Copy[] {
  const of_each = Math.ceil(count / SOURCES.length)
  return SOURCES.flatMap((path, kind) => {
    const source = sources.find((one) => one.path === path)
    const shelf = sources.find(({ page_id }) => page_id === source?.parent_id)
    if (!source || !shelf) throw new Error(`The starter kit has no ${path} on a shelf.`)
    const copies: Copy[] = []
    let parent_id: string | null = null
    for (let index = 0; index < of_each; index += 1) {
      const n = kind * of_each + index
      const is_shelf = index % (PAGES_PER_COLLECTION + 1) === 0
      const page_id = randomUUID()
      if (is_shelf)
        copies.push({ page_id, source: shelf, parent_id: shelf.parent_id, title: `Shelf ${n}`, n: 0 })
      else copies.push({ page_id, source, parent_id, title: titleOf(n), n })
      if (is_shelf) parent_id = page_id
    }
    return copies
  })
}

function toRow({ page_id, source, parent_id, title, n }: Copy) {
  const columns = publishedSearchColumns({ titles: [title], text: `${source.text}\nNever too heavy.` })
  return { page_id, source_id: source.page_id, parent_id, title, n, ...columns }
}

const STARTS = [
  ...['Slow', 'Strong', 'Easy', 'Long', 'Short', 'Early', 'Late', 'Light', 'Steady', 'Quick', 'Deep', 'Low'],
  ...['High', 'Wide', 'Narrow', 'First', 'Second', 'Third', 'Winter', 'Summer', 'Morning', 'Evening', 'Home'],
]
const THINGS = [
  ...[
    'squat',
    'deadlift',
    'press',
    'row',
    'carry',
    'hinge',
    'lunge',
    'plank',
    'stretch',
    'run',
    'swim',
    'walk',
  ],
  ...['jump', 'climb', 'pull', 'push', 'breath', 'balance', 'mobility', 'recovery', 'warm-up', 'finisher'],
  ...['circuit', 'ladder', 'interval', 'tempo', 'program', 'workout', 'lesson', 'routine', 'session'],
]

/** Three titles have a rare word, one in a hundred a more common one. */
function titleOf(n: number): string {
  if (n <= 3) return `Zercher swing ${n}`
  const thing = THINGS[n % THINGS.length]
  return n % 100 === 10 ? `Sandbag ${thing} ${n}` : `${STARTS[n % STARTS.length]} ${thing} ${n}`
}

const INSERT_NODES = `
  insert into access_nodes (app_id, page_id, parent_id, require_authentication, require_purchase, products)
  select $1, page_id, parent_id, n % 10 = 3, n % 10 = 7,
    case when n % 10 = 7 then array(select id from products where app_id = $1 limit 1) else '{}' end
  from jsonb_to_recordset($2::jsonb) as row (page_id uuid, parent_id uuid, n int)`

const INSERT_PAGES = `
  with made as (
    select * from jsonb_to_recordset($2::jsonb) as row (page_id uuid, source_id uuid, parent_id uuid, title text, n int,
      titles text, title_tokens text[], text text, text_words text, text_tokens text[])
  ), drafts as (
    insert into pages (app_id, id, parent_id, rank, path, content_type, title, draft, fields_version, cover,
      search_text, media_ids, created_at, updated_at, updated_by)
    select $1, made.page_id, made.parent_id, made.n, source.path || '-' || made.page_id, source.content_type, made.title,
      jsonb_set(source.draft, '{title}', to_jsonb(made.title)), source.fields_version, source.cover, '',
      source.media_ids, now(), now(), source.updated_by
    from made join pages source on source.app_id = $1 and source.id = made.source_id
    returning *
  ), versions as (
    insert into page_versions (app_id, from_number, page_id, parent_id, rank, path, content_type, title, cover, facts,
      facets, draft_hash, content, media_ids, reference_ids, action_ids, texts, said_in)
    select $1, 2, drafts.id, drafts.parent_id, drafts.rank, drafts.path, drafts.content_type, drafts.title, source.cover,
      source.facts, source.facets, drafts.draft_hash, source.content, source.media_ids, source.reference_ids,
      source.action_ids, source.texts, source.said_in
    from made join drafts on drafts.id = made.page_id
    join page_versions source on source.app_id = $1 and source.page_id = made.source_id
  )
  insert into page_search (app_id, page_id, content_type, gate, titles, title_tokens, text, text_words, text_tokens)
  select $1, made.page_id, source.content_type, found.gate, made.titles, made.title_tokens, made.text, made.text_words,
    made.text_tokens
  from made join page_search source on source.app_id = $1 and source.page_id = made.source_id
  join access_gates($1, array(select page_id from made)) found on found.page_id = made.page_id`

const INSERT_RELEASE = `
  with release as (
    insert into releases (app_id, id, number, created_at, author, note, settings, page_count, change_count)
    select app_id, gen_random_uuid(), 2, now(), author, '', settings,
      (select count(*) from page_versions where app_id = $1), change_count
    from releases where app_id = $1 returning id
  ), raised as (
    update apps set version = version + 1, release_id = release.id from release where apps.id = $1
    returning apps.id, version
  )
  select pg_notify($2, json_build_object('id', id, 'version', version)::text) from raised`
