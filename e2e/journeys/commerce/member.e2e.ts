import { expect, test } from '../../support/fixtures.ts'
import { newAddress, signUpIn } from '../../support/members.ts'

test('a stranger signs up, buys what was locked, and reads it without loading the page again', async ({
  page,
  foyer,
  quiet,
}) => {
  const address = foyer.app(foyer.demo.slug)
  await page.goto(`${address}/#auth`)
  await signUpIn(page.getByRole('dialog'), newAddress('ines'))
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${address}/programs/slow-burn`)
  await page.evaluate(() => sessionStorage.setItem('same', 'document'))
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /Slow Burn/ }).click()
  await sheet.getByRole('button', { name: /^Pay/ }).click()
  await expect(sheet.getByText(/It is yours/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
  await expect(page.getByText("You don't have access")).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('same'))).toBe('document')
  expect(quiet).toEqual([])
})
