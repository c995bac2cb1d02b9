import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import { aTeamMember, type TeamCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { pictureBytes } from '#test/factories/media.ts'
import { usePlainRenderer, get, publishApp } from '#test/factories/pages.ts'
import { aZip, type ZipFile } from '#test/factories/portability.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { sql } from 'kysely'
import { createPages } from '../../pages/index.ts'
import { lockRows } from '../repository.ts'

let api: TestServer
let app: TestApp
let owner: TeamCaller
beforeAll(async () => {
  api = await aServer()
})
beforeEach(async () => {
  app = await anApp()
  owner = await aTeamMember(app)
})

type Run = OutputFor<'portability.getImport'>
const BOUNDARY = 'a-boundary-of-this-test'

async function upload(bytes: Buffer, token = owner.token) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="library"\r\n\r\n`
  return api.raw('POST', '/api/v1/studio/imports', {
    headers: {
      'x-user-token': token,
      'x-app-slug': app.slug,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  })
}

async function waitUntilLeft(id: string, state: Run['state']): Promise<Run> {
  const readImport = () => api.as(owner).call('portability.getImport', { id })
  await vi.waitFor(async () => expect((await readImport()).state).not.toBe(state), {
    timeout: 240_000,
    interval: 400,
  })
  return readImport()
}

async function check(bytes: Buffer): Promise<Run> {
  const answer = await upload(bytes)
  expect(answer.status).toBe(200)
  return waitUntilLeft((answer.json() as Run).id, 'checking')
}

async function runImport(id: string): Promise<Run> {
  await api.as(owner).call('portability.runImport', { id })
  return waitUntilLeft(id, 'importing')
}

const rowsOf = async (id: string) =>
  (await api.as(owner).call('portability.listImportRows', { id, limit: 200 })).items
const pages = () =>
  api.inApp(app.id, (tx) =>
    tx
      .selectFrom('pages')
      .select(['id', 'title', 'path', 'draft', 'cover'])
      .where('content_type', '=', 'exercise')
      .execute(),
  )
/** Counts the imports that wait for a locked row. */
const countWaitingForRows = async (): Promise<number> => {
  const { rows } = await api.database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where datname = current_database() and locktype = 'advisory' and not granted`,
  )
  return rows[0]?.n ?? 0
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const squatRow = {
  id: 'Squat',
  name: 'Squat',
  force: 'push',
  level: 'beginner',
  mechanic: 'compound',
  equipment: 'barbell',
  primaryMuscles: ['quadriceps'],
  secondaryMuscles: [],
  instructions: ['Stand tall.', 'Sit down.'],
  category: 'strength',
  images: ['Squat/0.png'],
}

const anExerciseZip = async (change: object = {}) =>
  aZip([
    { name: 'exercises.json', bytes: json([{ ...squatRow, ...change }]) },
    { name: 'images/Squat/0.png', bytes: await pictureBytes() },
  ])
const pictureNames = async () => {
  const rows = await api.inApp(app.id, (tx) => tx.selectFrom('media').select('name').execute())
  return rows.map((row) => row.name)
}

