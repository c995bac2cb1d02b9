import type { ApiClient, OutputFor } from '@foyer/contract/client'
import { createClient } from '@foyer/contract/client'
import type { Locator, Page } from '@playwright/test'
import type { Foyer } from './fixtures.ts'
import { expect } from './fixtures.ts'

/** A password that passes every rule. */
export const PASSWORD = 'a long enough secret'

/** Someone with what they sign in by, and the API as they may use it. */
export type Person = { name: string; email: string; password: string; call: ApiClient }

/** A caller of the API as someone. */
export function callsOf(foyer: Foyer, { slug, token }: { slug?: string; token?: string } = {}): ApiClient {
  return createClient({
    base_url: foyer.studio,
    headers: () => ({
      ...(slug === undefined ? {} : { 'x-app-slug': slug }),
      ...(token === undefined ? {} : { 'x-user-token': token }),
    }),
  })
}

/** An address that no other test writes to. */
export function addressFor(name: string, testId: string): string {
  return `${name}-${testId.slice(-12)}@members.example`
}

/** Makes a member of an app without a browser; of the demo where no other app is named. */
export async function aMember(
  foyer: Foyer,
  email: string,
  name = 'Ines Duarte',
  slug = foyer.demo.slug,
): Promise<Person> {
  const account = { name, email, password: PASSWORD }
  const { authentication_token: token } = await callsOf(foyer, { slug })('accounts.signUp', account)
  return { ...account, call: callsOf(foyer, { slug, token }) }
}

/** Makes an owner without a browser; `call` speaks to the app of this slug, if one is named. */
export async function anOwner(
  foyer: Foyer,
  email: string,
  { name = 'Noor Haddad', slug }: { name?: string; slug?: string } = {},
): Promise<Person & { token: string }> {
  const account = { name, email, password: PASSWORD }
  const { authentication_token: token } = await callsOf(foyer)('accounts.studioSignUp', account)
  return { ...account, token, call: callsOf(foyer, { ...(slug ? { slug } : {}), token }) }
}

/** Opens a page of the app as somebody who is signed in: the cookie comes by the app's own call. */
export async function enterAs(
  page: Page,
  address: string,
  who: { email: string; password?: string; name?: string },
): Promise<void> {
  await page.goto(`${address}/about`)
  const status = await page.evaluate(
    async ({ email, password, name }) => {
      const [call, input] =
        name === undefined
          ? ['login', { email, password }]
          : ['sign_up', { email, password, name, timezone: 'Europe/London' }]
      const response = await fetch(`/api/v1/auth/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      return response.status
    },
    { password: PASSWORD, ...who },
  )
  expect(status).toBe(200)
}

/** Logs out on the account screen and waits until the server knows: a page that comes before would ask as somebody. */
export async function logOut(page: Page): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith('/auth/logout'))
  await page.getByRole('button', { name: 'Log Out' }).click()
  await told
}

/** The dialog in front. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The newest mail to an address, as its reader sees it, once there are `count` of them. */
export async function mailTo(
  foyer: Foyer,
  to: string,
  subject: RegExp,
  count = 1,
): Promise<OutputFor<'accounts.showMailboxMessage'>> {
  const call = callsOf(foyer)
  let found: string | undefined
  await expect(async () => {
    const { messages } = await call('accounts.listMailbox', { to, limit: 20 })
    const fitting = messages.filter((message) => subject.test(message.subject))
    expect(fitting.length, `mails to ${to} about ${subject}`).toBeGreaterThanOrEqual(count)
    found = fitting[0]?.id
  }).toPass({ timeout: 10_000 })
  return call('accounts.showMailboxMessage', { id: found ?? '' })
}

/** The link in a mail that opens the app. */
export function linkIn({ text_body: text }: { text_body: string }): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No link in:\n${text}`)
  return link
}

/** Browsers report refused calls themselves; those that a test provokes are taken out, and nothing else. */
export function forgive(quiet: string[], provoked: number | RegExp): void {
  const words = typeof provoked === 'number' ? new RegExp(`status of ${provoked}`) : provoked
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !words.test(line)))
}
