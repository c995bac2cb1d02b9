import { addDays, dayInZone } from '@foyer/domain/time'
import type { Locator, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { buySlowBurn, newAddress } from '../../support/members.ts'
import { signInAs, resetBrowser } from '../../support/people.ts'

const MEAL = 'Miso salmon, crisp rice'

/** Returns a date some days from today as a date field's value, in the time zone of the test browsers. */
const dayFromNow = (days: number): string =>
  addDays(dayInZone(new Date().toISOString(), 'Europe/London'), days)

/** A day in the middle of next month: a calendar of that month has days before and after it, whatever today is. */
const midMonth = (day: number): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString().slice(0, 10)
}

/** Sets the device's clock to noon of a day. */
const setDeviceDay = (page: Page, day: string) => page.clock.setSystemTime(`${day}T12:00:00Z`)

const cell = (page: Page, day: string) => page.locator(`button[data-day="${day}"]`)

const items = (page: Page) => page.getByRole('main').getByRole('link', { name: new RegExp(MEAL) })

const view = (page: Page, name: 'Day' | 'Week' | 'Month') => page.getByRole('radio', { name })

/** Opens the menu of the first item and chooses. */
async function choose(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${MEAL}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Schedules the meal on a day, from the toolbar of its page. */
async function add(page: Page, address: string, day: string): Promise<void> {
  await page.goto(`${address}/kitchen/miso-salmon-crisp-rice`)
  await page.getByRole('button', { name: 'Add to schedule' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Day').fill(day)
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(`${MEAL} was added to your schedule`)).toBeVisible()
}

/** Fails when text of twice the size makes the screen scroll sideways, on a phone or a desktop. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((px) => document.documentElement.style.setProperty('font-size', px), size)
  await setTextSize('32px')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, `at ${width}`).toBeLessThanOrEqual(0)
  }
  await setTextSize('')
  await page.setViewportSize({ width: 375, height: 812 })
}

async function findCenter(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('What is to be touched is not on screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes the one item with the mouse and lets it go over a day. */
async function dragTo(page: Page, day: string): Promise<void> {
  const from = await findCenter(items(page))
  const to = await findCenter(cell(page, day))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 4)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(cell(page, day)).toHaveAttribute('data-aimed', '')
  await page.mouse.up()
}

test.describe('a member who plans', () => {
  test(
    'finds the schedule readable in every view at both widths and in both modes',
    { tag: '@looks' },
    async ({ page, foyer }) => {
      test.setTimeout(240_000)
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, { email: newAddress('looks'), name: 'Ines Duarte' })
      await page.goto(`${address}/me/schedule`)
      await expect(page.getByRole('heading', { name: 'Nothing scheduled' })).toBeVisible()
      await photograph(page, 'member-schedule-empty')
      await add(page, address, dayFromNow(0))
      await buySlowBurn(page, address)
      await page.getByRole('button', { name: 'Start program' }).filter({ visible: true }).click()
      await page.getByRole('link', { name: 'Continue: Squat & brace' }).filter({ visible: true }).click()
      await page.getByRole('button', { name: 'Add to schedule' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Squat & brace was added to your schedule')).toBeVisible()
      await page.goto(`${address}/me/schedule`)
      await choose(page, 'Duplicate')
      await expect(items(page)).toHaveCount(2)
      await expect(page.getByRole('link', { name: /^Squat & brace/ })).toContainText(/Slow Burn · \d+ min/)
      await expect(page.getByRole('link', { name: 'Start Squat & brace' })).toBeVisible()
      await photograph(page, 'member-schedule-week')
      await view(page, 'Month').check()
      await photograph(page, 'member-schedule-month')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Slow Burn' })).toBeVisible()
      await photograph(page, 'member-schedule-plan')
      await page.keyboard.press('Escape')
      await view(page, 'Day').check()
      await photograph(page, 'member-schedule-day')
      await choose(page, 'Move…')
      await expect(page.getByRole('dialog')).toBeVisible()
      await photograph(page, 'member-schedule-move')
    },
  )
})

test('a member plans by day, week and month, from a page and from the calendar, and moves, repeats and takes off', async ({
  page,
  foyer,
}) => {
  test.slow()
  await test.step('a member schedules a page, finds it by day, week and month, and moves, repeats and removes it', async () => {
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, { email: newAddress('plans'), name: 'Ines Duarte' })
    await test.step('schedules a page and finds it by day, week and month', async () => {
      await add(page, address, dayFromNow(0))

      await page.goto(`${address}/me/schedule`)
      await expect(view(page, 'Week')).toBeChecked()
      await expect(items(page)).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
      await expectRoomForLargeText(page)
      await view(page, 'Day').check()
      await expect(items(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('nothing scheduled', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Today' }).click()
      await expect(items(page)).toHaveCount(1)
      await view(page, 'Month').check()
      await expect(cell(page, dayFromNow(0))).toHaveAccessibleName(/1 item$/)
      await expect(cell(page, dayFromNow(0))).toHaveAttribute('aria-current', 'date')
      await expect(items(page)).toHaveCount(1)

      await page.reload()
      await expect(view(page, 'Month')).toBeChecked()
      await items(page).click()
      await expect(page.getByRole('heading', { level: 1, name: MEAL })).toBeVisible()
    })
    await test.step('does everything by keyboard, and the focus returns', async () => {
      await page.goto(`${address}/me/schedule`)
      await view(page, 'Week').check()
      const menu = page.getByRole('button', { name: `Actions for ${MEAL}` })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeFocused()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Day')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(menu).toBeFocused()

      const today = cell(page, dayFromNow(0))
      await today.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('button', { name: /nothing scheduled$/, pressed: true })).toBeFocused()
    })
    await test.step('moves, repeats and takes off by the menu of an item', async () => {
      await page.goto(`${address}/me/schedule`)
      await view(page, 'Day').check()

      await choose(page, 'Move…')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Day').fill(dayFromNow(-1))
      await dialog.getByRole('button', { name: 'Move' }).click()
      await expect(dialog.getByText('Cannot schedule in the past')).toBeVisible()
      await dialog.getByLabel('Day').fill(dayFromNow(1))
      await dialog.getByRole('button', { name: 'Move' }).click()
      await expect(dialog).toBeHidden()
      await expect(items(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(items(page)).toHaveCount(1)

      // The menu is opened again right after each choice, while the answer to the last one is on its way.
      await choose(page, 'Duplicate')
      await expect(items(page)).toHaveCount(2)
      await choose(page, 'Duplicate')
      await choose(page, 'Duplicate')
      await expect(items(page)).toHaveCount(4)
      await choose(page, 'Remove from schedule')
      await expect(items(page)).toHaveCount(3)
      const removed = page.getByText(`${MEAL} was removed from your schedule`).locator('..')
      await removed.getByRole('button', { name: 'Undo' }).click()
      await expect(items(page)).toHaveCount(4)
      await choose(page, 'Remove from schedule')
      await expect(items(page)).toHaveCount(3)
      await page.reload()
      await expect(items(page)).toHaveCount(3)
    })
  })
  await resetBrowser(page)
  await test.step('adds from the calendar: a bookmark, the rest of a program, and what a search finds', async () => {
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, { email: newAddress('picks'), name: 'Ines Duarte' })
    await page.goto(`${address}/kitchen/miso-salmon-crisp-rice`)
    await page.getByRole('button', { name: 'Bookmark' }).click()
    await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
    await buySlowBurn(page, address)
    await page.getByRole('button', { name: 'Start program' }).filter({ visible: true }).click()
    await expect(page.getByText('0 of 9 sessions')).toBeVisible()

    await setDeviceDay(page, midMonth(15))
    await page.goto(`${address}/me/schedule`)
    await view(page, 'Month').check()
    await cell(page, midMonth(20)).click()
    const opener = page.getByRole('button', { name: 'Add', exact: true })
    await opener.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('region', { name: 'Bookmarked' }).getByRole('button', { name: MEAL }).click()
    await expect(sheet).toBeHidden()
    await expect(items(page)).toHaveCount(1)
    await expect(cell(page, midMonth(20))).toHaveAccessibleName(/1 item$/)

    await opener.click()
    await sheet
      .getByRole('region', { name: 'Slow Burn' })
      .getByRole('button', { name: /Squat & brace/ })
      .click()
    await expect(sheet).toBeHidden()
    await view(page, 'Day').check()
    await expect(page.getByRole('link', { name: /Squat & brace/ })).toContainText('Slow Burn')
    await opener.click()
    await sheet.getByRole('searchbox').fill('hips')
    await expect(sheet.getByRole('button', { name: MEAL })).toBeHidden()
    await sheet.getByRole('button', { name: /^Hips, open/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: /Hips, open/ })).toBeVisible()
    await opener.click()
    await sheet.getByRole('searchbox').fill('no such thing')
    await expect(sheet.getByText('No results for that name.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await view(page, 'Month').check()
    await cell(page, midMonth(10)).click()
    await opener.click()
    await expect(page.getByText('Cannot schedule in the past')).toBeVisible()
    await expect(sheet).toBeHidden()
  })
})

test(
  'an item is dragged by mouse and by touch to another day, and not to a past one',
  { tag: '@rare' },
  async ({ page, foyer }) => {
    test.slow()
    const address = foyer.app(foyer.demo.slug)
    await test.step('drags an item to another day by week and by month, and not to a past one', async () => {
      await signInAs(page, address, { email: newAddress('drags'), name: 'Ines Duarte' })
      await setDeviceDay(page, midMonth(15))
      await add(page, address, midMonth(15))
      await page.goto(`${address}/me/schedule`)
      await view(page, 'Month').check()
      await expect(items(page)).toHaveCount(1)

      await dragTo(page, midMonth(18))
      await expect(page.getByText(new RegExp(`^${MEAL} was moved to .*$`))).toBeVisible()
      await expect(cell(page, midMonth(18))).toHaveAccessibleName(/1 item$/)
      await expect(items(page)).toHaveCount(0)
      await cell(page, midMonth(18)).click()
      await dragTo(page, midMonth(10))
      await expect(page.getByText('Cannot schedule in the past')).toBeVisible()
      await expect(items(page)).toHaveCount(1)
      await expect(page).toHaveURL(`${address}/me/schedule?day=${midMonth(18)}`)

      await view(page, 'Week').check()
      const others = page.locator(`button[data-day]:not([data-day="${midMonth(18)}"])`)
      const other = (await others.last().getAttribute('data-day')) ?? ''
      await dragTo(page, other)
      await expect(cell(page, other)).toHaveAccessibleName(/1 item$/)
      await page.goto(`${address}/me/schedule`)
      await cell(page, midMonth(15)).waitFor()
      await view(page, 'Month').check()
      await expect(cell(page, other)).toHaveAccessibleName(/1 item$/)
      await expect(cell(page, midMonth(18))).toHaveAccessibleName(/nothing scheduled$/)
    })
    await test.step('is lifted by a finger that rests on it, while one that moves scrolls', async () => {
      await add(page, address, midMonth(15))
      await page.goto(`${address}/me/schedule`)
      await view(page, 'Month').check()
      const row = items(page)
      const [from, to] = [await findCenter(row), await findCenter(cell(page, midMonth(17)))]
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points })

      // Sent as one: a finger that waited for an answer in between would rest long enough to lift.
      await Promise.all([touch('touchStart', [from]), touch('touchMove', [to]), touch('touchEnd', [])])
      await expect(cell(page, midMonth(15))).toHaveAccessibleName(/1 item$/)

      await page.evaluate(() => scrollTo(0, 0))
      await touch('touchStart', [await findCenter(row)])
      await expect(page.locator('[data-lifted]')).toBeVisible()
      await touch('touchMove', [await findCenter(cell(page, midMonth(17)))])
      await touch('touchEnd', [])
      await expect(cell(page, midMonth(17))).toHaveAccessibleName(/1 item$/)
    })
  },
)
