import { addDays, dayInZone } from '@foyer/domain/time'
import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { expectStill } from '../../support/layout-shift.ts'
import { newAddress, buySlowBurn } from '../../support/members.ts'
import { signInAs, ignoreErrors, resetBrowser } from '../../support/people.ts'

/** The page's own action: one at the foot of a phone's screen, the same inside of the page on wide ones. */
const action = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true })

/** Returns a date some days from today as a date field's value, in the time zone of the test browsers. */
const dayFromNow = (days: number): string =>
  addDays(dayInZone(new Date().toISOString(), 'Europe/London'), days)

declare global {
  interface Window {
    /** What only a guest is to see, and was shown at some moment since the page was opened. */
    foyer_visible_texts: string[]
  }
}

/** Records in every frame whether texts for guests are visible to a member. */
function recordVisibleTexts(): void {
  window.foyer_visible_texts = []
  const record = (): void => {
    const elements = 'main :is(button, h1, [class*="chip"], a[href$="/slow-burn"] span)'
    for (const element of document.querySelectorAll(elements)) {
      const text = element.textContent
      const is_for_guests =
        ['Start program', 'Start here', 'Buy to open'].includes(text) || text.startsWith('Strength')
      if (is_for_guests && element.checkVisibility({ visibilityProperty: true }))
        window.foyer_visible_texts.push(text)
    }
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

/** The heading of a list of my-content, and the rows below it. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('a member who trains', () => {
  test(
    'is greeted at home with what there is to do now, and nothing moves when it comes',
    { tag: '@rare' },
    async ({ page, foyer }) => {
      const address = foyer.app(foyer.demo.slug)
      const greeting = page.getByRole('heading', { level: 1, name: /, Ines$/ })
      await signInAs(page, address, { email: newAddress('home'), name: 'Ines Duarte' })
      await page.goto(address)
      await expect(greeting).toBeVisible()
      await expect(page.getByText('Start here')).toBeVisible()
      await expect(section(page, 'Continue')).toBeHidden()

      await buySlowBurn(page, address)
      await action(page, 'button', 'Start program').click()
      await expect(page.getByText('0 of 9 sessions')).toBeVisible()
      await page.goto(address)
      await expect(page.getByText('Today', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Squat & brace' })).toBeVisible()
      await page.getByRole('link', { name: 'Start workout' }).click()
      await action(page, 'button', 'Mark as complete').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

      await page.goto(`${address}/programs/slow-burn/week-1/press-and-carry`)
      await page.getByRole('button', { name: 'Add to schedule' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText(/was added to your schedule/)).toBeVisible()
      await page.getByRole('button', { name: 'Add to schedule' }).click()
      await page.getByRole('dialog').getByLabel('Day').fill(dayFromNow(1))
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goto(address)
      const planned = page.getByRole('heading', { level: 2, name: 'Press & carry' })
      await expect(planned).toBeVisible()
      await expect(page.getByText('Today', { exact: true })).toBeVisible()
      await expect(
        section(page, 'Continue').getByRole('link', { name: /Week 1 of 3 · 1 of 9/ }),
      ).toBeVisible()

      await page.addInitScript(recordVisibleTexts)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 812 })
        await page.reload()
        await expect(section(page, 'Continue')).toBeVisible()
        await expect(planned).toBeVisible()
        await expectStill(page, 0.01)
        expect(await page.evaluate(() => window.foyer_visible_texts)).toEqual([])
      }

      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      for (const path of ['auth/verify', 'my-content/now'])
        await page.route(`**/api/v1/${path}`, async (route) => {
          await released
          await route.continue()
        })
      const verifying = page.waitForRequest('**/api/v1/auth/verify')
      await page.reload()
      await verifying
      // No animation may reveal what is for guests, however long the responses take.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.currentTime = 60_000
      })
      for (const text of ['Start here', 'Buy to open']) {
        await expect(page.getByText(text).first()).toBeAttached()
        await expect(page.getByText(text).first()).toBeHidden()
      }
      release()
      await expect(planned).toBeVisible()
      await expectStill(page, 0.01)
      expect(await page.evaluate(() => window.foyer_visible_texts)).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })

      await page.goto(`${address}/programs/slow-burn`)
      await expect(action(page, 'link', /^Continue/)).toBeVisible()
      expect(await page.evaluate(() => window.foyer_visible_texts)).toEqual([])
      await page.goto(address)
      await photograph(page, 'member-home-signed-in')
      await page.getByRole('link', { name: 'Start workout' }).click()
      await action(page, 'button', 'Mark as complete').click()
      await expect(page.getByText('2 of 9 in Slow Burn')).toBeVisible()
      await page.goto(`${address}/me/schedule`)
      await page.getByRole('radio', { name: 'Month' }).check()
      const rows = page.getByRole('main').getByRole('link', { name: /Press & carry/ })
      await expect(rows).toContainText(['Done'])
      await page.locator(`button[data-day="${dayFromNow(1)}"]`).click()
      await expect(rows).not.toContainText('Done')
      await rows.click()
      await expect(action(page, 'button', 'Mark as complete')).toBeVisible()
      await page.goto(address)
      await section(page, 'Continue')
        .getByRole('link', { name: /Slow Burn/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
    },
  )
})

test('a member trains: starts, completes, continues, reopens, leaves, and sees what failed', async ({
  page,
  foyer,
  quiet,
}) => {
  test.slow()
  await test.step('a member starts a purchase, completes, continues, bookmarks a page, reopens one, and leaves', async () => {
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, { email: newAddress('train'), name: 'Ines Duarte' })
    await test.step('starts a purchase at once, completes, continues, bookmarks a page, and finds everything again', async () => {
      await page.goto(`${address}/me/my-content`)
      // All that a new member has is what the owner scheduled for everyone.
      await expect(page.getByText('Hips under load').first()).toBeVisible()
      await photograph(page, 'member-my-content-new')
      await buySlowBurn(page, address)
      await action(page, 'button', 'Start program').click()
      await expect(page.getByText('0 of 9 sessions')).toBeVisible()
      await photograph(page, 'member-program')

      await action(page, 'link', 'Continue: Squat & brace').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Squat & brace' })).toBeVisible()
      await photograph(page, 'member-workout-list')
      await action(page, 'button', 'Mark as complete').click()
      const instant = page.getByRole('dialog')
      await expect(instant.getByText('1 of 9 in Slow Burn')).toBeVisible()
      await photograph(page, 'member-completion')
      await instant.getByRole('button', { name: 'Next: Hinge & pull' }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Hinge & pull' })).toBeVisible()
      await expect(instant).toBeHidden()
      const bookmark = page.getByRole('button', { name: 'Bookmark' })
      await bookmark.click()
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true')

      await page.goto(`${address}/me/my-content`)
      await expect(section(page, 'Programs').getByRole('link', { name: /Slow Burn.*1 of 9/ })).toBeVisible()
      await expect(section(page, 'Recent').getByRole('link', { name: /Squat & brace/ })).toBeVisible()
      await expect(section(page, 'Bookmarked').getByRole('link', { name: /Hinge & pull/ })).toBeVisible()
      await expect(section(page, 'Purchased').getByRole('link', { name: /Slow Burn/ })).toBeVisible()
      await photograph(page, 'member-my-content')
    })
    await test.step('opens again what was completed, and the program counts it back', async () => {
      await page.goto(`${address}/programs/slow-burn/week-1/squat-and-brace`)
      const instant = page.getByRole('dialog')
      const done = action(page, 'button', 'Completed')
      await expect(done).toHaveAttribute('aria-pressed', 'true')
      await done.click()
      await expect(action(page, 'button', 'Mark as complete')).toHaveAttribute('aria-pressed', 'false')
      await expect(instant).toBeHidden()
      await page.goto(`${address}/programs/slow-burn`)
      await expect(page.getByText('0 of 9 sessions')).toBeVisible()
      await expect(action(page, 'link', 'Continue: Squat & brace')).toBeVisible()
    })
    await test.step('leaves a program after a question, undoes it, leaves again, and starts with what was done', async () => {
      await action(page, 'link', 'Continue: Squat & brace').click()
      await action(page, 'button', 'Mark as complete').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Add to schedule' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText(/was added to your schedule/)).toBeVisible()
      await page.goto(`${address}/programs/slow-burn`)
      await expect(action(page, 'link', /^Continue/)).toBeVisible()
      const leave = page.getByRole('button', { name: 'Leave program' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
      // In the menu and at the end of the page.
      await expect(leave).toHaveCount(2)
      await page.keyboard.press('Escape')
      await leave.click()
      const question = page.getByRole('alertdialog', { name: 'Leave Slow Burn?' })
      await expect(question.getByText('Your progress: 1 of 9 completed')).toBeVisible()
      await expect(question.getByText('1 item in your schedule')).toBeVisible()
      await photograph(page, 'member-leave-program')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText('1 of 9 sessions')).toBeVisible()

      await leave.click()
      await question.getByRole('button', { name: 'Leave program' }).click()
      await expect(action(page, 'button', 'Start program')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(action(page, 'link', 'Continue: Hinge & pull')).toBeVisible()
      await expect(page.getByText('1 of 9 sessions')).toBeVisible()
      await page.goto(`${address}/me/schedule`)
      await expect(page.getByRole('main').getByRole('link', { name: /^Squat & brace/ })).toHaveCount(1)

      await page.goto(`${address}/programs/slow-burn`)
      await leave.click()
      await question.getByRole('button', { name: 'Leave program' }).click()
      await action(page, 'button', 'Start program').click()
      const restart = page.getByRole('dialog', { name: 'Start Slow Burn again?' })
      await expect(restart).toContainText('You completed 1 of 9')
      await photograph(page, 'member-restart-program')
      await restart.getByRole('button', { name: 'Keep 1 completed' }).click()
      await expect(action(page, 'link', 'Continue: Hinge & pull')).toBeVisible()
    })
  })
  await resetBrowser(page)
  await test.step('a refused completion, or one whose page chunk fails to load, shows an error and succeeds on retry', async () => {
    await test.step('sees why the server refuses a completion, and can try again', async () => {
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, { email: newAddress('refused'), name: 'Ines Duarte' })
      await page.goto(`${address}/journal/why-slow-reps-build-strong-backs`)
      await page.route('**/api/v1/pages/*/complete', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Conflict',
            status: 409,
            code: 'conflict',
            request_id: 'r',
          }),
        }),
      )
      await action(page, 'button', 'Mark as complete').click()
      await expect(page.getByText(/Failed to mark complete/)).toBeVisible()
      await expect(action(page, 'button', 'Mark as complete')).toHaveAttribute('aria-pressed', 'false')
      await page.unroute('**/api/v1/pages/*/complete')
      await page.getByRole('button', { name: /Retry|Try again/ }).click()
      await expect(action(page, 'button', 'Completed')).toBeVisible()
      // The browser reports the refusal itself; no other errors are allowed.
      quiet.splice(0, quiet.length, ...quiet.filter((line) => !/status of 409/.test(line)))
    })
    await resetBrowser(page)
    await test.step('sees an error, and the pressed action runs once the chunk has loaded', async () => {
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, { email: newAddress('lost'), name: 'Ines Duarte' })
      await page.route('**/page-member-sync-*.js', (route) => route.abort())
      await page.goto(`${address}/journal/why-slow-reps-build-strong-backs`)
      await action(page, 'button', 'Mark as complete').click()
      await expect(page.getByText('Something went wrong.')).toBeVisible()
      await expect(action(page, 'button', 'Mark as complete')).toHaveAttribute('aria-busy', 'true')
      await page.unroute('**/page-member-sync-*.js')
      await page.getByRole('button', { name: 'Try again' }).click()
      // Browsers that remember the failed module load the page anew, and the press with it is gone.
      const pressed = action(page, 'button', /^(Mark as complete|Completed)$/)
      await expect(pressed).not.toHaveAttribute('aria-busy', 'true')
      if ((await pressed.textContent()) !== 'Completed') await pressed.click()
      await expect(action(page, 'button', 'Completed')).toBeVisible()
      ignoreErrors(quiet, /ERR_FAILED|Failed to fetch dynamically imported module/)
    })
  })
})
