import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { findMissingOnDevice } from '../../support/device-storage.ts'
import { buySlowBurn, newAddress } from '../../support/members.ts'
import { signInAs } from '../../support/people.ts'

const WORKOUT = '/programs/slow-burn/week-1/squat-and-brace'

test.use({ viewport: { width: 375, height: 812 } })

const weight = (page: Page) => page.getByRole('textbox', { name: 'Weight, kg' })
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount, reps' })
const rest = (page: Page) => page.getByRole('region', { name: 'Rest', exact: true })

/** Starts the workout of the demo's program in a mode. */
async function startWorkout(page: Page, address: string, mode: 'List' | 'Grouped'): Promise<void> {
  await page.goto(address + WORKOUT)
  await page.getByRole('link', { name: 'Start workout' }).filter({ visible: true }).click()
  await page.getByRole('radio', { name: mode }).check({ force: true })
  await page.getByRole('button', { name: 'Start workout' }).click()
}

/** Goes to an exercise by the list of all. */
async function goTo(page: Page, exercise: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Exercises', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: exercise }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function logSet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Log ${name}` }).click()
}

test('a member logs a workout, corrects it, reloads, finishes, and sees last time in the next', async ({
  page,
  foyer,
}) => {
  test.slow()
  const address = foyer.app(foyer.demo.slug)
  await signInAs(page, address, { email: newAddress('player'), name: 'Ines Duarte' })
  await buySlowBurn(page, address)

  await test.step('opens the player and starts', async () => {
    await page.goto(address + WORKOUT)
    await page.getByRole('link', { name: 'Start workout' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Squat & brace' })).toBeVisible()
    await photograph(page, 'member-workout-start')
    await page.getByRole('radio', { name: 'List' }).check({ force: true })
    await page.getByRole('button', { name: 'Start workout' }).click()
    await expect(page.getByText(/0 of \d+ sets/)).toBeVisible()
  })

  await test.step('logs a set as typed, and rests; the rest runs on after a reload', async () => {
    await goTo(page, /^Goblet squat/)
    await expect(weight(page)).toHaveValue('16')
    await weight(page).fill('17,5')
    await page.getByRole('button', { name: 'More weight' }).click()
    await expect(weight(page)).toHaveValue('20')
    await page.getByRole('button', { name: '8', exact: true }).click()
    await photograph(page, 'member-workout-player')
    await logSet(page, 'Set 1')
    await expect(rest(page)).toContainText('Set 1 saved')
    await expect(rest(page)).toContainText('of 2:00')
    await photograph(page, 'member-workout-rest')
    await rest(page).getByRole('button', { name: '+15' }).click()
    await expect(rest(page)).toContainText('of 2:15')
    await page.reload()
    await expect(rest(page)).toContainText('of 2:15')
    await rest(page).getByRole('button', { name: 'Skip rest' }).click()
    await expect(rest(page)).toBeHidden()
  })

  await test.step('is offered the set before, corrects an older one without a rest, and adds one', async () => {
    await expect(weight(page)).toHaveValue('20')
    await amount(page).fill('10')
    await logSet(page, 'Set 2')
    await rest(page).getByRole('button', { name: 'Skip rest' }).click()
    await page.getByRole('button', { name: /^Set 1/ }).click()
    await weight(page).fill('22.5')
    await page.getByRole('button', { name: 'Save set 1' }).click()
    await expect(rest(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /^Set 1/ })).toContainText('22.5 kg × 8')
    await page.getByRole('button', { name: 'Add set' }).click()
    await expect(page.getByRole('button', { name: 'Log set 5' })).toBeVisible()
    // Rows count from 0. The device stores which set is chosen after the set itself.
    await expect.poll(() => findMissingOnDevice(page, ['"row":4}'])).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: /^Set 2/ })).toContainText('20 kg × 10')
    await expect(page.getByRole('button', { name: 'Log set 5' })).toBeVisible()
  })

  await test.step('leaves, and comes back by the bar', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave, continue later' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Squat & brace' })).toBeVisible()
    await page.goto(`${address}/me/my-content`)
    await page.getByRole('link', { name: /Workout running/ }).click()
    await expect(page.getByRole('button', { name: 'Log set 5' })).toBeVisible()
  })

  await test.step('finishes after a question, and the page is completed', async () => {
    await page.getByRole('button', { name: 'Exercises', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish workout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish workout' }).click()
    await expect(page.getByText('kg lifted')).toBeVisible()
    await expect(page.getByText('380', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Good' }).click()
    await photograph(page, 'member-workout-summary')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Completed' }).filter({ visible: true })).toBeVisible()
  })

  await test.step('sees last time beside each set, and the session in the history', async () => {
    await startWorkout(page, address, 'List')
    await goTo(page, /^Goblet squat/)
    await expect(page.getByRole('button', { name: /^Set 1/ })).toContainText('22.5 kg × 8')
    await expect(page.getByText('Last time 22.5 kg × 8')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard workout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard workout' }).click()
    await page.getByRole('link', { name: 'Start workout' }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('button', { name: /2 sets/ }).click()
    await expect(page.getByRole('dialog').getByText('20 kg × 10')).toBeVisible()
  })
})

test(
  'a member does a superset in turns and rests after the round',
  { tag: '@rare' },
  async ({ page, foyer }) => {
    test.slow()
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, { email: newAddress('superset'), name: 'Ines Duarte' })
    await buySlowBurn(page, address)
    await startWorkout(page, address, 'Grouped')
    await goTo(page, /split squat/i)
    await expect(page.getByRole('heading', { level: 2, name: 'Superset', exact: true })).toBeVisible()
    await photograph(page, 'member-workout-round')
    await page.getByRole('button', { name: /^Log, next:/ }).click()
    await expect(rest(page)).toBeHidden()
    await page.getByRole('button', { name: 'Log, rest 1:30' }).click()
    await expect(rest(page)).toContainText('of 1:30')
    await rest(page).getByRole('button', { name: 'Skip rest' }).click()
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  },
)
