import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreNetworkErrors, setNetwork } from '../../support/network.ts'
import { findOnDevice, waitUntilServed } from '../../support/device-storage.ts'
import { createAddress, getDialog, signInAs, ignoreErrors, logOut } from '../../support/people.ts'
import { anApp, publishAll } from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const ARTICLE = '/journal/why-slow-reps-build-strong-backs'

/** Returns the languages whose texts are stored on the device. */
function listStoredLanguages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const texts = keys.flat().map(({ url }) => /\/messages-[^/]+\/([^/]+)\//.exec(url)?.[1])
    return [...new Set(texts)].filter((language) => language !== undefined)
  })
}

/** Opens pages until the service worker serves them and their texts. */
async function visit(page: Page, address: string, paths: readonly string[]): Promise<void> {
  if (page.context().serviceWorkers().length === 0) {
    await page.goto(address + paths[0])
    await waitUntilServed(page)
  }
  for (const path of paths) {
    await page.goto(address + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
  }
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  await expect.poll(() => listStoredLanguages(page)).toEqual([language])
  await page.waitForLoadState('networkidle')
}

/** Notes the changes that are sent from now on, by their path. */
function recordSent(page: Page, wanted: RegExp): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && wanted.test(pathname)) sent.push(pathname)
  })
  return sent
}

/** A member who has opened these pages while there was a network. */
async function signInAndVisit(
  page: Page,
  address: string,
  { email, paths }: { email: string; paths: readonly string[] },
): Promise<void> {
  await signInAs(page, address, { email, name: 'Ines Duarte' })
  await visit(page, address, paths)
}

/** A refusal as the server formats it. */
const refusal = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
})

test.describe('without a network', () => {
  test.slow()

  test(
    'a deleted page is removed from the device after the server has reported it',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, { testId }) => {
      const { address, call } = await anApp(foyer, testId)
      await visit(page, address, ['/', ARTICLE])
      const pages = (await call('pages.listPages', {})).items
      await call('pages.deletePage', { id: pages.find(({ path }) => path === ARTICLE)?.page_id ?? '' })
      await publishAll(call)
      expect((await page.goto(address + ARTICLE))?.status()).toBe(404)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)

      await setNetwork(page, false)
      await page.goto(address + ARTICLE)
      await expect(page.getByText('You’re offline')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: /Why slow reps/ })).toHaveCount(0)
      const stored = await findOnDevice(page, 'Why slow reps')
      expect(stored.filter((place) => place.includes('why-slow-reps'))).toEqual([])
      ignoreErrors(quiet, 404)
      ignoreNetworkErrors(quiet)
    },
  )

  test(
    'shows a notice in a browser that stores nothing',
    { tag: '@rare' },
    async ({ page, foyer, quiet }) => {
      const address = foyer.app(foyer.demo.slug)
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('Not allowed', 'SecurityError')
        }
        Object.defineProperty(globalThis, 'indexedDB', { value: { open: refuse } })
      })
      await visit(page, address, ['/'])
      await setNetwork(page, false)
      await page.reload()
      const stored = page.getByRole('region', { name: 'Saved on this device' })
      await expect(stored).toContainText('This browser doesn’t store anything')
      await photograph(page, 'offline-no-storage')
      ignoreErrors(quiet, /records|Not allowed/)
      ignoreNetworkErrors(quiet)
    },
  )

  test(
    'the chosen language is available offline, and only its texts are stored',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, { testId }) => {
      const { address, call } = await anApp(foyer, testId, { name: 'Kiln', primary_color: '#F0491E' })
      await call('apps.updateApp', {
        locales: [
          { locale: 'en', status: 'default' },
          { locale: 'ar', status: 'published' },
        ],
      })
      await publishAll(call)
      await visit(page, address, ['/'])
      expect(await listStoredLanguages(page)).toEqual(['en'])
      await page.goto(`${address}/#auth`)
      await getDialog(page).getByLabel('Language').selectOption({ label: 'العربية' })
      await expect(page.locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
      await visit(page, address, ['/'])
      expect(await listStoredLanguages(page)).toEqual(['ar'])

      await setNetwork(page, false)
      await page.goto(`${address}/`)
      await expect(page.locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
      await expect(page.locator('[data-connection]')).toContainText('يمكنك استخدام المحفوظ على هذا الجهاز')
      await page.goto(`${address}/about`)
      await expect(page.getByRole('heading', { level: 1, name: 'غير متاح دون اتصال' })).toBeVisible()
      await photograph(page, 'offline-ar')
      ignoreNetworkErrors(quiet)
    },
  )
})

