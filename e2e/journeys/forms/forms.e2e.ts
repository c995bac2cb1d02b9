import { readFile } from 'node:fs/promises'
import type { ApiClient } from '@foyer/contract/client'
import type { Page } from '@playwright/test'
import { getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { signUpInDialog } from '../../support/members.ts'
import { aMember, signInAs, ignoreErrors } from '../../support/people.ts'
import {
  anOwnedApp,
  aProduct,
  useDesktopWidth,
  buy,
  createName,
  publishAll,
  addButtons,
  aPageOfWords,
  setPageAccess,
  signInAtStudio,
} from '../../support/studio.ts'

const question = (field_type: string, label: string, field_settings: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  field_type,
  label,
  is_required: false,
  options: [],
  default_value: '',
  ...field_settings,
})

const OPTIONS = ['Running', 'Rowing', 'Lifting']

/** Questions for a new member. */
const questions = () => [
  {
    id: crypto.randomUUID(),
    title: 'About you',
    description: 'Only your coach reads this.',
    form_fields: [
      question('short_answer', 'What shall we call you?', { is_required: true }),
      question('number', 'How many days a week do you train?', { is_required: true }),
      question('date', 'When would you like to begin?'),
    ],
  },
  {
    id: crypto.randomUUID(),
    title: 'Your training',
    description: '',
    form_fields: [
      question('multi_select', 'What do you like?', { options: OPTIONS }),
      question('long_answer', 'Is there anything we should know?'),
      question('acceptance', 'I am well enough to train', { is_required: true }),
    ],
  },
]

/** Saves a form's fields in its draft. */
async function saveForm(call: ApiClient, id: string, fields: Record<string, unknown>): Promise<void> {
  const { revision, draft } = await call('pages.getStudioPage', { id })
  const all = { ...(draft.fields as Record<string, unknown>), ...fields }
  await call('pages.saveDraft', { id, revision, draft: { ...draft, fields: all } })
}

const name = (page: Page) => page.getByLabel('What shall we call you?')
const send = (page: Page) => page.getByRole('button', { name: 'Send to my coach' })