describe('an import', () => {
  it('creates pages with their pictures, and no duplicates when run again', async () => {
    const picture = await pictureBytes()
    const zip = (library: unknown) =>
      aZip([
        { name: 'kiln/exercises.json', bytes: json(library) },
        { name: 'kiln/images/Squat/0.png', bytes: picture },
      ])
    const first = await check(zip([squatRow]))
    expect(first).toMatchObject({ state: 'checked', total: 1, done: 0, counts: { create: 1, pictures: 1 } })
    expect(await pages()).toEqual([])
    expect(await runImport(first.id)).toMatchObject({ state: 'done', done: 1, total: 1 })
    const [made] = await pages()
    expect(made).toMatchObject({ title: 'Squat', path: '/exercises/squat' })
    expect(made?.cover).toMatchObject({ alt: 'Squat' })
    expect(made?.draft).toMatchObject({
      fields: {
        instructions: ['Stand tall.', 'Sit down.'],
        primary_muscles: ['quadriceps'],
        equipment: ['barbell'],
        level: 'beginner',
      },
    })
    expect((await check(zip([squatRow]))).counts).toMatchObject({ create: 0, update: 0, unchanged: 1 })
    const renewed = await check(zip({ exercises: [{ ...squatRow, name: 'Back squat' }] }))
    expect(renewed.counts).toMatchObject({ create: 0, update: 1 })
    await runImport(renewed.id)
    expect(await pages()).toMatchObject([{ id: made?.id, title: 'Back squat', path: '/exercises/squat' }])
    await expect(api.as(owner).call('portability.runImport', { id: renewed.id })).rejects.toMatchObject({
      code: 'not_checked',
    })
  })

  it('puts new pages below the page that is there, or the one the owner chooses', async () => {
    const [exercises, chosen] = [newId(), newId()]
    await api.inApp(app.id, (tx) =>
      createPages(tx, {
        parent_id: null,
        pages: [
          { id: exercises, content_type: 'page', draft: { title: 'Exercises' }, path: '/exercises' },
          { id: chosen, content_type: 'page', draft: { title: 'Library' }, path: '/library' },
        ],
        by: 'Owner',
        at: api.clock.now(),
      }),
    )
    const first = await check(json([squatRow]))
    expect(first).toMatchObject({ parent_id: exercises, counts: { pictures_missing: 1 } })
    const missing = { id: first.id, problem: 'picture_missing' as const }
    expect(await api.as(owner).call('portability.listImportRows', missing)).toMatchObject({ total_count: 1 })
    await runImport(first.id)
    const second = await check(json([{ ...squatRow, id: 'Lunge', name: 'Lunge' }]))
    const unknown = api.as(owner).call('portability.runImport', { id: second.id, parent_id: newId() })
    await expect(unknown).rejects.toMatchObject({ status: 422, problem: { errors: [{ path: 'parent_id' }] } })
    await api.as(owner).call('portability.runImport', { id: second.id, parent_id: chosen })
    await waitUntilLeft(second.id, 'importing')
    const { rows } = await api.inApp(app.id, (tx) =>
      sql<{ title: string; parent_id: string }>`
        select title, parent_id from pages where app_id = ${app.id} and content_type = 'exercise' order by title
      `.execute(tx),
    )
    expect(rows).toEqual([
      { title: 'Lunge', parent_id: chosen },
      { title: 'Squat', parent_id: exercises },
    ])
  })

  it('reports problems row by row, and imports what is valid', async () => {
    const odd_row = [
      squatRow,
      { ...squatRow },
      null,
      'a word',
      { id: 'x' },
      { name: '  ' },
      {
        name: 'Sit\u0007 up \ud800',
        level: 'hard',
        force: 7,
        primaryMuscles: ['abs', 3],
        images: ['no.jpg'],
      },
      { name: 'x'.repeat(300), id: 9 },
    ]
    const run = await check(json(odd_row))
    expect(run).toMatchObject({
      total: 8,
      counts: { create: 3, refused: 5, pictures: 0, pictures_missing: 2 },
    })
    const rows = await rowsOf(run.id)
    expect(rows.map(({ row, action }) => [row, action])).toEqual([
      [1, 'refused'],
      [2, 'create'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'create'],
      [8, 'create'],
    ])
    expect(rows[0]?.problems).toEqual([{ path: 'id', code: 'duplicate' }])
    expect(rows[2]?.problems).toEqual([{ path: '', code: 'invalid_type' }])
    expect(rows[4]?.problems).toEqual([{ path: 'name', code: 'name_missing' }])
    expect(rows[6]?.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name characters_removed',
      'primaryMuscles invalid_type',
      'level invalid_value',
      'force invalid_type',
      'images.0 picture_missing',
    ])
    expect(await runImport(run.id)).toMatchObject({ state: 'done', done: 8 })
    expect(await pages()).toHaveLength(3)
  })

  it('reports an invalid picture, and imports the page', async () => {
    const zip = aZip([
      { name: 'list.json', bytes: json([squatRow]) },
      { name: 'Squat/0.png', bytes: Buffer.from('not a picture') },
    ])
    const { id } = await check(zip)
    expect(await runImport(id)).toMatchObject({ state: 'done', counts: { pictures: 0, pictures_missing: 1 } })
    expect((await rowsOf(id))[0]?.problems).toEqual([{ path: 'images.0', code: 'picture_unreadable' }])
    expect(await pages()).toHaveLength(1)
  })

  it('creates no duplicate pages or pictures when two dry runs come before either execution', async () => {
    const zip = await anExerciseZip()
    const [first, second] = [await check(zip), await check(zip)]
    expect(second.counts).toMatchObject({ create: 1 })
    await runImport(first.id)
    expect(await runImport(second.id)).toMatchObject({ state: 'done', done: 1 })
    expect(await pages()).toHaveLength(1)
    expect(await pictureNames()).toEqual(['Squat/0'])
    expect((await rowsOf(second.id))[0]?.page_id).toBe((await pages())[0]?.id)
  })

  it('retains the pictures of a page whose row changed, and imports none twice', async () => {
    await runImport((await check(await anExerciseZip())).id)
    const before = await pages()
    await runImport((await check(await anExerciseZip({ category: 'legs' }))).id)
    await runImport((await check(json([{ ...squatRow, category: 'power' }]))).id)
    const [after] = await pages()
    expect(after?.draft).toMatchObject({ fields: { category: 'power' } })
    expect(after?.cover).toEqual(before[0]?.cover)
    expect(await pictureNames()).toEqual(['Squat/0'])
  })

  it('creates a deleted page again', async () => {
    const zip = await anExerciseZip()
    await runImport((await check(zip)).id)
    const [made] = await pages()
    await api.as(owner).call('pages.deletePage', { id: made?.id ?? '' })
    const again = await check(zip)
    expect(again.counts).toMatchObject({ create: 1, unchanged: 0 })
    await runImport(again.id)
    const found = await api.as(owner).call('pages.searchPages', { term: 'squat', content_type: 'exercise' })
    expect(found.items).toHaveLength(1)
    expect(found.items[0]).toMatchObject({ title: 'Squat', state: 'new' })
    expect(found.items[0]?.page_id).not.toBe(made?.id)
  })

  it('creates drafts, which the next publish includes', async () => {
    await usePlainRenderer()
    await publishApp(app)
    await runImport((await check(await anExerciseZip())).id)
    expect((await get(app, '/_pages/exercises/squat/index.json')).status).toBe(404)
    await publishApp(app)
    const shown = await get(app, '/_pages/exercises/squat/index.json')
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Sit down.')
  })

  it('of one owner does not wait for that of another', async () => {
    const own = { app, owner, id: (await check(json([squatRow]))).id }
    app = await anApp()
    owner = await aTeamMember(app)
    const { id } = await check(json([squatRow]))
    await api.inApp(own.app.id, async (tx) => {
      await lockRows(tx)
      await api.inApp(app.id, async (other_tx) => {
        await lockRows(other_tx)
        await api.as(own.owner).call('portability.runImport', { id: own.id })
        await api.as(owner).call('portability.runImport', { id })
        await vi.waitFor(async () => expect(await countWaitingForRows()).toBe(2), {
          timeout: 15_000,
          interval: 20,
        })
      })
    })
    expect(await waitUntilLeft(id, 'importing')).toMatchObject({ state: 'done' })
    ;({ app, owner } = own)
    expect(await waitUntilLeft(own.id, 'importing')).toMatchObject({ state: 'done' })
  })

  it('retains its file only until it has ended', async () => {
    const { id } = await check(json([squatRow]))
    const { storage_key } = await api.inApp(app.id, (tx) =>
      tx.selectFrom('imports').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(await api.services.storage.size(storage_key)).toBeGreaterThan(0)
    await runImport(id)
    await expect.poll(() => api.services.storage.size(storage_key), { timeout: 15_000 }).toBeNull()
  })

  const list: ZipFile = { name: 'exercises.json', bytes: json([squatRow]) }
  it.each<[string, Buffer, string]>([
    ['words', Buffer.from('hello'), 'not_readable'],
    ['nothing', Buffer.alloc(0), 'not_readable'],
    ['an object without a list', json({ rows: [] }), 'not_readable'],
    ['too many rows', json(Array.from({ length: 5_001 }, () => 1)), 'too_many_entries'],
    ['a broken zip', aZip([list]).subarray(0, 60), 'not_readable'],
    ['a zip without a list', aZip([{ name: 'a.png', bytes: Buffer.from('x') }]), 'not_readable'],
    ['a path that leaves', aZip([list, { name: '../evil.png', bytes: Buffer.from('x') }]), 'archive_refused'],
    ['a path from the root', aZip([list, { name: '/etc/evil', bytes: Buffer.from('x') }]), 'archive_refused'],
    [
      'a link',
      aZip([list, { name: 'a.png', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
      'archive_refused',
    ],
    ['an archive in it', aZip([list, { name: 'more.zip', bytes: Buffer.from('x') }]), 'archive_refused'],
    ['a name that comes twice', aZip([list, list]), 'archive_refused'],
    ['a size that is not true', aZip([{ ...list, declared_bytes: 3 }]), 'archive_refused'],
    [
      'too many files',
      aZip(Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}`, bytes: Buffer.alloc(0) }))),
      'too_many_entries',
    ],
  ])('refuses %s', async (_sentence, bytes, failure) => {
    expect(await check(bytes)).toMatchObject({ state: 'failed', failure, total: 0 })
  })

  it('is available only to the team of the app', async () => {
    const run = await check(json([squatRow]))
    const other = await anApp()
    const stranger = await aTeamMember(other)
    const there = { ...stranger, headers: { 'x-app-slug': app.slug } }
    for (const id of [run.id, newId()]) {
      for (const call of [
        'portability.getImport',
        'portability.listImportRows',
        'portability.runImport',
      ] as const) {
        await expect(api.as(stranger).call(call, { id })).rejects.toMatchObject({ status: 404 })
        await expect(api.as(there).call(call, { id })).rejects.toMatchObject({ status: 404 })
      }
    }
    expect((await api.as(stranger).call('portability.listImports')).items).toEqual([])
    expect((await api.as(owner).call('portability.listImports')).items).toEqual([run])
    expect((await upload(json([squatRow]), 'no-token')).status).toBe(401)
    expect((await upload(json([squatRow]), stranger.token)).status).toBe(404)
  })
})

const library = join(import.meta.dirname, '../../../../../../../shared/data/exercises')
describe.skipIf(!existsSync(library))('the exercise library that lies beside the house', () => {
  it('is imported completely', async () => {
    const names = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(json|jpg)$/.test(name),
    )
    const zip = aZip(names.map((name) => ({ name, bytes: readFileSync(join(library, name)) })))
    const run = await check(zip)
    expect(run.counts).toEqual({
      create: 120,
      update: 0,
      unchanged: 0,
      refused: 0,
      pictures: 240,
      pictures_missing: 0,
    })
    expect(await runImport(run.id)).toMatchObject({ state: 'done', done: 120 })
    expect(await pages()).toHaveLength(120)
    expect((await check(zip)).counts).toMatchObject({ create: 0, update: 0, unchanged: 120 })
  }, 250_000)
})
