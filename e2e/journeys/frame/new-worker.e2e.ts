import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { waitUntilServed } from '../../support/device-storage.ts'
import { ignoreErrors } from '../../support/people.ts'
import { aWorkerProxy } from '../../support/worker-proxy.ts'

test.use({ serviceWorkers: 'allow' })

/** Whether the browser has a waiting service worker. */
const hasWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

test(
  'a new service worker waits for a navigation, takes over once, and leaves no tab on the old version',
  { tag: '@rare' },
  async ({ page, foyer, quiet }) => {
    const proxy = await aWorkerProxy(foyer.app(foyer.demo.slug))
    try {
      await page.goto(`${proxy.address}/about`)
      await waitUntilServed(page)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      const loads: string[] = []
      page.on('request', (request) => {
        const is_document = request.isNavigationRequest() && request.frame() === page.mainFrame()
        if (is_document) loads.push(request.url())
      })
      const loader = page.getByRole('status').filter({ hasText: 'Loading new version' })
      await page.setViewportSize({ width: 1280, height: 800 })
      const programs = page.getByRole('navigation').getByRole('link', { name: 'Programs', exact: true })

      proxy.serveNext()
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      await expect.poll(() => hasWaiting(page)).toBe(true)
      expect(loads).toEqual([])

      await programs.click()
      await expect(loader).toBeVisible()
      await expect(page).toHaveURL(`${proxy.address}/programs`)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      expect(loads).toEqual([expect.stringMatching(/\/programs\?v=[0-9a-z]+$/)])
      await expect.poll(() => hasWaiting(page)).toBe(false)

      await page
        .getByRole('link', { name: /Hips, open/ })
        .first()
        .click()
      await expect(page).toHaveURL(`${proxy.address}/programs/hips-open`)
      await expect(page.getByRole('heading', { level: 1, name: 'Hips, open' })).toBeVisible()
      expect(loads).toHaveLength(1)
      // The socket is of another host here, and the policy of the document closes it.
      ignoreErrors(quiet, /WebSocket|connect-src/)
    } finally {
      await proxy.close()
    }
  },
)
