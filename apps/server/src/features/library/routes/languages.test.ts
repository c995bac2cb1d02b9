import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { addLocales, aTranslation } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let member: MemberCaller
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  await addLocales(app, ['de'])
  const apples = await aPage(app, { title: 'Apples', content_type: 'article' })
  await aPage(app, { title: 'Pears', content_type: 'article' })
  await aTranslation(app, { id: apples.id, locale: 'de' }, (_source, key) =>
    key === 'title' ? 'Zehn Äpfel' : null,
  )
  await publishApp(app)
  member = await aMember(app)
  await api.as(member).call('progress.toggleBookmark', { id: apples.id })
})

describe('titles of a list', () => {
  const list = async (more: object) => {
    const { items } = await api
      .as({ slug: app.slug })
      .call('library.listContent', { content_type: 'article', order_by: 'title', ...more })
    return items.map(({ title }) => title)
  }

  it('are in the language of the request, and those of the app where there is no other', async () => {
    expect(await list({})).toEqual(['Apples', 'Pears'])
    expect(await list({ lang: 'de' })).toEqual(['Pears', 'Zehn Äpfel'])
    expect(await list({ lang: 'fr' })).toEqual(['Apples', 'Pears'])
  })

  it('are found in that language and in the one of the app', async () => {
    for (const search of ['apfel', 'apples'])
      expect([search, await list({ search, lang: 'de' })]).toEqual([search, ['Zehn Äpfel']])
    expect(await list({ search: 'apfel' })).toEqual([])
  })

  it('are the same in one’s own content', async () => {
    const read = async (lang?: string) => {
      const content = await api.as(member).call('library.getMyContent', lang === undefined ? {} : { lang })
      return content.bookmarked_items.map(({ title }) => title)
    }
    expect(await read()).toEqual(['Apples'])
    expect(await read('de')).toEqual(['Zehn Äpfel'])
  })
})
