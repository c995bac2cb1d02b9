import { readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, createAddress, signInAs } from '../../support/people.ts'
import { anOwnedApp, createName } from '../../support/studio.ts'

const PICTURE = joinPath(import.meta.dirname, '../../../docs/images/member-home.png')

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' })
const message = (page: Page, text: string) => thread(page).getByRole('listitem').filter({ hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('two members write to each other with pictures, offline and online, and keep a group in order', async ({
  page,
  browser,
  foyer,
  quiet,
}, info) => {
  test.slow()
  const app = await anOwnedApp(foyer, createName(info, 'talk'))
  await app.owner.call('apps.updateApp', {
    messaging: { is_chat_available: true, member_to_member: true, member_to_admin: true },
  })
  const join = (name: string) =>
    aMember(foyer, createAddress(name.slice(0, 2).toLowerCase(), info.testId), name, app.slug)
  const [jo, lena] = [await join('Jo Okereke'), await join('Lena Fischer')]
  await signInAs(page, app.url, { email: createAddress('ines', info.testId), name: 'Ines Duarte' })
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage()
  await signInAs(other, app.url, { email: jo.email })

  await test.step('one starts a direct conversation, the other sees it arrive with its badge', async () => {
    await other.goto(`${app.url}/me/messages`)
    await expect(other.getByText('No messages yet')).toBeVisible()
    await page.goto(`${app.url}/me/messages/new`)
    await page.getByRole('checkbox', { name: /Jo Okereke/ }).check()
    await page.getByRole('button', { name: 'Write to Jo' }).click()
    await send(page, 'Same time on Friday?')
    await expect(message(page, 'Same time on Friday?')).toBeVisible()
    await expect(other.getByRole('link', { name: /Ines Duarte/ })).toContainText('Same time on Friday?')
    await photograph(other, 'member-inbox')
    await other.getByRole('link', { name: /Ines Duarte/ }).click()
    await send(other, 'Yes, and coffee after.')
    await expect(message(page, 'coffee after')).toBeVisible()
  })

  await test.step('a picture arrives, and what is written offline is sent once', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'back.png',
        mimeType: 'image/png',
        buffer: readFileSync(PICTURE),
      })
    await expect(page.getByRole('button', { name: 'Remove back.png' })).toBeVisible()
    await expect(page.getByLabel('Uploading back.png')).toHaveCount(0)
    await send(page, 'Is my back flat?')
    await expect(thread(other).getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible()
    await page.context().setOffline(true)
    await send(page, 'Written in the basement')
    await expect(message(page, 'Written in the basement')).toContainText('Waiting to send')
    await page.context().setOffline(false)
    await expect(message(other, 'Written in the basement')).toHaveCount(1)
    await expect(message(page, 'Written in the basement')).not.toContainText('Waiting to send')
    await photograph(page, 'member-conversation')
  })

  await test.step('a group is renamed, and who leaves it can no longer read it', async () => {
    const { items } = await lena.call('directory.listSubscribers', {})
    const subscriber_ids = items.map((person) => person.subscriber_id)
    const { thread: group } = await lena.call('messaging.createThread', { subscriber_ids, title: 'Lifters' })
    await lena.call('messaging.postMessage', {
      id: group.id,
      data: { action: 'publish', message: 'Welcome, everyone' },
    })
    await page.goto(`${app.url}/me/messages/${group.id}`)
    await expect(message(page, 'Welcome, everyone')).toBeVisible()
    await lena.call('messaging.renameThread', { id: group.id, title: 'Tuesday lifters' })
    await expect(page.getByRole('heading', { name: 'Tuesday lifters' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Thread options' }).first().click()
    await page.getByRole('menuitem', { name: 'Leave' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: /Leave/ }).click()
    // The list behind the dialog has no links for as long as the dialog is open.
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Tuesday lifters/ })).toHaveCount(0)
    await page.goto(`${app.url}/me/messages/${group.id}`)
    await expect(page.getByText('You do not have permission to view this message thread')).toBeVisible()
  })
  await other.context().close()
  quiet.splice(
    0,
    quiet.length,
    ...quiet.filter((line) => !/ERR_INTERNET_DISCONNECTED|status of 404/.test(line)),
  )
})
