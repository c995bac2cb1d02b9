import type { Page } from '@playwright/test'
import { listBlocks, openPage, type OpenEditor } from '../../support/editor.ts'
import { expect, expectAccessible, test } from '../../support/fixtures.ts'
import { createAddress, signInAs } from '../../support/people.ts'
import { anOwnedApp, createName, type OwnedApp } from '../../support/studio.ts'

const VIDEO = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'
const document = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

test(
  'an owner adds every block by keyboard and publishes, and a member uses each',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'every'), { kit: 'strength' })
    const page_id = await aWorkout(app)
    const elsewhere = await answerForOthers(page)
    const editor = await openPage(page, foyer, app, page_id)

    await test.step('the owner adds what the picker offers, one after the other', () => addAll(page, editor))
    await test.step('fills in what each needs', () => fillIn(page, editor))
    await test.step('finds nothing to fix, and publishes', async () => {
      await expect(editor.saved).toBeVisible()
      await page.getByRole('button', { name: 'Publish 1 change' }).click()
      const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
      await expect(dialog.getByText(/^Everyone who opens/)).toBeVisible()
      await expect(dialog.getByText(/Must fix|Should fix|blocks publishing/)).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Publish now' }).click()
      await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
    })
    expect(elsewhere.filter((url) => url.includes('youtube'))).toEqual([])
    await test.step('a member uses each on a phone', () => useAll(page, app, elsewhere))
  },
)

/** A new page of a workout with one exercise, so that the list of the workout has something to show. */
async function aWorkout({ owner: { call } }: OwnedApp): Promise<string> {
  const { items } = await call('pages.listPages', {})
  const exercise_page_id = items.find(({ content_type }) => content_type === 'exercise')?.page_id ?? null
  const created = await call('pages.createPage', {
    parent_id: null,
    content_type: 'workout',
    title: 'All of it',
  })
  const { page_id: id, revision, draft } = created
  const newId = () => crypto.randomUUID()
  const set = { amount: 8, unit: 'reps', weight: null, weight_unit: 'kg' }
  const item = { uid: newId(), exercise_page_id, sets: [set], rest_seconds: 60, note: '' }
  const group = { id: newId(), title: 'Warm-up', kind: 'single', rounds: 1, rest_seconds: 0, items: [item] }
  await call('pages.saveDraft', {
    id,
    revision,
    draft: { ...draft, is_commentable: true, fields: { ...draft.fields, groups: [group] } },
  })
  return id
}

/** Answers for sites that are not ours; returns the addresses that were asked for. */
async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https:\/\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Elsewhere</title><p>Elsewhere</p>',
    })
  })
  return asked
}

async function addAll(page: Page, editor: OpenEditor): Promise<void> {
  const before = await listBlocks(editor)
  const picker = page.getByRole('dialog', { name: 'Add block' })
  await page.locator('main').focus()
  await page.keyboard.press('a')
  await expect(picker.getByRole('searchbox')).toBeFocused()
  const names = await picker.locator('[data-card] > [class*=name]').allInnerTexts()
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(name)
    await page.keyboard.press('Shift+Enter')
  }
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  const added = (await listBlocks(editor)).slice(before.length).filter((row) => !/^Part \d$/.test(row))
  expect(added).toEqual(names)
}

