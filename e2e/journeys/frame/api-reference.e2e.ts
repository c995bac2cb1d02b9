import { expect, expectAccessible, test } from '../../support/fixtures.ts'

test(
  'the API reference is readable on a phone and loads nothing from elsewhere',
  { tag: '@rare' },
  async ({ foyer, page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(foyer.studio))
        elsewhere.push(request.url())
    })
    await page.goto(`${foyer.studio}/api/v1/docs#tag/messaging/POST/threads/{id}/messages`)
    await expect(page.getByRole('heading', { name: 'Foyer API' })).toBeVisible()
    await expect(page.getByText('thread_is_read_only').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await expectAccessible(page)
    expect(elsewhere).toEqual([])
  },
)
