import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { atApp } from '#test/factories/identity.ts'
import { aPage } from '#test/factories/pages.ts'
import { aServer } from '#test/harness.ts'

const TITLES = [
  ...['Press', 'Dumbbell incline press', 'Incline dumbbell press', 'Incline dumbbell press, slow'],
  ...['Bench press', 'Beinpresse', 'Prowler push'],
]

let app: TestApp
let search: (input: object) => Promise<{ titles: string[]; next_cursor: string | null; total_count: number }>

beforeAll(async () => {
  const api = await aServer()
  app = await anApp()
  for (const title of TITLES) await aPage(app, { title, content_type: 'exercise' })
  await aPage(app, {
    title: 'Upper body',
    content_type: 'workout',
    body_text: 'Incline dumbbell press, 3 x 8',
  })
  const owner = api.as(atApp(app.owner, app))
  search = async (input) => {
    const { items, ...rest } = await owner.call('pages.searchPages', input)
    return { ...rest, titles: items.map(({ title }) => title) }
  }
})

describe('the search of the studio', () => {
  it('puts the exact title first, then beginnings, words, parts, and texts', async () => {
    expect((await search({ term: 'incline dumbbell press' })).titles).toEqual([
      'Incline dumbbell press',
      'Incline dumbbell press, slow',
      'Dumbbell incline press',
      'Upper body',
    ])
    const { titles } = await search({ term: 'press' })
    expect([titles[0], titles.at(-2), titles.at(-1)]).toEqual(['Press', 'Beinpresse', 'Upper body'])
  })

  it('goes through everything in parts, in the same order', async () => {
    const whole = await search({ term: 'press' })
    const titles: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const part: Awaited<ReturnType<typeof search>> = await search({
        term: 'press',
        limit: 2,
        ...(cursor === '' ? {} : { cursor }),
      })
      expect(part.total_count).toBe(7)
      titles.push(...part.titles)
      cursor = part.next_cursor
    }
    expect(titles).toEqual(whole.titles)
  })

  it.each([
    ['incline dumbell pres', 'Incline dumbbell press'],
    ['porwler', 'Prowler push'],
    ['benpresse', 'Beinpresse'],
    ['becnh', 'Bench press'],
  ])('finds what “%s” means', async (term, title) => {
    const { titles, next_cursor } = await search({ term })
    expect([titles[0], next_cursor]).toEqual([title, null])
  })

  it('corrects nothing that is found, and nothing of another type', async () => {
    expect((await search({ term: 'porwler', content_type: 'workout' })).titles).toEqual([])
    expect((await search({ term: 'upper' })).titles).toEqual(['Upper body'])
  })

  it('refuses a cursor of the list without a term', async () => {
    const { next_cursor } = await search({ limit: 1 })
    await expect(search({ term: 'press', cursor: next_cursor })).rejects.toMatchObject({ status: 422 })
  })
})
