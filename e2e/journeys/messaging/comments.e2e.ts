import type { Browser, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { signInAs, resetBrowser } from '../../support/people.ts'
import { ownerSignInLink } from '../../support/owner.ts'

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' })

/** Returns the message with a text, and its buttons. */
const message = (page: Page, text: string) => thread(page).getByRole('listitem').filter({ hasText: text })

async function comments(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
}

const actions = (page: Page, text: string) =>
  message(page, text).getByRole('button', { name: 'Message actions' }).last()

async function postComment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Opens another person's browser. */
async function openAs(browser: Browser, enter: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  await enter(page)
  return page
}

test('members see each other’s messages at once, lose none that they send, and the owner deletes any message', async ({
  page,
  browser,
  foyer,
  quiet,
}) => {
  test.slow()
  await test.step('members see each other’s messages at once, and the owner deletes any message', async () => {
    const address = foyer.app(foyer.demo.slug)
    const name = `Odile ${crypto.randomUUID().slice(0, 6)}`
    await signInAs(page, address, { email: newAddress('talks'), name: 'Ines Duarte' })
    const other = await openAs(browser, (other_page) =>
      signInAs(other_page, address, { email: newAddress('odile'), name }),
    )
    await test.step('see each other’s messages at once, with links, mentions and likes', async () => {
      const article = `${address}/journal/why-slow-reps-build-strong-backs`
      await comments(page, article)
      await comments(other, article)

      const first = `Three seconds felt long ${crypto.randomUUID()}`
      await postComment(page, first)
      await expect(message(page, first)).toBeVisible()
      await expect(message(other, first)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('')

      await photograph(page, 'member-thread', { at: page.getByRole('heading', { name: 'Comments' }) })
      await message(other, first).getByRole('button', { name: /^Like/ }).click()
      await expect(message(page, first).getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
      await message(other, first).getByRole('button', { name: /^Like/ }).click()
      await expect(message(page, first).getByRole('button', { name: /^Like/ })).toHaveCount(0)

      const where = `https://tempo.example/${crypto.randomUUID()}`
      await postComment(page, where)
      await expect(thread(other).getByRole('link', { name: where })).toHaveAttribute('href', where)

      const field = page.getByRole('textbox', { name: 'Write a message' })
      await field.fill('')
      await field.pressSequentially('@Odile')
      await expect(
        page.getByRole('list', { name: 'People to mention' }).getByRole('button', { name }),
      ).toBeVisible()
      await field.press('Enter')
      await expect(field).toBeFocused()
      await field.pressSequentially('did you count too?')
      await page.keyboard.press('Control+Enter')
      await expect(message(other, 'did you count too?').getByText(`@${name}`)).toBeVisible()
    })
    await test.step('are read by the owner, who may delete any message', async () => {
      const article = `${address}/journal/how-heavy-is-heavy-enough`
      await comments(page, article)
      const rude = `Rude ${crypto.randomUUID()}`
      await postComment(page, rude)
      await expect(actions(page, rude)).toBeVisible()

      const owner = await openAs(browser, async (other_page) => {
        await other_page.goto(await ownerSignInLink(foyer))
        await expect(other_page.getByRole('navigation').getByText('Maren Oduya')).toBeAttached()
      })
      await comments(owner, article)
      await actions(owner, rude).click()
      await owner.getByRole('menuitem', { name: 'Delete message' }).click()
      await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(thread(owner)).not.toContainText(rude)
      await expect(thread(page)).not.toContainText(rude)
      await postComment(owner, `Kindly, please ${rude}`)
      await expect(message(page, 'Kindly, please').getByText('Coach', { exact: true })).toBeVisible()
      await owner.context().close()
      await other.context().close()
    })
  })
  await resetBrowser(page)
  await test.step('a sent message appears once, and is lost neither offline nor by a refusal', async () => {
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, { email: newAddress('echo'), name: 'Ines Duarte' })
    await test.step('see their message once, though the socket delivers it before the response', async () => {
      await comments(page, `${address}/journal/why-slow-reps-build-strong-backs`)
      let answer = (): void => undefined
      const delayed = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/v1/threads/*/messages', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        // The runner knows no names below localhost.
        const { host, port } = new URL(address)
        const url = route.request().url().replace(host, `127.0.0.1:${port}`)
        const response = await route.fetch({ url, headers: { ...route.request().headers(), host } })
        await delayed
        await route.fulfill({ response })
      })
      const text = `Heard before it is told ${crypto.randomUUID()}`
      await postComment(page, text)
      await expect(actions(page, text)).toBeVisible()
      await expect(message(page, text)).toHaveCount(1)
      const answered = page.waitForResponse((one) => one.request().method() === 'POST')
      answer()
      await answered
      await expect(message(page, text)).toHaveCount(1)
      await expect(page.getByText('Sending')).toHaveCount(0)
    })
    await page.unrouteAll()
    await test.step('lose nothing without a network or when the server refuses', async () => {
      await comments(page, `${address}/journal/eating-around-training`)
      const later = `Sent from the basement ${crypto.randomUUID()}`
      await page.context().setOffline(true)
      await postComment(page, later)
      await expect(message(page, later)).toContainText('Waiting to send')
      await page.context().setOffline(false)
      await expect(message(page, later)).not.toContainText('Waiting to send')
      await expect(actions(page, later)).toBeVisible()

      const refused = `Too much ${crypto.randomUUID()}`
      await page.route('**/api/v1/threads/*/messages', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        return route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Invalid',
            status: 422,
            code: 'invalid',
            request_id: 'r',
            errors: [],
          }),
        })
      })
      await postComment(page, refused)
      await expect(message(page, refused)).toContainText('Not sent.')
      await page.unroute('**/api/v1/threads/*/messages')
      await message(page, refused)
        .getByRole('button', { name: /Retry|Try again/ })
        .click()
      await expect(actions(page, refused)).toBeVisible()
      await expect(thread(page)).not.toContainText('Not sent.')
      // The browser reports failed requests itself; no other errors are allowed.
      quiet.splice(
        0,
        quiet.length,
        ...quiet.filter((line) => !/ERR_INTERNET_DISCONNECTED|status of 422/.test(line)),
      )
    })
  })
})
