import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

/** Creates an account in the open sign-in dialog. */
export async function signUpInDialog(
  dialog: Locator,
  email: string,
  name = 'Ines Duarte',
  password = PASSWORD,
): Promise<void> {
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
}

/** Buys the demo's program on its own locked page; ends on the open page. */
export async function buySlowBurn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/programs/slow-burn`)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /Slow Burn/ }).click()
  await sheet.getByRole('button', { name: /^Pay/ }).click()
  await expect(sheet.getByText(/You’re all set/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
}

/** Returns an address that neither this run nor an earlier one has used. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@members.example`
}
