import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, signInAs } from '../../support/people.ts'
import { anOwnedApp, aTeamMate, createName, signInAtStudio } from '../../support/studio.ts'

const QUESTION = 'Is the box step meant to hurt my hip?'
const NOTE = 'She wrote “right hip, old” in the sign-up form.'
const ANSWER = 'Drop the box to 30 cm today.'

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })
const row = (page: Page) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /Wei Zhang/ })

test('the team answers a member from the shared inbox, with a note that the member never sees', async ({
  page,
  browser,
  foyer,
}, info) => {
  test.slow()
  const app = await anOwnedApp(foyer, createName(info, 'inbox'))
  await app.owner.call('apps.updateApp', {
    messaging: { is_chat_available: true, member_to_member: true, member_to_admin: true },
  })
  const { members } = await app.owner.call('team.listTeam', {})
  await app.owner.call('team.chooseMessagingProfile', { team_member_id: members[0]?.id ?? '' })
  const leo = await aTeamMate(foyer, app, 'Leo Brandt')
  const inbox = `/apps/${app.slug}/messages/inbox`
  const options = { locale: 'en-GB', timezoneId: 'Europe/London' }
  const studio = await (await browser.newContext(options)).newPage()
  const owner = await (await browser.newContext(options)).newPage()

  await test.step('a member writes to the app and learns that the team reads it', async () => {
    await signInAs(page, app.url, { email: createAddress('wei', info.testId), name: 'Wei Zhang' })
    await page.goto(`${app.url}/me/messages/new`)
    await page.getByRole('checkbox', { name: /Noor Haddad/ }).check()
    await page.getByRole('button', { name: 'Write to Noor' }).click()
    await page.getByRole('textbox', { name: 'Write a message' }).fill(QUESTION)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(messages(page)).toContainText(QUESTION)
    await expect(page.getByText(/^The team of .* reads this conversation/)).toBeVisible()
  })

  await test.step('an admin without the permission reads nothing until an owner gives it', async () => {
    await signInAtStudio(studio, foyer, leo, inbox)
    await expect(studio.getByText('Messages that members send to you appear here.')).toBeVisible()
    await studio.goto(`${foyer.studio}${inbox}?scope=team`)
    await expect(studio.getByText('You don’t have access to the team inbox')).toBeVisible()
    await photograph(studio, 'studio-inbox-locked')
    await signInAtStudio(owner, foyer, app.owner, `/apps/${app.slug}/settings/team`)
    const access = owner.getByRole('switch', { name: /Leo Brandt/ })
    await access.click()
    await expect(access).toBeChecked()
    await expect(owner.getByText('Leo Brandt can read the team inbox')).toBeVisible()
    await studio.reload()
    await expect(row(studio)).toContainText(QUESTION)
    await expect(studio.getByText('Choose a conversation')).toBeVisible()
    await expect(row(studio)).toContainText('unread')
    await studio.keyboard.press('j')
    await expect(messages(studio)).toContainText(QUESTION)
  })

  await test.step('they save a reply, insert it by a semicolon and send it', async () => {
    await studio.getByRole('button', { name: 'More', exact: true }).click()
    await studio.getByRole('menuitem', { name: 'Manage saved replies' }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByRole('button', { name: 'New saved reply' }).click()
    await dialog.getByLabel('Title').fill('Lower the box')
    await dialog.getByLabel('Text').fill(ANSWER)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Lower the box')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()

    const field = studio.getByRole('textbox', { name: 'Reply to Wei' })
    await field.pressSequentially('Hi Wei. ;low')
    await expect(studio.getByRole('option', { name: /Lower the box/ })).toBeVisible()
    await field.press('Enter')
    await expect(field).toHaveValue(`Hi Wei. ${ANSWER}`)
    await field.press('Control+Enter')
    await expect(field).toHaveValue('')
    await expect(messages(studio)).toContainText('Leo as Noor')
    await expect(messages(studio)).toContainText(ANSWER)
  })

  await test.step('they add a note, take the conversation and mark it as done by a key', async () => {
    await studio.keyboard.press('Escape')
    await studio.keyboard.press('Shift+N')
    await studio.getByRole('textbox', { name: 'Write a note for your team' }).fill(NOTE)
    await studio.keyboard.press('Control+Enter')
    await expect(messages(studio)).toContainText('Team note')
    await expect(messages(studio)).toContainText(NOTE)
    await studio.getByRole('button', { name: 'Assigned to Nobody' }).click()
    await studio.getByRole('menuitem', { name: 'You' }).click()
    await expect(studio.getByRole('button', { name: 'Assigned to You' })).toBeVisible()
    await photograph(studio, 'studio-inbox')
    await studio.getByRole('heading', { level: 1 }).click()
    await studio.keyboard.press('e')
    await expect(studio.getByText('Conversation with Wei Zhang is done')).toBeVisible()
    await expect(studio.getByText('No open conversations')).toBeVisible()
  })

  await test.step('the member reads the answer without the note, and a new message opens it again', async () => {
    await expect(messages(page)).toContainText(ANSWER)
    await expect(messages(page)).not.toContainText('Leo')
    await expect(page.getByText(NOTE)).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Better, thank you.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(row(studio)).toContainText('Better, thank you.')
    await studio.getByRole('link', { name: /^Waiting for us/ }).click()
    await expect(row(studio)).toBeVisible()
  })

  await test.step('the page of the member opens the conversation', async () => {
    await owner.goto(`${foyer.studio}/apps/${app.slug}/members`)
    await owner.getByRole('link', { name: /Wei Zhang/ }).click()
    await owner.getByRole('button', { name: 'Message', exact: true }).click()
    await expect(messages(owner)).toContainText('Better, thank you.')
  })
  await studio.context().close()
  await owner.context().close()
})
