import { addDays, dayInZone, isoWeekday } from '@foyer/domain/time'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { buySlowBurn, newAddress } from '../../support/members.ts'
import { signInAs } from '../../support/people.ts'

/** The Monday after today where the test browsers are. */
function nextMonday(): string {
  const today = dayInZone(new Date().toISOString(), 'Europe/London')
  return addDays(today, 8 - isoWeekday(today))
}

const session = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })

/** The column or cell of a day on the grid. */
const column = (page: Page, day: string): Locator => page.locator(`[data-date="${day}"]`).last()

test('a member plans a program on weekdays, sees the week by the hour, and moves its sessions', async ({
  page,
  foyer,
}) => {
  test.slow()
  const address = foyer.app(foyer.demo.slug)
  const monday = nextMonday()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, address, { email: newAddress('week'), name: 'Ines Duarte' })
  await buySlowBurn(page, address)
  await page.getByRole('button', { name: 'Start program' }).filter({ visible: true }).click()
  await expect(page.getByText('0 of 9 sessions').filter({ visible: true })).toBeVisible()

  await test.step('lays the program on weekdays in the evening', async () => {
    await page.goto(`${address}/me/schedule?day=${monday}`)
    await page.getByRole('button', { name: 'Plan a program' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('From').fill(monday)
    await sheet.getByLabel('Time').fill('18:00')
    await sheet.getByRole('button', { name: 'Put on my schedule' }).click()
    await expect(sheet).toBeHidden()
    await expect(session(page, 'Squat & brace')).toContainText('6:00 PM')
  })

  await test.step('moves a session to another time by keyboard, and undoes it', async () => {
    const menu = page.getByRole('button', { name: 'Actions for Squat & brace' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Time').fill('07:30')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(session(page, 'Squat & brace')).toContainText('7:30 AM')
    await expect(menu).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(session(page, 'Squat & brace')).toContainText('6:00 PM')
  })

  await test.step('drags a session to the next day, which the server keeps', async () => {
    const link = session(page, 'Squat & brace')
    await link.scrollIntoViewIfNeeded()
    const [from, target] = [await link.boundingBox(), await column(page, addDays(monday, 1)).boundingBox()]
    if (!from || !target) throw new Error('The grid is not on screen.')
    const y = from.y + 8
    await page.mouse.move(from.x + 10, y)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, y, { steps: 3 })
    await page.mouse.move(target.x + target.width / 2, y, { steps: 8 })
    await page.mouse.up()
    await expect(page.getByText(/^Squat & brace was moved to .*6:00 PM$/)).toBeVisible()
    await page.reload()
    await expect(column(page, addDays(monday, 1)).getByRole('link', { name: /^Squat & brace/ })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`day=${monday}`))
  })

  await test.step('keeps the view on the device and the day in the address', async () => {
    await page.goto(`${address}/me/schedule?day=${addDays(monday, 1)}`)
    await page.getByRole('radio', { name: 'Agenda' }).check()
    await expect(session(page, 'Squat & brace')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Agenda' })).toBeChecked()
    await expect(session(page, 'Squat & brace')).toBeVisible()
    await page.getByRole('radio', { name: 'Week' }).check()
  })

  await test.step('shows one kind alone, and says when nothing is left', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Slow Burn' })
    await expect(page.getByText('3 items', { exact: true })).toBeVisible()
    await page.goto(`${address}/me/schedule?day=${monday}&filter=item_type:form`)
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(session(page, 'Squat & brace')).toBeVisible()
  })
})
