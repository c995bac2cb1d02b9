import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { richTextFrom } from '@foyer/content/definitions'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPreviewGrant, readPreview } from '#test/factories/draft-previews.ts'
import {
  aBlock,
  aPage,
  aTextBlock,
  usePlainRenderer,
  publishApp,
  type TestPage,
} from '#test/factories/pages.ts'
import { aTranslation, addLocales } from '#test/factories/translations.ts'
import { aServer } from '#test/harness.ts'

let app: TestApp
let root: TestPage
let lesson: TestPage

const IN_GERMAN: Record<string, string> = { 'The course': 'Der Kurs', 'Lesson one': 'Erste Lektion' }

beforeAll(async () => {
  await aServer()
  await usePlainRenderer()
})

beforeEach(async () => {
  app = await anApp()
  await addLocales(app, ['de', 'ar'])
  root = await aPage(app, {
    title: 'The course',
    draft: { blocks: [aTextBlock('Welcome.'), aBlock('collection', { source: 'children' })] },
  })
  lesson = await aPage(app, { title: 'Lesson one', parent: root, body_text: 'Not live yet.' })
  await publishApp(app)
  for (const { id } of [root, lesson])
    await aTranslation(app, { id, locale: 'de' }, (source) =>
      typeof source === 'string' ? (IN_GERMAN[source] ?? null) : richTextFrom('Willkommen.'),
    )
})

async function previewPage(page: TestPage, lang?: string, as: Parameters<typeof aPreviewGrant>[2] = {}) {
  const { grant } = await aPreviewGrant(app, page, as)
  return readPreview(app, page, grant, {}, lang)
}

describe('the draft of a translation', () => {
  it('is shown in its language: the page, and the links to pages of its tree', async () => {
    const found = await previewPage(root, 'de')
    expect(found).toMatchObject({
      kind: 'open',
      index: {
        locale: 'de',
        page: { page_title: 'Der Kurs' },
        links: { [lesson.id]: { title: 'Erste Lektion', path: lesson.path } },
      },
    })
    expect(JSON.stringify(found)).toContain('Willkommen.')
    expect(JSON.stringify(found)).not.toContain('Welcome.')
  })

  it('shows the default texts where nothing is translated, and in the default language', async () => {
    for (const lang of ['ar', 'en', undefined]) {
      const found = await previewPage(root, lang)
      expect(found).toMatchObject({
        kind: 'open',
        index: { page: { page_title: 'The course' }, links: { [lesson.id]: { title: 'Lesson one' } } },
      })
      expect(JSON.stringify(found)).toContain('Welcome.')
      expect(JSON.stringify(found)).not.toContain('Willkommen.')
    }
  })

  it('shows no more than the shell when the page is locked', async () => {
    const locked = await aPage(app, {
      title: 'The course',
      body_text: 'Paid.',
      node: { require_authentication: true },
    })
    await aTranslation(app, { id: locked.id, locale: 'de' }, (source) =>
      typeof source === 'string' ? (IN_GERMAN[source] ?? null) : richTextFrom('Bezahlt.'),
    )
    const found = await previewPage(locked, 'de', { as: { kind: 'guest' } })
    expect(found).toMatchObject({ kind: 'locked', shell: { page_title: 'Der Kurs' } })
    expect(JSON.stringify(found)).not.toContain('Bezahlt.')
  })

  it('outdates a preview when it changes', async () => {
    const { grant } = await aPreviewGrant(app, root)
    expect((await readPreview(app, root, grant, {}, 'de')).kind).toBe('open')
    await aTranslation(app, { id: lesson.id, locale: 'de' }, (source) =>
      typeof source === 'string' ? 'Zweite Lektion' : null,
    )
    await expect(readPreview(app, root, grant, {}, 'de')).rejects.toMatchObject({
      status: 409,
      code: 'preview_stale',
    })
    const found = await previewPage(root, 'de')
    expect(found).toMatchObject({ index: { links: { [lesson.id]: { title: 'Zweite Lektion' } } } })
  })
})