test('an owner creates a form, a member answers and edits the answers, and the owner reads them', async ({
  page,
  foyer,
  quiet,
}, info) => {
  test.slow()
  const app = await anOwnedApp(foyer, createName(info, 'forms'))
  const { call } = app.owner
  const { page_id } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'form',
    title: 'Before we begin',
  })
  const product = await aProduct(call, 'Coaching')
  const member = await aMember(foyer, `ines-${app.slug}@members.example`, 'Ines Duarte', app.slug)

  await test.step('the owner adds more questions than the name', async () => {
    await saveForm(call, page_id, {
      show_intro_screen: true,
      intro_heading: 'Nice to have you',
      intro_description: 'A few questions, so that your first week fits you.',
      done_text: 'Your coach answers within a day.',
      form_groups: questions(),
    })
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${page_id}`)
    const { fields, frame, saved } = getEditorParts(page, app, page_id)
    await expect(frame.getByText('What shall we call you?')).toBeVisible()
    await fields.getByLabel('Button text').fill('Send to my coach')
    await expect(frame.getByText('Send to my coach')).toBeVisible()
    await expect(saved).toBeVisible()
    await photograph(page, 'studio-form')
    await setPageAccess(call, page_id, { require_purchase: true, products: [product.id] })
    const hub = await aPageOfWords(call, 'Hub', 'Begin here.')
    await addButtons(call, hub, [['Tell us about you', { type: 'open_page', page_id }]])
    await publishAll(call)
  })

  await test.step('it is locked until it has been bought', async () => {
    await signInAs(page, app.url, { email: member.email })
    await page.goto(`${app.url}/forms/${page_id}`)
    await expect(page.getByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
    await expect(page.getByText('What shall we call you?')).toBeHidden()
    await buy(member.call, product)
  })

  await test.step('a member reads what it is about and fills it in, with one mistake', async () => {
    await page.goto(`${app.url}/forms/${page_id}`)
    await expect(page).toHaveURL(/\/before-we-begin/)
    await expect(page.getByText('A few questions')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(page.getByText('What shall we call you?')).toBeHidden()
    await photograph(page, 'form-intro')
    await page.getByRole('button', { name: 'Start' }).click()
    await name(page).fill('Ines')
    await page.getByLabel('How many days').fill('three')
    await page.getByLabel('When would you like').fill('2026-12-01')
    await page.getByLabel('Rowing').check()
    await page.getByLabel('Lifting').check()
    await send(page).click()
    await expect(page.getByText('2 answers need your attention.')).toBeVisible()
    await expect(page.getByLabel('How many days')).toBeFocused()
    await expect(page.getByText('Enter a valid number.')).toBeVisible()
    await photograph(page, 'form-faults')
  })

  await test.step('what was typed is there after a reload', async () => {
    await page.reload()
    await expect(name(page)).toHaveValue('Ines')
    await expect(page.getByLabel('Rowing')).toBeChecked()
    await expect(page.getByLabel('Running')).not.toBeChecked()
  })

  await test.step('mends it and sends it', async () => {
    await page.getByLabel('How many days').fill('3,5')
    await page.getByLabel('I am well enough').check()
    await photograph(page, 'form')
    await send(page).click()
    await expect(page.getByText('Your coach answers within a day.')).toBeVisible()
    await photograph(page, 'form-sent')
  })

  await test.step('a link leads to the answer instead of an empty form', async () => {
    await page.goto(`${app.url}/hub`)
    await page.getByRole('link', { name: 'Tell us about you' }).click()
    await expect(page.getByRole('heading', { name: /^You answered on/ })).toBeVisible()
    await photograph(page, 'form-answered')
    await page.getByRole('link', { name: 'View your answers' }).click()
    await expect(page.getByText('Rowing and Lifting')).toBeVisible()
    await expect(page.getByText('3.5')).toBeVisible()
    await expect(page.getByText('No answer')).toBeVisible()
    await photograph(page, 'submission')
  })

  await test.step('changes it', async () => {
    await page.getByRole('button', { name: 'Edit answers' }).click()
    await name(page).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This field is required.')).toBeVisible()
    await name(page).fill('Inês')
    await photograph(page, 'submission-edit')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Answers updated')).toBeVisible()
    await expect(page.getByText('Inês')).toBeVisible()
    await expect(page.getByText(/Changed on/)).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(1)
    await photograph(page, 'submissions')
  })

  await test.step('the owner reads it in the studio', async () => {
    await useDesktopWidth(page)
    await page.goto(`${foyer.studio}/apps/${app.slug}/pages`)
    await page.getByRole('button', { name: 'Actions for Before we begin' }).click()
    await page.getByRole('menuitem', { name: 'Answers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Answers to Before we begin' })).toBeVisible()
    const answers = page.getByRole('list', { name: 'Answers' }).getByRole('listitem')
    await expect(answers).toHaveCount(1)
    await expect(answers.first()).toContainText('Inês')
    await expect(answers.first()).toContainText('Ines Duarte')
    await photograph(page, 'studio-answers')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/-Before we begin-[\d-]+\.csv$/)
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toMatch(/^\uFEFFName,Email,Sent,Changed,What shall we call you\?,/)
    expect(table).toContain(`\r\nInes Duarte,${member.email},`)
    expect(table).toContain(',Inês,3.5,2026-12-01,"Rowing; Lifting",,Yes\r\n')
    await expect(page.getByText('1 answer exported')).toBeVisible()
  })

  await test.step('the member deletes it, and it is nowhere any more', async () => {
    await page.goto(`${app.url}/me/forms/${page_id}/submissions`)
    await page.getByRole('list', { name: 'Your answers' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Delete answers' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No answers yet')).toBeVisible()
    await photograph(page, 'submissions-none')
  })
  ignoreErrors(quiet, /status of 40[34]/)
})

test(
  'what a guest has typed is there once they have signed in',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'guest'))
    const { call } = app.owner
    const { page_id } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'form',
      title: 'Say hello',
    })
    await saveForm(call, page_id, { form_groups: questions() })
    await publishAll(call)
    await page.goto(`${app.url}/say-hello`)
    await name(page).fill('Ines')
    await page.getByRole('button', { name: 'Log in to send' }).click()
    await signUpInDialog(page.getByRole('dialog'), `ines-${app.slug}@members.example`)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    await expect(name(page)).toHaveValue('Ines')

    await test.step('offline it shows that the answers are stored', async () => {
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await expect(page.getByText('You’re offline. Your answers are saved on this device.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
      await photograph(page, 'form-offline', { at: page.getByRole('button', { name: 'Send', exact: true }) })
      await page.context().setOffline(false)
    })
    ignoreErrors(quiet, /ERR_INTERNET_DISCONNECTED|dynamically imported/)
  },
)