test(
  'offline, opened pages are available, others show a notice, and both return online',
  { tag: '@rare' },
  async ({ page, foyer, quiet }) => {
    test.slow()
    const address = foyer.app(foyer.demo.slug)
    await test.step('opened pages are available after a reload, others show a notice, and both return online', async () => {
      await visit(page, address, ['/', '/programs/hips-open', ARTICLE])
      await setNetwork(page, false)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /Why slow reps/ })).toBeVisible()
      await expect(page.getByText('You’re offline')).toBeVisible()
      await photograph(page, 'offline-page')

      await page.goto(`${address}/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${address}/about`)
      await expect(page.getByRole('heading', { level: 1, name: 'Not available offline' })).toBeVisible()
      await photograph(page, 'offline-unvisited')

      await setNetwork(page, true)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('You’re offline')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Not available offline' })).toBeHidden()
      ignoreNetworkErrors(quiet)
    })
    await test.step('the home screen lists stored pages first and opens them, and shows what the others need', async () => {
      await setNetwork(page, false)
      await page.goto(`${address}/`)
      const stored = page.getByRole('region', { name: 'Saved on this device' })
      await expect(stored.getByRole('link', { name: 'Open Why slow reps build strong backs' })).toBeVisible()
      await expect(stored.getByText(/^Saved \d/)).toBeVisible()
      await expect(stored.getByRole('list', { name: 'Needs a connection' })).toBeVisible()
      await photograph(page, 'offline-home')
      await stored.getByRole('link', { name: 'Hips, open' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hips, open' })).toBeVisible()
      ignoreNetworkErrors(quiet)
    })
  },
)

