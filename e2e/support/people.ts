import { type ApiClient, type OutputFor, createClient } from '@foyer/contract/client'
import type { Locator, Page } from '@playwright/test'
import { ATTEMPT_ID } from './attempt-id.ts'
import { type Foyer, expect } from './fixtures.ts'

/** A password that passes every rule. */
export const PASSWORD = 'a long enough secret'

/** Someone with what they sign in by, and the API as they may use it. */
export type Person = { name: string; email: string; password: string; call: ApiClient }

/** A caller of the API as someone. */
export function createCaller(
  foyer: Foyer,
  { slug, token }: { slug?: string; token?: string } = {},
): ApiClient {
  return createClient({
    base_url: foyer.studio,
    headers: () => ({
      ...(slug === undefined ? {} : { 'x-app-slug': slug }),
      ...(token === undefined ? {} : { 'x-user-token': token }),
    }),
  })
}

/** An address that no other test writes to. */
export function createAddress(name: string, testId: string): string {
  return `${name}-${testId.slice(-12)}-${ATTEMPT_ID}@members.example`
}

/** Creates a member of an app without a browser; of the demo by default. */
export async function aMember(
  foyer: Foyer,
  email: string,
  name = 'Ines Duarte',
  slug = foyer.demo.slug,
): Promise<Person> {
  const account = { name, email, password: PASSWORD }
  const { authentication_token: token } = await createCaller(foyer, { slug })('identity.signUp', account)
  return { ...account, call: createCaller(foyer, { slug, token }) }
}

/** Creates an owner without a browser; `call` targets the app with this slug, if given. */
export async function anOwner(
  foyer: Foyer,
  email: string,
  { name = 'Noor Haddad', slug }: { name?: string; slug?: string } = {},
): Promise<Person & { token: string }> {
  const account = { name, email, password: PASSWORD }
  const { authentication_token: token } = await createCaller(foyer)('team.studioSignUp', account)
  return { ...account, token, call: createCaller(foyer, { ...(slug ? { slug } : {}), token }) }
}

/** Signs a person in to an app, or up if they have a name, without a screen; the page is blank then. */
export async function signInAs(
  page: Page,
  address: string,
  { password = PASSWORD, ...who }: { email: string; password?: string; name?: string },
): Promise<void> {
  const [path, input] =
    who.name === undefined
      ? ['auth/login', { ...who, password }]
      : ['auth/sign_up', { ...who, password, timezone: 'Europe/London' }]
  await signInByCall(page, address, path, input)
}

/** Makes a sign-in call from a page of the host, because its cookies are set for the host alone. */
export async function signInByCall(page: Page, address: string, path: string, input: object): Promise<void> {
  const blank = `${address}/nothing-but-a-call`
  // A service worker would intercept the blank page that is served here.
  const is_blank = page.context().serviceWorkers().length === 0
  if (is_blank) await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: BLANK }))
  await page.goto(is_blank ? blank : `${address}/about`)
  const status = await page.evaluate(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/v1/${path}`, { method: 'POST', headers, body })
      await answer.text()
      return answer.status
    },
    { path, body: JSON.stringify(input) },
  )
  if (is_blank) await page.unroute(blank)
  expect(status).toBe(200)
}

const BLANK = '<!doctype html><title>Nothing</title><link rel="icon" href="data:,">'

/**
 * Logs out on the account screen and waits for the server, so that the next page is not requested with the old
 * session.
 */
export async function logOut(page: Page): Promise<void> {
  const cookies_set = page.waitForResponse((answer) => answer.url().endsWith('/auth/logout'))
  await page.getByRole('button', { name: 'Log Out' }).click()
  await cookies_set
}

/** The dialog in front. */
export function getDialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The newest mail to an address, as its reader sees it, once there are `count` of them. */
export async function waitForMail(
  foyer: Foyer,
  to: string,
  subject: RegExp,
  count = 1,
): Promise<OutputFor<'team.showMailboxMessage'>> {
  const call = createCaller(foyer)
  let found: string | undefined
  await expect(async () => {
    const { messages } = await call('team.listMailbox', { to, limit: 20 })
    const matching_mails = messages.filter((message) => subject.test(message.subject))
    expect(matching_mails.length, `mails to ${to} about ${subject}`).toBeGreaterThanOrEqual(count)
    found = matching_mails[0]?.id
  }).toPass({ timeout: 10_000 })
  return call('team.showMailboxMessage', { id: found ?? '' })
}

/** The link in a mail that opens the app. */
export function findLink({ text_body: text }: { text_body: string }): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No link in:\n${text}`)
  return link
}

/** Browsers report refused calls themselves; those that a test provokes are taken out, and nothing else. */
export function ignoreErrors(quiet: string[], provoked: number | RegExp): void {
  const link_texts = typeof provoked === 'number' ? new RegExp(`status of ${provoked}`) : provoked
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !link_texts.test(line)))
}

/** Resets a browser to a new one's state: signed out, without routes and pages. */
export async function resetBrowser(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.goto('about:blank')
  await page.context().clearCookies()
}
