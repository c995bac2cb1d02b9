import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { aMember, getDialog, signInAs, ignoreErrors } from '../../support/people.ts'
import {
  anApp,
  aPageOfWords,
  aProduct,
  buy,
  publishAll,
  addButtons,
  setPageAccess,
} from '../../support/studio.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true })
const later = { is_scheduled: true, unlocks_at: '2031-05-04T09:00:00.000Z' }
const LOCKED_TEXT = "You don't have access"

test.describe('links into other trees', () => {
  test.slow()

  test(
    'show guests and members the same locks, the opening time in their own time zone, and where to start',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, { testId }) => {
      const { address, call, slug } = await anApp(foyer, testId)
      const { items } = await call('pages.listPages', {})
      const about = items.find(({ path }) => path === '/about')?.page_id ?? ''
      const kitchen = await aPageOfWords(call, 'Slow kitchen', 'Beans, rice and time.')
      const week = await aPageOfWords(call, 'Week two', 'Heavier than week one.')
      const winter = await aPageOfWords(call, 'Winter block', 'Snow outside, chalk inside.')
      const free = await aPageOfWords(call, 'Members lounge', 'Chairs and tea.')
      const product = await aProduct(call, 'Winter pass')
      await addButtons(call, about, [
        ['Eat well', { type: 'open_page', page_id: kitchen }],
        ['Go on', { type: 'open_page', page_id: week }],
        ['Train in winter', { type: 'open_page', page_id: winter }],
        ['Sit down', { type: 'open_page', page_id: free }],
      ])
      await publishAll(call)
      await setPageAccess(call, kitchen, later)
      const dripped = { is_scheduled: true, unlock_duration_seconds: 604_800 }
      await setPageAccess(call, week, { ...dripped, is_progress_root: true })
      await setPageAccess(call, winter, { require_purchase: true, products: [product.id], ...later })
      await setPageAccess(call, free, { require_authentication: true })

      const open = async (at: Page): Promise<void> => {
        await at.goto(`${address}/about`)
        await expect(at.locator('html[data-ready]')).toHaveCount(1)
      }
      await open(page)
      await button(page, 'Eat well').click()
      await expect(getDialog(page)).toContainText('“Slow kitchen” will be available on May 4, 2031')
      await page.keyboard.press('Escape')
      await expect(getDialog(page)).toBeHidden()
      await button(page, 'Go on').click()
      await expect(page.getByRole('heading', { level: 1, name: LOCKED_TEXT })).toBeVisible()
      await expect(page.getByText('Log in and start “Week two” to see when it unlocks.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Start', exact: true })).toBeHidden()
      await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible()
      await photograph(page, 'locked-start-guest')

      const member = await aMember(foyer, newAddress('ines'), 'Ines Duarte', slug)
      await member.call('identity.updateUser', { timezone: 'Pacific/Auckland' })
      await buy(member.call, product)
      const phone = await browser.newPage()
      const { email, password } = member
      await signInAs(phone, address, { email, password })
      await open(phone)
      await expect(button(phone, 'Sit down')).toHaveAttribute('data-state', 'granted')
      for (const name of ['Eat well', 'Train in winter', 'Go on'])
        await expect(button(phone, name)).toHaveAttribute('data-state', 'is_scheduled')
      await button(phone, 'Train in winter').click()
      await expect(getDialog(phone)).toContainText(
        /“Winter block” will be available on May 4, 2031 at 9:00\sPM/,
      )
      await photograph(phone, 'links-later-member')
      await phone.keyboard.press('Escape')
      await expect(getDialog(phone)).toBeHidden()
      await button(phone, 'Go on').click()
      await expect(phone.getByText('Start “Week two” to see when it unlocks.')).toBeVisible()
      const start = phone.getByRole('main').getByRole('button', { name: 'Start', exact: true })
      await photograph(phone, 'locked-start-member')
      await phone.route('**/api/v1/pages/*/subscribers', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 403 }) : route.continue(),
      )
      await start.click()
      await expect(phone.getByText('This couldn’t be started')).toBeVisible()
      await expect(start).toBeEnabled()
      await phone.unroute('**/api/v1/pages/*/subscribers')
      await start.click()
      await expect(phone.getByText(/“Week two” will be available on \w+ \d+, \d{4}/)).toBeVisible()
      await expect(start).toBeHidden()
      await phone.reload()
      await expect(phone.getByText(/“Week two” will be available on \w+ \d+, \d{4}/)).toBeVisible()

      // If the tree cannot be loaded, the link shows its published state.
      await phone.route('**/api/v1/pages/tree/gates*', (route) => route.abort())
      await open(phone)
      await button(phone, 'Eat well').click()
      await expect(getDialog(phone)).toContainText(
        /“Slow kitchen” will be available on May 4, 2031 at 9:00\sPM/,
      )
      await phone.close()
      ignoreErrors(quiet, 403)
    },
  )
})
