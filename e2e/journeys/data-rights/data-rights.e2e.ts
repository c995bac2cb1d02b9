import { readFile } from 'node:fs/promises'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { signInAs, PASSWORD } from '../../support/people.ts'

test('a member takes their data along, closes the account, and comes back in time', async ({
  page,
  foyer,
  quiet,
}) => {
  test.setTimeout(180_000)
  const address = foyer.app(foyer.demo.slug)
  const email = newAddress('vera')
  await signInAs(page, address, { email, name: 'Ines Duarte' })
  await page.goto(`${address}/me/account`)
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await page.getByRole('button', { name: 'Request archive' }).click()
  const link = page.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await photograph(page, 'account-data')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Subscriptions won’t renew')).toBeVisible()
  await photograph(page, 'account-close')
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted.')).toBeVisible()
  await page.goto(`${address}/me/account/data#auth`)
  await page.getByRole('dialog').getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Already have an account? Log in' }).click()
  await page.getByRole('dialog').locator('input[type="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  expect(quiet).toEqual([])
})
