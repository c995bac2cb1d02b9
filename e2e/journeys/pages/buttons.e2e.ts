import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { getDialog, resetBrowser } from '../../support/people.ts'
import { anApp, publishAll, addButtons, setPageAccess } from '../../support/studio.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true })

test(
  'an owner’s buttons on a page lead to their targets, and a page is shared',
  { tag: '@rare' },
  async ({ page, context, foyer }, info) => {
    test.slow()
    await test.step('lead to their targets, show locks, and share the page', async () => {
      const { address, call } = await anApp(foyer, info.testId)
      const { items } = await call('pages.listPages', {})
      const idOf = (path: string): string => {
        const found = items.find((item) => item.path === path)
        if (!found) throw new Error(`No page at ${path}`)
        return found.page_id
      }
      const { products } = await call('commerce.listProducts', {})
      const all_in = products.find(({ title }) => /All-in/.test(title))?.id ?? ''
      const wishes = [
        ['Read the journal', { type: 'open_page', page_id: idOf('/journal') }],
        ['Open the program', { type: 'open_page', page_id: idOf('/programs/slow-burn') }],
        ['Eat well', { type: 'open_page', page_id: idOf('/kitchen') }],
        ['Train hips', { type: 'open_page', page_id: idOf('/programs/hips-open') }],
        ['Visit the gym', { type: 'open_url', url: 'https://gym.example/visit' }],
        ['Buy All-in', { type: 'trigger_purchase', product_ids: [all_in] }],
        ['Go on', { type: 'open_next' }],
        ['Tell a friend', { type: 'share' }],
      ] as const
      const first = items.filter(
        ({ parent_id }) => parent_id === items.find(({ path }) => path === '/about')?.parent_id,
      )
      const about = first.findIndex(({ path }) => path === '/about')
      const next = first[about + 1]
      await addButtons(call, idOf('/about'), wishes)
      await publishAll(call)
      const later = { is_scheduled: true, unlocks_at: '2031-05-04T09:00:00.000Z' }
      await setPageAccess(call, idOf('/kitchen'), later)
      await setPageAccess(call, idOf('/programs/hips-open'), { require_authentication: true })
      const open = async (): Promise<void> => {
        await page.goto(`${address}/about`)
        await expect(page.locator('html[data-ready]')).toHaveCount(1)
      }

      await open()
      await expect(button(page, 'Open the program')).toHaveAttribute('data-state', 'require_purchase')
      await photograph(page, 'buttons')
      await button(page, 'Read the journal').click()
      await expect(page).toHaveURL(`${address}/journal`)
      await page.goBack()
      await button(page, 'Open the program').click()
      await expect(page).toHaveURL(/\/about#checkout\?ids=/)
      await expect(getDialog(page).getByRole('button', { name: /Slow Burn/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(getDialog(page)).toBeHidden()
      await button(page, 'Train hips').click()
      await expect(getDialog(page).getByLabel('Email')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(getDialog(page)).toBeHidden()
      await button(page, 'Eat well').click()
      await expect(getDialog(page)).toContainText(/May 4, 2031/)
      await photograph(page, 'buttons-later')
      await page.keyboard.press('Escape')
      await expect(getDialog(page)).toBeHidden()

      await expect(button(page, 'Visit the gym')).toHaveAttribute('target', '_blank')
      await expect(button(page, 'Visit the gym')).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(button(page, 'Visit the gym')).toHaveAttribute('href', 'https://gym.example/visit')
      await button(page, 'Buy All-in').click()
      await expect(getDialog(page).getByRole('button', { name: /Buy now: free trial, then/ })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`#checkout\\?ids=${all_in}$`))
      await page.keyboard.press('Escape')
      await expect(getDialog(page)).toBeHidden()

      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await button(page, 'Tell a friend').click()
      await expect(page.getByText('Link copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}/about`)

      await button(page, 'Go on').click()
      if (next) await expect(page).toHaveURL(address + next.path)
      else await expect(page).toHaveURL(`${address}/about`)
    })
    await resetBrowser(page)
    await test.step('share the page from its menu', async () => {
      const address = foyer.app(foyer.demo.slug)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${address}/journal/why-slow-reps-build-strong-backs`)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('list', { name: 'Menu' }).getByRole('button', { name: 'Share' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Menu' })).toBeHidden()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${address}/journal/why-slow-reps-build-strong-backs`,
      )
    })
  },
)
