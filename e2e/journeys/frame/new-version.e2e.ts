import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { createAddress, signInAs, ignoreErrors } from '../../support/people.ts'

test.use({ viewport: { width: 1280, height: 720 } })

/** Where a browser without a worker reads which build is served. */
const WORKER = '**/sw.js'

const ARTICLE = '/journal/why-slow-reps-build-strong-backs'

/** From now on server responses to this browser name another build than the open document's. */
async function announceOtherBuild(page: Page): Promise<void> {
  const modules = await page.locator('script[data-modules]').getAttribute('data-modules')
  const entry = modules?.split(' ')[0]?.split('/').at(-1)
  if (!entry) throw new Error('The document names no modules.')
  const served = await page.evaluate(async () => (await fetch('/sw.js')).text())
  expect(served).toContain(entry)
  const body = served.replaceAll(entry, 'entry-client-1aterOne.js')
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Waits for the hourly check of the served build while the tab stays open. */
async function passUpdateCheck(page: Page): Promise<void> {
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(WORKER, { timeout: 1_000 }),
      page.clock.fastForward('01:00:01'),
    ])
    await answer.finished()
  }).toPass()
}

/** Notes the documents that are loaded from now on. */
function recordLoads(page: Page): readonly { url: string; at: number }[] {
  const loads: { url: string; at: number }[] = []
  page.on('request', (request) => {
    const is_document = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (is_document) loads.push({ url: request.url(), at: Date.now() })
  })
  return loads
}

test('a new version loads at the next navigation, once, and discards no text being written', async ({
  page,
  foyer,
}, { testId }) => {
  const address = foyer.app(foyer.demo.slug)
  await page.clock.install()
  await signInAs(page, address, { email: createAddress('version', testId), name: 'Ines Duarte' })
  await page.goto(address + ARTICLE)
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
  const comment = page.getByRole('textbox', { name: 'Write a message' })
  await comment.fill('Half a thought')
  const loads = recordLoads(page)
  const loader = page.getByRole('status').filter({ hasText: 'Loading new version' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const programs = page.getByRole('navigation').getByRole('link', { name: 'Programs', exact: true })

  await test.step('it waits while the member stays on the page', async () => {
    await announceOtherBuild(page)
    await passUpdateCheck(page)
    await expect(comment).toHaveValue('Half a thought')
    await expect(loader).toHaveCount(0)
    expect(loads).toEqual([])
  })

  await test.step('a link loads its page whole, past all caches, behind the global loader', async () => {
    const followed_at = Date.now()
    await programs.click()
    await expect(loader).toBeVisible()
    await expect(page).toHaveURL(`${address}/programs`)
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible()
    await expect(loader).toHaveCount(0)
    expect(loads.map(({ url }) => url)).toEqual([expect.stringMatching(/\/programs\?v=[0-9a-z]+$/)])
    expect((loads[0]?.at ?? 0) - followed_at).toBeGreaterThanOrEqual(1_400)
  })

  await test.step('the loaded build is the served one, so the next link navigates as usual', async () => {
    await page.unroute(WORKER)
    await passUpdateCheck(page)
    await page
      .getByRole('link', { name: /Hips, open/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${address}/programs/hips-open`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hips, open' })).toBeVisible()
    expect(loads).toHaveLength(1)
  })
})

test(
  'a panel of a removed build opens in the new version at the same address, and reloads only once',
  { tag: '@rare' },
  async ({ page, foyer, quiet }) => {
    const address = foyer.app(foyer.demo.slug)
    await page.goto(`${address}/about`)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    const loads = recordLoads(page)
    await announceOtherBuild(page)
    await page.route('**/_assets/*.js', (route) =>
      loads.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )

    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading new version' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\/about#auth/)
    expect(loads.map(({ url }) => url)).toEqual([expect.stringMatching(/\/about\?v=[0-9a-z]+/)])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(loads).toHaveLength(1)
    ignoreErrors(quiet, 404)
    ignoreErrors(quiet, /dynamically imported module/)
  },
)