async function fillIn(page: Page, editor: OpenEditor): Promise<void> {
  const { fields, frame, outline } = editor
  const dialog = page.getByRole('dialog')
  const select = async (name: string) => {
    await outline.getByRole('row', { name, exact: true }).last().click()
    await expect(fields.getByRole('heading', { name }).first()).toBeVisible()
  }
  const choosePage = async (title: string) => {
    await dialog.getByRole('searchbox').fill(title)
    await dialog
      .getByRole('button', { name: RegExp(`^${title}`) })
      .first()
      .click()
    await expect(dialog).toBeHidden()
  }
  await select('Hero')
  await fields.getByLabel('Title', { exact: true }).fill('Everything at once')
  await select('Attachment')
  await fields.getByRole('button', { name: 'Choose a file' }).click()
  await dialog.locator('input[type=file]').setInputFiles(document)
  await expect(dialog).toBeHidden()
  await select('Avatar')
  await fields.getByLabel('Name', { exact: true }).fill('Maren Oduya')
  await select('Button')
  await fields.getByLabel('Text', { exact: true }).fill('Read the journal')
  await fields.getByRole('button', { name: 'Choose a page' }).click()
  await choosePage('Journal')
  await select('Icon list')
  await fields.getByRole('row').first().click()
  await fields.getByLabel('Title', { exact: true }).fill('Three days a week')
  await select('Embed')
  await fields.getByLabel('Address', { exact: true }).fill('https://booking.example/maren')
  await fields.getByLabel('Name', { exact: true }).fill('Book a call')
  await select('Image')
  await fields.getByRole('button', { name: 'Choose an image' }).click()
  const picture = { name: 'gym.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(dialog).toBeHidden()
  await fields.getByLabel('Alt text').fill('The gym at dawn')
  await fields.getByLabel('On tap').selectOption({ label: 'Shows an image or video full screen' })
  await fields.getByRole('button', { name: 'Choose an image' }).click()
  await dialog.getByRole('button', { name: /gym/ }).first().click()
  await expect(dialog).toBeHidden()
  await fields.getByLabel('Alt text').last().fill('The whole gym at dawn')
  await select('Video or livestream')
  await fields.getByLabel('Video address').fill(VIDEO)
  await fields.getByLabel('Title', { exact: true }).fill('How to squat')
  await select('Map')
  await fields.getByLabel('Name of the place').fill('The gym')
  await fields.getByLabel('Coordinates or map link').fill('52.5109, 13.4596')
  await select('Collection')
  await fields.getByRole('button', { name: 'Add page' }).click()
  await choosePage('Hips, open')
  await select('Social links')
  await fields.getByRole('row').first().click()
  await fields.getByLabel('Name or link').fill('@maren')
  await select('Form answers')
  await fields.getByRole('button', { name: /^Form/ }).click()
  await choosePage('Before you start')
  await select('Code')
  await fields.getByLabel('HTML').fill('<button onclick="this.textContent = 1 + 1">Count</button>')
  await select('Text')
  await fields.getByRole('textbox').first().fill('Words below the picture.')
  await select('Columns, cards or tabs')
  await fields.getByRole('radio', { name: 'Tabs' }).check({ force: true })
  for (const text of ['First day', 'Second day']) {
    await frame.getByRole('button', { name: 'Insert here' }).first().click()
    await dialog.getByRole('button', { name: /^Text Headings/ }).click()
    await expect(dialog).toBeHidden()
    await fields.getByRole('textbox').first().fill(text)
  }
}

async function useAll(page: Page, app: OwnedApp, asked: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAs(page, app.url, { email: createAddress('every', app.slug), name: 'Ines Duarte' })
  await page.goto(`${app.url}/all-of-it`)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const goBack = async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'All of it' })).toBeVisible()
  }
  for (const text of ['Everything at once', 'Words below the picture.', 'Maren Oduya', 'Three days a week'])
    await expect(main.getByText(text)).toBeVisible()

  await test.step('opens the file, the map and the profile, each in a tab of its own', async () => {
    const links = { 'Plan.pdf': /\/media\//, 'Open in Maps': /52\.5109/, Instagram: /instagram\.com\/maren/ }
    for (const [name, address] of Object.entries(links)) {
      const link = main.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    const plan = main.getByRole('link', { name: 'Plan.pdf' })
    const type = await plan.evaluate(async (link: HTMLAnchorElement) => {
      const answer = await fetch(link.href)
      return answer.headers.get('content-type')
    })
    expect(type).toBe('application/pdf')
  })
  await test.step('reads both tabs, the embed and what the code does', async () => {
    await main.getByRole('tab', { name: 'Tab 1' }).press('ArrowRight')
    await expect(main.getByRole('tabpanel', { name: 'Tab 2' })).toContainText('Second day')
    const embed = page.frameLocator('iframe[src*="booking.example"]')
    await main.getByText('Open in a new tab').scrollIntoViewIfNeeded()
    await expect(embed.getByText('Elsewhere')).toBeVisible()
    const code = page.frameLocator('iframe[title="Embedded content"]')
    // By key, since lists above the frame may load and move it away from a pointer.
    await code.getByRole('button', { name: 'Count' }).press('Enter')
    await expect(code.getByRole('button', { name: '2' })).toBeVisible()
  })
  await test.step('looks at the picture in full, and plays the video, which loads nothing before', async () => {
    await main.getByRole('link', { name: 'The gym at dawn' }).click()
    await expect(dialog.getByRole('img', { name: 'The whole gym at dawn' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(asked.filter((url) => url.includes('youtube'))).toEqual([])
    await main.getByRole('button', { name: 'Play How to squat' }).click()
    await expect(page.frameLocator('iframe[src*="youtube"]').getByText('Elsewhere')).toBeVisible()
  })
  await test.step('searches the app and the members', async () => {
    await main.getByRole('searchbox', { name: 'Search this app' }).fill('Hips, open')
    await expect(main.getByRole('link', { name: /Hips, open/ })).toHaveCount(2)
    await main.getByRole('searchbox', { name: 'Search members' }).fill('Noor')
    await expect(main.getByText('Noor Haddad')).toBeVisible()
    await expect(main.getByText('Ines Duarte')).toBeHidden()
  })
  await test.step('shares the page, turns the calendar, and writes a comment', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await main.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const days = main.getByRole('button', { name: /^[A-Z][a-z]+day, / })
    await expect(days).toHaveCount(7)
    const [day = ''] = /^.+?, .+?(?=,)/.exec((await days.first().getAttribute('aria-label')) ?? '') ?? []
    expect(day).not.toBe('')
    await main.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(main.getByRole('button', { name: day })).toHaveCount(0)
    await expect(days).toHaveCount(7)
    await main.getByRole('textbox', { name: 'Write a message' }).fill('This has everything')
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByRole('list', { name: 'Messages' })).toContainText('This has everything')
  })
  await test.step('follows the button, the list and the exercise', async () => {
    await main.getByText('Read the journal').click()
    await expect(page).toHaveURL(`${app.url}/journal`)
    await goBack()
    for (const title of ['Hips, open', 'Goblet squat']) {
      await main.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await goBack()
    }
  })
  await test.step('answers the form, and sees the answers', async () => {
    await main.getByRole('link', { name: 'Fill in' }).click()
    await page.getByLabel(/Does anything hurt/).fill('My knee')
    await page.getByLabel('I have read').check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you. I answer within a day.')).toBeVisible()
    await page.goto(`${app.url}/all-of-it`)
    await expect(main.getByText('My knee')).toBeVisible()
    await expectAccessible(page)
  })
}
