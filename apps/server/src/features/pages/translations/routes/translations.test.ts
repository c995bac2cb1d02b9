import { richTextFrom } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTeamMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aBlock, aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { addLocales } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

describe('the translation of a page', () => {
  let api: TestServer
  let app: TestApp

  beforeAll(async () => {
    api = await aServer()
    app = await anApp()
    await addLocales(app, ['de', 'ar'])
  })

  const call = () => api.as(atApp(app.owner, app)).call
  const aWordyPage = (): Promise<TestPage> =>
    aPage(app, {
      title: 'Base Camp',
      draft: {
        og_description: 'Twelve weeks',
        blocks: [
          aBlock('hero', { title: 'Go', subtitle: 'Up the hill' }),
          aBlock('text', { body: richTextFrom('Read this') }),
        ],
      },
    })

  const readGerman = (page: TestPage) => call()('pages.getTranslation', { id: page.id, locale: 'de' })

  /** The translation as it would be saved with some of its texts, by the end of their keys. */
  async function german(page: TestPage, translations: Record<string, unknown>) {
    const { texts, revision } = await readGerman(page)
    const chosen = texts.flatMap(({ key, source_mark }) => {
      const end = Object.keys(translations).find((name) => key === name || key.endsWith(`.${name}`))
      return end === undefined ? [] : [[key, { text: translations[end] as string, source_mark }] as const]
    })
    return { id: page.id, locale: 'de' as const, revision, texts: Object.fromEntries(chosen) }
  }

  it('is listed with the source texts, in their order, and is saved as a whole', async () => {
    const page = await aWordyPage()
    const { texts, ...empty } = await readGerman(page)
    expect(empty).toEqual({ page_id: page.id, locale: 'de', revision: 0, updated_at: null, updated_by: null })
    expect(texts.map(({ form, label, source, text }) => [form, label, source, text])).toEqual([
      ['line', 'editor.page.title', 'Base Camp', null],
      ['text', 'editor.page.og_description', 'Twelve weeks', null],
      ['line', 'blocks.hero.title', 'Go', null],
      ['text', 'blocks.hero.subtitle', 'Up the hill', null],
      ['rich_text', 'blocks.text.body', richTextFrom('Read this'), null],
    ])
    const translations = { title: 'Basislager', body: richTextFrom('Lies das') }
    const saved = await call()('pages.saveTranslation', await german(page, translations))
    expect(saved).toMatchObject({ revision: 1, updated_by: app.owner.name })
    expect(saved.texts.map(({ text }) => text)).toEqual([
      'Basislager',
      null,
      'Basislager',
      null,
      richTextFrom('Lies das'),
    ])
    expect(await readGerman(page)).toEqual(saved)
  })

  it('is marked as outdated when the source text has changed since', async () => {
    const page = await aWordyPage()
    await call()(
      'pages.saveTranslation',
      await german(page, { subtitle: 'Hinauf', og_description: 'Wochen' }),
    )
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    await call()('pages.saveDraft', {
      id: page.id,
      revision,
      draft: { ...draft, og_description: 'Ten weeks' },
    })
    const changed = await readGerman(page)
    expect(changed.texts.filter(({ is_outdated }) => is_outdated).map(({ key }) => key)).toEqual([
      'og_description',
    ])
    const reviewed = await german(page, { subtitle: 'Hinauf', og_description: 'Wochen' })
    const confirmed = await call()('pages.saveTranslation', reviewed)
    expect(confirmed.texts.some(({ is_outdated }) => is_outdated)).toBe(false)
  })

  it('is counted for each language of the app, in its settings not yet published', async () => {
    const page = await aWordyPage()
    await call()('pages.saveTranslation', await german(page, { subtitle: 'Hinauf' }))
    const list = await call()('pages.listTranslations', { id: page.id })
    expect(list).toMatchObject({
      default_locale: 'en',
      total: 5,
      items: [
        { locale: 'de', status: 'published', revision: 1, translated: 1, outdated: 0 },
        { locale: 'ar', status: 'published', revision: 0, translated: 0, outdated: 0, updated_by: null },
      ],
    })
  })

  it('is not saved over another revision, and not by two at once', async () => {
    const page = await aWordyPage()
    const mine = await german(page, { subtitle: 'Hinauf' })
    const admin = await aTeamMember(app, { role: 'admin' })
    const both = await Promise.allSettled([
      call()('pages.saveTranslation', mine),
      api.as(admin).call('pages.saveTranslation', mine),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(call()('pages.saveTranslation', mine)).rejects.toMatchObject({
      status: 409,
      code: 'stale_revision',
    })
    const again = { ...mine, revision: 1, texts: {} }
    expect((await call()('pages.saveTranslation', again)).texts.every(({ text }) => text === null)).toBe(true)
  })

  it('is removed only at the revision that was seen', async () => {
    const page = await aWordyPage()
    await call()('pages.saveTranslation', await german(page, { subtitle: 'Hinauf' }))
    const one = { id: page.id, locale: 'de' as const }
    await expect(call()('pages.removeTranslation', { ...one, revision: 7 })).rejects.toMatchObject({
      code: 'stale_revision',
    })
    await call()('pages.removeTranslation', { ...one, revision: 1 })
    expect(await readGerman(page)).toMatchObject({ revision: 0, updated_at: null })
  })

  it.each([
    ['a text that the page has not', { [`${newId()}.title`]: 'x' }, 'unknown_field'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'too_big'],
    ['another form', { title: ['x'] }, 'wrong_type'],
    ['a key that is none', { 'a b': 'x' }, 'invalid'],
  ])('refuses %s by its field', async (_, args, code) => {
    const page = await aWordyPage()
    const texts = Object.fromEntries(
      Object.entries(args).map(([key, text]) => [key, { text, source_mark: 'x'.repeat(16) }]),
    )
    const input = { id: page.id, locale: 'de' as const, revision: 0, texts }
    const [key = ''] = Object.keys(texts)
    await expect(call()('pages.saveTranslation', input)).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      problem: { errors: [{ path: `texts.${key}`, code }] },
    })
    expect((await readGerman(page)).revision).toBe(0)
  })

  it('refuses links that could run code', async () => {
    const page = await aWordyPage()
    const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
    const body = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }],
    }
    await expect(call()('pages.saveTranslation', await german(page, { body }))).rejects.toMatchObject({
      problem: { errors: [{ code: 'unsafe_link' }] },
    })
  })

  it.each([
    ['en', 422, 'is_default_locale'],
    ['sv', 422, 'locale_not_offered'],
    ['xx', 422, 'invalid'],
  ] as const)('in %s answers %i %s', async (locale, status, code) => {
    const page = await aWordyPage()
    const target = { id: page.id, locale: locale as 'en' }
    await expect(call()('pages.getTranslation', target)).rejects.toMatchObject({ status, code })
    const saving = call()('pages.saveTranslation', { ...target, revision: 0, texts: {} })
    await expect(saving).rejects.toMatchObject({ status, code })
  })

  it('is isolated: another app finds no page, and row-level security hides its rows', async () => {
    const page = await aWordyPage()
    await call()('pages.saveTranslation', await german(page, { subtitle: 'Hinauf' }))
    const other = await anApp()
    await addLocales(other, ['de'])
    const foreign = api
      .as(atApp(other.owner, other))
      .call('pages.getTranslation', { id: page.id, locale: 'de' })
    await expect(foreign).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const reviewed = await api.inApp(other.id, (tx) =>
      tx.selectFrom('page_translations').selectAll().execute(),
    )
    expect(reviewed).toEqual([])
  })

  it('is a change of its page that a publish names, and takes along', async () => {
    const page = await aWordyPage()
    await publishApp(app)
    const mine = async () =>
      (await call()('pages.listChanges', {})).items.find((change) => change.page_id === page.id)
    expect(await mine()).toBeUndefined()
    await call()('pages.saveTranslation', await german(page, { subtitle: 'Hinauf' }))
    expect(await mine()).toMatchObject({
      kind: 'changed',
      parts: [{ kind: 'translation', block_type: null, locale: 'de' }],
    })
    await publishApp(app)
    expect(await mine()).toBeUndefined()
    const [now, before] = (await call()('pages.listReleases', {})).items
    const compared = await call()('pages.compareReleases', {
      id: now?.id ?? '',
      against: before?.number ?? 0,
    })
    expect(compared.items).toMatchObject([
      { page_id: page.id, parts: [{ kind: 'translation', locale: 'de' }] },
    ])
    await call()('pages.removeTranslation', { id: page.id, locale: 'de', revision: 1 })
    expect(await mine()).toMatchObject({ parts: [{ kind: 'translation', locale: 'de' }] })
  })
})