test('offline changes of a member are stored, sent once, reported if refused, and removed at log-out', async ({
  page,
  context,
  foyer,
  quiet,
}, info) => {
  test.setTimeout(300_000)
  const address = foyer.app(foyer.demo.slug)
  const email = createAddress('offline', info.testId)
  await test.step('a member’s changes are stored, shown as pending, survive a reload, and are sent once', async () => {
    const workout = '/programs/hips-open'
    await signInAndVisit(page, address, { email, paths: ['/me/my-content', workout] })
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeVisible()

    await setNetwork(page, false)
    await page.getByRole('button', { name: 'Bookmark' }).click()
    await page.getByRole('button', { name: 'Mark as complete' }).click()
    await expect(getDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(getDialog(page)).toBeHidden()
    await expect(page.getByText('2 changes waiting')).toBeVisible()
    await page.getByRole('button', { name: 'You’re offline' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Hips, open' }).filter({ hasText: 'Mark as complete' }),
    ).toBeVisible()
    await photograph(page, 'offline-waiting')
    await page.reload()
    await expect(page.getByText('2 changes waiting')).toBeVisible()

    const sent = recordSent(page, /complete|bookmark/)
    await setNetwork(page, true)
    await expect(page.getByText(/changes? waiting|Sending/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
    expect(sent.length).toBe(2)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
    ignoreNetworkErrors(quiet)
  })
  await test.step('a scheduled item and a comment wait together, and arrive once and in order', async () => {
    const MEAL = 'Miso salmon, crisp rice'
    const meal = '/kitchen/miso-salmon-crisp-rice'
    await visit(page, address, ['/me/schedule', meal, ARTICLE])
    await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
    const field = page.getByRole('textbox', { name: 'Write a message' })
    await expect(field).toBeVisible()

    await setNetwork(page, false)
    const message = `From the cellar ${info.testId}`
    await field.fill(message)
    await page.getByRole('button', { name: 'Send' }).click()
    const bubble = page
      .getByRole('list', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: message })
    await expect(bubble).toContainText('Waiting to send')
    await page.goto(address + meal)
    await page.getByRole('button', { name: 'Add to schedule' }).click()
    await getDialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(getDialog(page)).toBeHidden()
    await expect(page.getByText(`${MEAL} was added to your schedule`)).toHaveCount(0)
    await expect(page.getByText('2 changes waiting')).toBeVisible()
    await page.getByRole('button', { name: 'You’re offline' }).click()
    const rows = page.locator('[data-connection]').getByRole('listitem')
    await expect(rows).toHaveText([new RegExp(message), new RegExp(`${MEAL}.*Add to schedule`)])
    await photograph(page, 'offline-planned')
    await page.goto(`${address}/me/schedule`)
    await expect(page.getByText('2 changes waiting')).toBeVisible()

    const sent = recordSent(page, /schedule|messages/)
    await setNetwork(page, true)
    await expect(page.getByRole('main').getByRole('link', { name: MEAL })).toHaveCount(1)
    await expect(page.getByText(/changes? waiting|Sending/)).toHaveCount(0)
    expect(sent).toEqual([expect.stringMatching(/messages$/), expect.stringMatching(/schedule/)])
    await page.goto(address + ARTICLE)
    await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
    await expect(bubble).toHaveCount(1)
    await expect(bubble).not.toContainText('Waiting to send')
    ignoreNetworkErrors(quiet)
  })
  await test.step('a pending change that is refused is reported, wherever the member is by then', async () => {
    await visit(page, address, ['/me/account', ARTICLE])
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeVisible()
    await setNetwork(page, false)
    await page.getByRole('button', { name: 'Mark as complete' }).click()
    await expect(page.getByText('1 change waiting')).toBeVisible()
    await page.goto(`${address}/me/account`)
    await expect(page.getByText('1 change waiting')).toBeVisible()
    await context.route('**/api/v1/pages/*/complete', (route) => route.fulfill(refusal(403, 'page_locked')))
    await setNetwork(page, true)
    await expect(page.getByText(/Why slow reps.*: a pending change couldn’t be saved/)).toBeVisible()
    await expect(page.getByText('1 change waiting')).toBeHidden()
    ignoreErrors(quiet, 403)
    ignoreNetworkErrors(quiet)
  })
  await context.unrouteAll()
  await test.step('an unreachable server: stored content is shown with a notice, and the app recovers by itself', async () => {
    await visit(page, address, [ARTICLE])
    const offline_text = async (route: { fulfill: (answer: object) => Promise<void> }): Promise<void> =>
      route.fulfill({ ...refusal(503, 'unavailable'), headers: { 'retry-after': '1' } })
    await context.route('**/api/v1/**', offline_text)
    await context.route('**/readyz', offline_text)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /Why slow reps/ })).toBeVisible()
    await expect(page.getByText('Service unavailable')).toBeVisible()
    await photograph(page, 'unreachable-page')
    await page.getByRole('button', { name: 'Mark as complete' }).click()
    await expect(page.getByText('1 change waiting')).toBeVisible()
    await page.keyboard.press('Escape')

    // The device loses its own network after the server became unreachable: the card shows the current
    // reason.
    await setNetwork(page, false)
    await expect(page.getByText('You’re offline')).toBeVisible()
    await setNetwork(page, true)
    await context.unroute('**/readyz', offline_text)
    await context.unroute('**/api/v1/**', offline_text)
    await expect(page.getByText('Service unavailable')).toBeHidden({ timeout: 30_000 })
    await expect(page.getByText(/1 change waiting|Sending/)).toHaveCount(0, { timeout: 30_000 })
    ignoreNetworkErrors(quiet)
  })
  await context.unrouteAll()
  await test.step('the week at home is still there', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    const week = page
      .getByRole('complementary', { name: 'Your week' })
      .getByRole('region', { name: 'This week' })
    await expect(week).toBeVisible()
    await expect.poll(() => findOnDevice(page, '"schedule","items"')).not.toEqual([])
    await setNetwork(page, false)
    await page.reload()
    await expect(week).toBeVisible()
    await expect(page.getByText('You’re offline')).toBeVisible()
    await setNetwork(page, true)
    await page.setViewportSize({ width: 375, height: 812 })
    ignoreNetworkErrors(quiet)
  })
  await test.step('nothing of a member is left on the device once they have logged out', async () => {
    await visit(page, address, ['/me/my-content', '/me/account'])
    await logOut(page)
    await expect(page).toHaveURL(`${address}/`)
    await expect.poll(() => findOnDevice(page, email)).toEqual([])
    await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true)
    await setNetwork(page, false)
    await page.goto(`${address}/me/account`)
    await expect(page.getByText('You’re offline')).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    ignoreNetworkErrors(quiet)
  })
})
