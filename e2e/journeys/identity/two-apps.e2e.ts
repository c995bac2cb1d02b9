import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient, OutputFor } from '@foyer/contract/client'
import type { Browser, Page } from '@playwright/test'
import { expect, test, type Foyer } from '../../support/fixtures.ts'
import {
  createAddress,
  aMember,
  createCaller,
  getDialog,
  signInAs,
  ignoreErrors,
  logOut,
} from '../../support/people.ts'
import { anOwnedApp, aPeoplePage, createName, type OwnedApp } from '../../support/studio.ts'

const PICTURE = join(import.meta.dirname, '../../../docs/images/member-home.png')
const PASSWORDS = { one: 'long grass in june', two: 'cold river in may', anew: 'slow tide in march' }
const NAMES = { one: 'Ines Duarte', two: 'I. D. of the second' }

/** Returns the session that the app's own page receives. */
async function fetchSession(page: Page, address: string): Promise<OutputFor<'identity.verify'>> {
  await page.goto(`${address}/about`)
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/v1/auth/verify', { method: 'POST', headers, body: '{}' })
    if (!answer.ok) throw new Error(`Nobody is here: ${answer.status}`)
    return (await answer.json()) as never
  })
}

/** The one session cookie that the browser sends to an app. */
async function cookieFor(page: Page, address: string): Promise<string> {
  const stored = (await page.context().cookies(address)).filter(({ name }) => name === 'session')
  expect(stored).toHaveLength(1)
  return stored[0]?.value ?? ''
}

/** Returns the status for a browser that sends a cookie of another host. */
async function statusWithCookie(browser: Browser, url: string, value: string): Promise<number> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'session', value, url }])
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${url}/about`)
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/v1/auth/verify', { method: 'POST', headers, body: '{}' })).status
  })
  await context.close()
  return status
}

type AppWithPeople = OwnedApp & { page_id: string; tom: string }

/** An app of an account of its own, with people in it. */
async function anAppWithPeople(foyer: Foyer, slug: string, tom: string): Promise<AppWithPeople> {
  const app = await anOwnedApp(foyer, slug, { kit: 'strength' })
  const page_id = await aPeoplePage(app.owner.call)
  const { call } = await aMember(foyer, tom, 'Tom Achterberg', slug)
  const { user } = await call('identity.updateUser', {})
  return { ...app, page_id, tom: user.id }
}

/** All that the second app knows of the person and must not learn from the first. */
async function expectUnchanged(page: Page, { url }: AppWithPeople, call: ApiClient): Promise<void> {
  const { user, bookmarked_pages, blocked_user_ids } = await fetchSession(page, url)
  expect(user).toMatchObject({ name: NAMES.two, avatar_urls: null, profile_visibility: 'public' })
  expect({ bookmarked_pages, blocked_user_ids }).toEqual({ bookmarked_pages: [], blocked_user_ids: [] })
  await expect(call('identity.listSessions')).resolves.toBeDefined()
  await page.goto(`${url}/me/account`)
  await expect(page.getByRole('heading', { level: 1, name: NAMES.two })).toBeVisible()
}

test(
  'one person in two apps is two users: neither app knows the other’s session, nor accepts it',
  { tag: '@rare' },
  async ({ page, browser, foyer, quiet }, info) => {
    test.setTimeout(240_000)
    const [email, tom] = [createAddress('both', info.testId), createAddress('tom', info.testId)]
    const one = await anAppWithPeople(foyer, createName(info, 'one'), tom)
    const two = await anAppWithPeople(foyer, createName(info, 'two'), tom)
    await signInAs(page, one.url, { email, name: NAMES.one, password: PASSWORDS.one })
    await signInAs(page, two.url, { email, name: NAMES.two, password: PASSWORDS.two })
    const here = await fetchSession(page, one.url)
    const there = await fetchSession(page, two.url)
    const [at_one, at_two] = [
      createCaller(foyer, { slug: one.slug, token: here.authentication_token }),
      createCaller(foyer, { slug: two.slug, token: there.authentication_token }),
    ]

    await test.step('the app of one account does not know the session of the other', async () => {
      expect(here.user.id).not.toBe(there.user.id)
      const [of_one, of_two] = [await cookieFor(page, one.url), await cookieFor(page, two.url)]
      expect(of_one).not.toBe(of_two)
      expect(await statusWithCookie(browser, two.url, of_two)).toBe(200)
      expect(await statusWithCookie(browser, two.url, of_one)).toBe(401)
      const reused_cookie = createCaller(foyer, { slug: two.slug, token: here.authentication_token })
      await expect(reused_cookie('identity.listSessions')).rejects.toMatchObject({ status: 401 })
      await expect(at_two('identity.listSessions')).resolves.toBeDefined()
    })

    await test.step('what is changed in one stays there: name, picture, privacy, bookmark, block', async () => {
      await page.goto(`${one.url}/me/account/details`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
      await getDialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
      await page.getByLabel('Name', { exact: true }).fill('Ines of the first')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await at_one('identity.updateSubscriber', { profile_visibility: 'private' })
      await at_one('progress.toggleBookmark', { id: one.page_id })
      await at_one('directory.blockMember', { user_id: one.tom })
      const changed = await fetchSession(page, one.url)
      expect(changed.user.avatar_urls).not.toBeNull()
      expect(changed.user).toMatchObject({ name: 'Ines of the first', profile_visibility: 'private' })
      expect([changed.bookmarked_pages.length, changed.blocked_user_ids]).toEqual([1, [one.tom]])
      await expectUnchanged(page, two, at_two)
      await page.goto(`${two.url}/me/account/privacy`)
      await expect(page.getByText('No blocked people')).toBeVisible()
    })

    await test.step('signing out of one app on all devices does not affect the other', async () => {
      const { authentication_token: token } = await fetchSession(page, one.url)
      await createCaller(foyer, { slug: one.slug, token })('identity.endOtherSessions')
      await expectUnchanged(page, two, at_two)
      await page.goto(`${one.url}/me/account`)
      await logOut(page)
      await expectUnchanged(page, two, at_two)
    })

    ignoreErrors(quiet, /status of 4(01|22)/)
  },
)
