import type { ApiClient } from '@foyer/contract/client'
import type { Page } from '@playwright/test'
import { secondsUntilNoon } from '../../support/app-clock.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { expectStill } from '../../support/layout-shift.ts'
import { createAddress, aMember, signInAs, ignoreErrors, resetBrowser } from '../../support/people.ts'
import { anApp, buy } from '../../support/studio.ts'

const aside = (page: Page) => page.getByRole('complementary', { name: 'Your week' })

/** The Monday that comes, and days counted from it. */
const fromMonday = (days: number): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + days)
  return day.toISOString().slice(0, 10)
}

/** The ids of pages by their paths. */
async function loadPageIds(call: ApiClient): Promise<(path: string) => string> {
  const { items } = await call('pages.listPages', {})
  const ids = new Map(items.map(({ path, page_id }) => [path, page_id]))
  return (path) => ids.get(path) ?? ''
}

const plan = (call: ApiClient, item_id: string, date: string) =>
  call('schedule.scheduleItem', { item_id, item_type: 'page', date, is_all_day: true })

test.describe('a member at home on a wide screen', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

  test(
    'a member on the home screen of a wide display sees the week, finds a first plan, and can retry',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      await test.step('sees the week, what they are in the middle of and what comes next, and nothing moves', async () => {
        const reload_home = { name: 'Kiln', primary_color: '#F0491E' }
        const { slug, address, call } = await anApp(foyer, info.testId, reload_home)
        const at = await loadPageIds(call)
        const email = createAddress('week', info.testId)
        const member = await aMember(foyer, email, 'Dana Whitlock', slug)
        const { products } = await member.call('commerce.listProducts', {})
        const slow_burn = products.find(({ title }) => title === 'Slow Burn')
        await buy(member.call, { id: slow_burn?.id ?? '' })
        await member.call('progress.startPage', { id: at('/programs/slow-burn') })
        const squat = at('/programs/slow-burn/week-1/squat-and-brace')
        await plan(member.call, squat, fromMonday(0))
        await member.call('progress.completePage', { id: squat })
        await plan(member.call, at('/programs/slow-burn/week-1/hinge-and-pull'), fromMonday(2))
        await plan(member.call, at('/programs/hips-open'), fromMonday(3))
        await plan(member.call, at('/programs/slow-burn/week-1/press-and-carry'), fromMonday(4))
        await plan(member.call, at('/kitchen/miso-salmon-crisp-rice'), fromMonday(4))
        await call('apps.moveClock', { forward_seconds: secondsUntilNoon(fromMonday(2)) })

        await signInAs(page, address, { email })
        await page.goto(address)
        const week = aside(page).getByRole('region', { name: 'This week' })
        await expect(week.getByRole('link')).toHaveCount(7)
        const day = (days: number) => week.locator(`a[href$="day=${fromMonday(days)}"]`)
        await expect(day(0)).toHaveAccessibleName(/Done$/)
        await expect(day(2)).toHaveAttribute('aria-current', 'date')
        await expect(day(4)).toHaveAccessibleName(/2 items$/)
        const running = aside(page).getByRole('region', { name: 'Continue' })
        await expect(running.getByRole('link', { name: /Slow Burn/ })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(1)
        const next = aside(page).getByRole('region', { name: 'Next up' })
        await expect(next.getByRole('link')).toHaveText([
          /Hips, open.*Tomorrow · 12 min/,
          /Press & carry/,
          /Miso/,
        ])
        await photograph(page, 'member-home-week')

        await page.setViewportSize({ width: 1280, height: 800 })
        await page.reload()
        await expect(next).toBeVisible()
        await expectStill(page, 0.001)
        await page.setViewportSize({ width: 1100, height: 800 })
        await expect(aside(page)).toHaveCount(0)
        await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible()
        await page.setViewportSize({ width: 1280, height: 800 })

        await day(4).click()
        await expect(page).toHaveURL(new RegExp(`day=${fromMonday(4)}$`))
        await expect(page.locator(`button[data-day="${fromMonday(4)}"]`)).toHaveAttribute(
          'aria-pressed',
          'true',
        )
      })
      await resetBrowser(page)
      await test.step('a member without a plan is led to one, and a week that failed to load can be retried', async () => {
        await test.step('is led to a plan if there is none, and a guest sees no week at all', async () => {
          const address = foyer.app(foyer.demo.slug)
          await page.goto(address)
          await expect(page.locator('html[data-ready]')).toHaveCount(1)
          await expect(aside(page)).toHaveCount(0)
          await signInAs(page, address, { email: createAddress('bare', info.testId), name: 'Ines Duarte' })
          await page.goto(address)
          await expect(aside(page).getByText('Nothing scheduled yet.')).toBeVisible()
          await photograph(page, 'member-home-week-empty')
          await page.setViewportSize({ width: 1280, height: 800 })
          await aside(page).getByRole('link', { name: 'Plan your week' }).click()
          await expect(page).toHaveURL(/\/me\/schedule$/)
        })
        await resetBrowser(page)
        await page.setViewportSize({ width: 1280, height: 800 })
        await test.step('sees an error when the week fails to load, and can retry', async () => {
          const address = foyer.app(foyer.demo.slug)
          await page.route('**/api/v1/schedule?*', (route) => route.fulfill({ status: 418 }))
          await signInAs(page, address, { email: createAddress('retry', info.testId), name: 'Ines Duarte' })
          await page.goto(address)
          await expect(aside(page).getByText('This didn’t load.')).toBeVisible()
          await page.unroute('**/api/v1/schedule?*')
          await aside(page).getByRole('button', { name: 'Try again' }).click()
          await expect(aside(page).getByRole('region', { name: 'This week' })).toBeVisible()
          ignoreErrors(quiet, 418)
        })
      })
    },
  )
})
