import { newBlock, richTextFrom } from '@foyer/content/definitions'
import type { ApiClient } from '@foyer/contract/client'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { findOnDevice, waitUntilServed } from '../../support/device-storage.ts'
import { createAddress, signInAs, ignoreErrors, resetBrowser } from '../../support/people.ts'
import { anApp, publishAll, setPageAccess } from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const WORDS = 'canarybehindthelogin'

/** Creates a page that only members may read. */
async function aGatedPage(call: ApiClient): Promise<void> {
  const { page_id, revision, draft } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'article',
    title: 'Members only',
    path: '/members-only',
  })
  const block = newBlock('text', () => crypto.randomUUID())
  const blocks = [{ ...block, props: { ...block.props, body: richTextFrom(WORDS) } }]
  await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks } })
  await setPageAccess(call, page_id, { require_authentication: true })
  await publishAll(call)
}

/** Sees the name of the app and nothing else of it. */
async function expectNameOnly(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Longline' })).toBeVisible()
  await expect(page.locator('body')).toHaveText('Longline')
}

test(
  'an app that is switched off shows only its name, on every device and at every step, until it is on again',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    await test.step('an app that is switched off shows only its name, also on devices with stored pages, until it is on again', async () => {
      const { address, call } = await anApp(foyer, info.testId)
      await aGatedPage(call)
      await signInAs(page, address, { email: createAddress('off', info.testId), name: 'Ines Duarte' })
      await page.goto(`${address}/about`)
      await waitUntilServed(page)
      await page.goto(`${address}/members-only`)
      await expect(page.getByText(WORDS)).toBeVisible()
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      await expect.poll(() => findOnDevice(page, WORDS)).not.toEqual([])

      await test.step('connected members are disconnected', async () => {
        await call('apps.switchOff')
        await expect(page.getByText(WORDS)).toBeHidden({ timeout: 10_000 })
        await expectNameOnly(page)
      })

      await test.step('no address of it shows more, and stored data stays', async () => {
        await page.reload()
        await expectNameOnly(page)
        for (const path of ['/about', '/me/account', '/never-opened']) {
          await page.goto(address + path)
          await expectNameOnly(page)
        }
        expect(await findOnDevice(page, WORDS)).not.toEqual([])
      })

      await test.step('all is as it was once it is on', async () => {
        await call('apps.switchOn')
        await page.goto(`${address}/members-only`)
        await expect(page.getByText(WORDS)).toBeVisible()
        await page.goto(`${address}/me/account`)
        await expect(page.getByText('Ines Duarte').filter({ visible: true }).first()).toBeVisible()
      })
      ignoreErrors(quiet, 503)
      ignoreErrors(quiet, /WebSocket/)
    })
    await resetBrowser(page)
    await test.step('a visitor without a live connection notices it at the next navigation', async () => {
      const { address, call } = await anApp(foyer, `${info.testId}b`)
      await page.goto(`${address}/programs`)
      await waitUntilServed(page)
      await page.goto(`${address}/about`)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)

      await call('apps.switchOff')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('navigation').getByRole('link', { name: 'Programs', exact: true }).click()
      await expectNameOnly(page)
      await call('apps.switchOn')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible()
      ignoreErrors(quiet, 503)
    })
  },
)
