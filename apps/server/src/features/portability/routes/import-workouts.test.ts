import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { aMember, aTeamMember, type TeamCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'

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

const toFile = (content: string | Buffer) =>
  new File([new Uint8Array(Buffer.from(content))], 'workouts.csv', { type: 'text/csv' })
const check = (content: string | Buffer, input: InputFor<'portability.checkWorkouts'> = {}, by = owner) =>
  api.as(by).call('portability.checkWorkouts', input, { file: toFile(content) })
const run = (content: string | Buffer, input: InputFor<'portability.importWorkouts'> = {}, by = owner) =>
  api.as(by).call('portability.importWorkouts', input, { file: toFile(content) })
const pages = (of = app) =>
  api.inApp(of.id, (tx) =>
    tx.selectFrom('pages').select(['id', 'title', 'path', 'content_type', 'draft']).orderBy('id').execute(),
  )
const groupsOf = async (id = '') =>
  (await api.as(owner).call('pages.getStudioPage', { id })).draft.fields['groups']
const titles = async (content_type: string) =>
  (await pages()).filter((page) => page.content_type === content_type).map(({ title }) => title)

const FILE = `Workout;Group;Exercise;Sets;Reps;Weight;Rest
Lower A;A1;Back squat;3;5;82,5;2:00
;A2;Row;3;8-12;40;
Upper A;;Row;3x;10;;60
`

describe('an import of workouts', () => {
  it('reports what it would do and stores nothing', async () => {
    const report = await check(FILE)
    expect(report).toMatchObject({
      failure: null,
      rows: 3,
      missing_fields: [],
      workouts: [
        { row: 2, title: 'Lower A', exercises: 2, sets: 6, action: 'create', page_id: null },
        { row: 4, title: 'Upper A', exercises: 1, sets: 3, action: 'create' },
      ],
      exercises: [
        { name: 'Back squat', page_id: null },
        { name: 'Row', page_id: null },
      ],
      problems: [{ row: 3, field: 'reps', code: 'range_in_note', is_blocking: false }],
    })
    expect(report.columns.map(({ field }) => field)).toEqual([
      'workout_title',
      'group',
      'exercise_name',
      'sets',
      'reps',
      'weight',
      'rest',
    ])
    expect(await titles('workout')).toEqual([])
  })

  it('creates drafts with the exercises that the app lacks', async () => {
    expect(await run(FILE)).toMatchObject({
      created: [{ title: 'Lower A' }, { title: 'Upper A' }],
      exercises_created: 2,
      skipped: 0,
      refused: 0,
    })
    expect(await titles('exercise')).toEqual(['Back squat', 'Row'])
    const all = await pages()
    const lower = all.find(({ title }) => title === 'Lower A')
    expect(lower?.path).toBe('/workouts/lower-a')
    const { id } = all.find(({ title }) => title === 'Back squat') ?? {}
    expect(await groupsOf(lower?.id)).toMatchObject([
      {
        kind: 'superset',
        rounds: 3,
        rest_seconds: 120,
        items: [
          { exercise_page_id: id, rest_seconds: 120, sets: [{ weight: 82.5 }, {}, {}] },
          { note: '8–12', sets: [{ amount: 8 }, {}, {}] },
        ],
      },
    ])
    const { problems } = await api.as(owner).call('pages.getStudioPage', { id: lower?.id ?? '' })
    expect(problems).toEqual([])
  })

  it('neither doubles nor changes what exists, and copies it when asked', async () => {
    await run(FILE)
    const before = await pages()
    expect((await check(FILE)).workouts.map(({ action }) => action)).toEqual(['exists', 'exists'])
    expect(await run(FILE)).toMatchObject({ created: [], exercises_created: 0, skipped: 2 })
    expect(await pages()).toEqual(before)
    expect(await run(FILE, { existing: 'copy' })).toMatchObject({
      created: [{ title: 'Lower A 2' }, { title: 'Upper A 2' }],
      exercises_created: 0,
    })
  })

  it('creates each workout once by two imports at once', async () => {
    const results = await Promise.all([run(FILE), run(FILE)])
    expect(results.flatMap(({ created }) => created)).toHaveLength(2)
    expect((await titles('workout')).toSorted()).toEqual(['Lower A', 'Upper A'])
    expect(await titles('exercise')).toHaveLength(2)
  })

  it('leaves out a workout with a faulty row as a whole', async () => {
    const text = 'workout,exercise,reps\nGood,Squat,5\nBad,Row,5\nBad,Curl,-3\n'
    expect(await check(text)).toMatchObject({
      workouts: [{ action: 'create' }, { title: 'Bad', action: 'refused' }],
      exercises: [{ name: 'Squat' }],
      problems: [{ row: 4, field: 'reps', code: 'out_of_range', value: '-3' }],
    })
    expect(await run(text)).toMatchObject({ created: [{ title: 'Good' }], exercises_created: 1, refused: 1 })
    expect(await titles('exercise')).toEqual(['Squat'])
  })

  it('takes columns by hand, and weights without a unit in the chosen one', async () => {
    const text = 'Einheit Nr,Bewegung,Gewicht\nA,Squat,100\n'
    expect((await check(text)).missing_fields).toEqual(['workout_title', 'exercise_name'])
    await expect(run(text)).rejects.toMatchObject({ code: 'not_checked' })
    await run(text, { fields: 'workout_title,exercise_name,weight', weight_unit: 'lb' })
    const [workout] = (await pages()).filter(({ content_type }) => content_type === 'workout')
    expect(await groupsOf(workout?.id)).toMatchObject([
      { items: [{ sets: [{ weight: 100, weight_unit: 'lb' }] }] },
    ])
    await expect(check(text, { fields: 'workout_title,workout_title' })).rejects.toMatchObject({
      status: 422,
    })
    await expect(check(text, { fields: 'colour' })).rejects.toMatchObject({ status: 422 })
  })

  it.each([
    ['empty', ''],
    ['empty', 'workout,exercise\n'],
    ['not_readable', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe, 0x80])],
    ['too_many_rows', `workout,exercise\n${'A,Squat\n'.repeat(5_001)}`],
    ['too_large', 'x'.repeat(4_194_305)],
  ])('names why a file is %s', async (failure, content) => {
    expect(await check(content)).toMatchObject({ failure, workouts: [] })
    await expect(run(content)).rejects.toMatchObject({ code: 'not_readable' })
  })

  it.each([
    ['a byte order mark and semicolons', '\uFEFFworkout;exercise\nA;Squat\n'],
    ['tabs', 'workout\texercise\nA\tSquat\n'],
    ['UTF-16', Buffer.from('\uFEFFworkout\texercise\r\nA\tSquat\r\n', 'utf16le')],
    ['a line that names the separator', 'sep=;\nworkout;exercise\nA;Squat\n'],
    ['Arabic headings', 'التدريب,التمرين\nA,Squat\n'],
  ])('reads a file with %s', async (_, content) => {
    expect((await check(content)).workouts).toMatchObject([{ title: 'A', action: 'create' }])
  })

  it('imports 5,000 rows at once', async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) => `Workout ${Math.floor(at / 20)},Lift ${at % 300},3,10`,
    )
    const result = await run(`workout,exercise,sets,reps\n${rows.join('\n')}\n`)
    expect(result.created).toHaveLength(250)
    expect(result.exercises_created).toBe(300)
  })

  it('is for the team of the app only', async () => {
    const other = await anApp()
    const stranger = await aTeamMember(other)
    const member = await aMember(app)
    for (const name of ['portability.checkWorkouts', 'portability.importWorkouts'] as const) {
      const options = { file: toFile(FILE) }
      // oxlint-disable-next-line no-await-in-loop -- one caller after another
      await expect(api.as({ slug: app.slug }).call(name, {}, options)).rejects.toMatchObject({ status: 401 })
      // oxlint-disable-next-line no-await-in-loop -- one caller after another
      await expect(api.as(member).call(name, {}, options)).rejects.toMatchObject({ status: 401 })
    }
    await run(FILE, {}, stranger)
    expect(await titles('workout')).toEqual([])
    expect((await pages(other)).filter(({ content_type }) => content_type === 'workout')).toHaveLength(2)
  })
})

