import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { ignoreNetworkErrors, setNetwork } from '../../support/network.ts'
import { findOnDevice, waitUntilServed } from '../../support/device-storage.ts'
import { createAddress, signInAs, ignoreErrors, resetBrowser } from '../../support/people.ts'
import { anApp, aPageOfWords, publishAll, setPageAccess } from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const WORDS = 'canarychangedgate'

/** Opens an address and waits until the app has loaded completely. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
}

type Studio = Awaited<ReturnType<typeof anApp>>['call']

/** Creates a page with unique words and returns its id and path. */
async function aWordyPage(call: Studio): Promise<{ id: string; path: string }> {
  const id = await aPageOfWords(call, 'A page that changes', WORDS)
  const { path } = (await call('pages.listPages', {})).items.find((each) => each.page_id === id) ?? {}
  if (!path) throw new Error('The page has no path.')
  return { id, path }
}

test.describe('a page whose access gates change while a device is offline', () => {
  test(
    'a page whose access gates change while a device is offline follows the server, and leaves nothing where it is locked',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      await test.step('that a member may no longer read disappears before any of it is shown', async () => {
        const { address, call } = await anApp(foyer, info.testId, { kit: 'blank' })
        const { id, path } = await aWordyPage(call)
        await setPageAccess(call, id, { is_private: true })
        await publishAll(call)
        const email = createAddress('away', info.testId)
        await signInAs(page, address, { email, name: 'Ines Duarte' })
        const { members } = await call('members.listMembers', { term: email })
        const subscriber_id = members[0]?.subscriber_id ?? ''
        const grant = await call('access.grantEntitlement', { subscriber_id, page_id: id })
        await open(page, address)
        await waitUntilServed(page)
        await open(page, address + path)
        await expect(page.getByText(WORDS)).toBeVisible()
        await expect.poll(() => findOnDevice(page, WORDS)).not.toEqual([])

        await page.goto('about:blank')
        await call('access.revokeEntitlement', { subscriber_id, entitlement_id: grant.id })
        const owned = Promise.withResolvers<void>()
        for (const requested of ['**/api/v1/pages/resolve*', '**/api/v1/pages/*/body*'])
          await page.route(requested, async (route) => {
            await owned.promise
            await route.continue()
          })
        await page.goto(address + path)
        await expect.poll(() => findOnDevice(page, WORDS)).toEqual([])
        await expect(page.getByText(WORDS)).toHaveCount(0)
        owned.resolve()
        await expect(page.locator('html[data-ready]')).toHaveCount(1)
        await expect(page.getByText(WORDS)).toHaveCount(0)
        ignoreErrors(quiet, 403)
        ignoreErrors(quiet, 404)
      })
      await resetBrowser(page)
      await test.step('the page at which a guest arrived is requested again whenever they return to it', async () => {
        const { address, call } = await anApp(foyer, `${info.testId}a`, { kit: 'blank' })
        const { id, path } = await aWordyPage(call)
        await publishAll(call)
        await open(page, address + path)
        await expect(page.getByText(WORDS)).toBeVisible()
        await page.evaluate(() => sessionStorage.setItem('same', 'document'))
        await page.locator('a[href="/"]:visible').first().click()
        await expect(page).toHaveURL(`${address}/`)
        await setPageAccess(call, id, { is_private: true })
        await page.goBack()
        await expect(page.getByText(WORDS)).toHaveCount(0)
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
        expect(await page.evaluate(() => sessionStorage.getItem('same'))).toBe('document')
        ignoreErrors(quiet, 404)
      })
      await resetBrowser(page)
      await test.step('a page whose access gates change while a guest is offline is locked or accessible as the server decides', async () => {
        const { address, call } = await anApp(foyer, `${info.testId}b`, { kit: 'blank' })
        await test.step('that was open and is gated now leaves no stored content', async () => {
          const { id, path } = await aWordyPage(call)
          await publishAll(call)
          await open(page, address)
          await waitUntilServed(page)
          for (const query of ['', '?lang=ar', '?utm_source=mail']) await open(page, address + path + query)
          await expect.poll(() => findOnDevice(page, WORDS)).not.toEqual([])

          await setPageAccess(call, id, { require_authentication: true })
          await open(page, address + path)
          await expect.poll(() => findOnDevice(page, WORDS)).toEqual([])

          await setNetwork(page, false)
          await page.goto(`${address}${path}?lang=ar`)
          await expect(page.getByText(WORDS)).toHaveCount(0)
          ignoreNetworkErrors(quiet)
        })
        await setNetwork(page, true)
        await test.step('that was locked and is open now asks no guest to sign in', async () => {
          const { id, path } = await aWordyPage(call)
          await setPageAccess(call, id, { require_authentication: true })
          await publishAll(call)
          await open(page, address + path)
          await expect(page).toHaveURL(/#auth/)

          await setPageAccess(call, id, { require_authentication: false })
          for (const _visit of ['first', 'second']) {
            await open(page, address)
            await open(page, address + path)
            await expect(page.getByText(WORDS)).toBeVisible()
            expect(page.url()).not.toContain('#auth')
          }
        })
        await test.step('that was missing is shown to a guest once it exists, and is available offline', async () => {
          const { path } = await aWordyPage(call)
          await open(page, address)
          await waitUntilServed(page)
          await open(page, address + path)
          await expect(page.getByText(WORDS)).toHaveCount(0)

          await publishAll(call)
          for (const _visit of ['first', 'second']) {
            await open(page, address + path)
            await expect(page.getByText(WORDS)).toBeVisible()
          }
          await setNetwork(page, false)
          await page.goto(address + path)
          await expect(page.getByText(WORDS)).toBeVisible()
          ignoreErrors(quiet, 404)
          ignoreNetworkErrors(quiet)
        })
      })
    },
  )
})
