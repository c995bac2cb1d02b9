import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** Joins the demo app as a new member, through the dialog that people see. */
async function join(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/#auth`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'New here? Sign up' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Ines Duarte')
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough secret')
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a stranger signs up, buys what was locked, and reads it without loading the page again', async ({
  page,
  foyer,
  quiet,
}, { testId }) => {
  const address = foyer.app(foyer.demo.slug)
  await join(page, address, `ines-${testId.slice(-8)}@members.example`)
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