describe('the tags of an import of workouts', () => {
  const TAGGED = `Workout;Exercise;Sets;Tags
Lower A;Back squat;3;legs, Strength
;Row;3;Heavy; LEGS
Upper A;Row;3;
`.replace('Heavy; LEGS', '"Heavy; LEGS"')
  const namesOf = async (page_id = '') => {
    const { items } = await api.as(owner).call('pages.listPages')
    const { items: tags } = await api.as(owner).call('pages.listTags')
    const ids = items.find((page) => page.page_id === page_id)?.tag_ids ?? []
    return tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  }

  it('are reported with those that the app has, and created with the import', async () => {
    await api.as(owner).call('pages.createTag', { name: 'Legs', color: 'red' })
    const report = await check(TAGGED)
    expect(report.columns.at(-1)?.field).toBe('tags')
    expect(report.workouts.map(({ tags }) => tags)).toEqual([['legs', 'Strength', 'Heavy'], []])
    expect(report.tags).toEqual([
      { name: 'Legs', exists: true },
      { name: 'Strength', exists: false },
      { name: 'Heavy', exists: false },
    ])
    expect((await api.as(owner).call('pages.listTags')).items).toHaveLength(1)

    const { created, tags_created } = await run(TAGGED)
    expect(tags_created).toBe(2)
    expect(await namesOf(created[0]?.page_id)).toEqual(['Heavy', 'Legs', 'Strength'])
    expect(await namesOf(created[1]?.page_id)).toEqual([])
    expect(await run(TAGGED.replaceAll('Lower', 'Leg day'))).toMatchObject({ tags_created: 0 })
  })

  it('are refused where they are too long or too many', async () => {
    const many = Array.from({ length: 31 }, (_, at) => `Tag ${at}`).join(', ')
    const report = await check(`Workout,Exercise,Tags\nA,Row,"${many}"\nB,Row,${'x'.repeat(41)}\n`)
    expect(report.problems).toMatchObject([
      { row: 2, field: 'tags', code: 'too_many_tags', is_blocking: true },
      { row: 3, field: 'tags', code: 'name_too_long', is_blocking: true },
    ])
    expect(report.tags).toEqual([])
  })
})
