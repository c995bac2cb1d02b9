import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { findOnDevice, waitUntilServed } from '../../support/device-storage.ts'
import { newAddress } from '../../support/members.ts'
import { ignoreNetworkErrors, setNetwork } from '../../support/network.ts'
import { aMember, getDialog, ignoreErrors, signInAs } from '../../support/people.ts'
import { buy } from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const PROGRAM = '/programs/slow-burn'
const WORKOUT = `${PROGRAM}/week-1/squat-and-brace`
const card = (page: Page) => page.locator('[data-connection]')

/** Goes to an exercise by the list of all. */
async function goTo(page: Page, exercise: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Exercises', exact: true }).click()
  await getDialog(page).getByRole('button', { name: exercise }).first().click()
  await expect(getDialog(page)).toBeHidden()
}

async function logSet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Log ${name}` }).click()
  await page.getByRole('button', { name: 'Skip rest' }).click()
}

test(
  'a member trains in airplane mode with a reload in the middle',
  { tag: '@rare' },
  async ({ page, foyer, quiet }) => {
    test.slow()
    const address = foyer.app(foyer.demo.slug)
    const email = newAddress('airplane')
    const member = await aMember(foyer, email)
    const { products } = await member.call('commerce.listProducts', {})
    await buy(member.call, { id: products.find(({ title }) => title === 'Slow Burn')?.id ?? '' })
    const { page_id: workout_id } = (await member.call('pages.resolvePage', { path: WORKOUT })).shell

    await test.step('starts a program with a network, plans a day, and opens no workout', async () => {
      await signInAs(page, address, { email })
      await page.goto(address)
      await waitUntilServed(page)
      await page.goto(address + PROGRAM)
      await page.getByRole('button', { name: 'Start program' }).filter({ visible: true }).click()
      await expect(page.getByRole('region', { name: 'Today' })).toContainText('Squat & brace')
      const { shell: meal } = await member.call('pages.resolvePage', {
        path: '/kitchen/miso-salmon-crisp-rice',
      })
      await member.call('schedule.scheduleItem', { item_id: meal.page_id, date: inDays(0) })
      await page.goto(`${address}/me/schedule`)
      await expect.poll(() => findOnDevice(page, '"alternatives"'), { timeout: 30_000 }).not.toEqual([])
      await page.waitForLoadState('networkidle')
    })
    await test.step('opens the app from cold in airplane mode, and starts today’s workout', async () => {
      await setNetwork(page, false)
      await page.goto(address + PROGRAM)
      await page
        .getByRole('region', { name: 'Today' })
        .getByRole('link', { name: /Squat & brace/ })
        .click()
      await page.getByRole('link', { name: 'Start workout' }).filter({ visible: true }).click()
      await page.getByRole('radio', { name: 'List' }).check({ force: true })
      await page.getByRole('button', { name: 'Start workout' }).click()
      await goTo(page, /^Goblet squat/)
      await logSet(page, 'Set 1')
      await logSet(page, 'Set 2')
      await page.reload()
      await expect(page.getByText('2 of 18 sets')).toBeVisible()
      await logSet(page, 'Set 3')
    })
    await test.step('swaps an exercise, and finishes', async () => {
      await page.getByRole('button', { name: 'Swap Goblet squat' }).click()
      const sheet = page.getByRole('dialog', { name: 'Swap Goblet squat' })
      await sheet.getByRole('radio', { name: 'Always' }).check({ force: true })
      await sheet.getByRole('button', { name: 'Swap always' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Goblet squat' })).toBeHidden()
      await page.getByRole('button', { name: 'Exercises', exact: true }).click()
      await getDialog(page).getByRole('button', { name: 'Finish workout' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Finish workout' }).click()
      await expect(page.getByText('kg lifted')).toBeVisible()
      await page.getByRole('button', { name: 'Good' }).click()
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('button', { name: 'Completed' }).filter({ visible: true })).toBeVisible()
    })
    await test.step('completes a page and moves a planned day', async () => {
      await page.goto(address + PROGRAM)
      await page
        .getByRole('link', { name: /Hinge & pull/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Mark as complete' }).filter({ visible: true }).click()
      await getDialog(page).getByRole('button', { name: 'Close' }).click()
      await page.goto(`${address}/me/schedule`)
      await page.getByRole('button', { name: 'Actions for Miso salmon, crisp rice' }).first().click()
      await page.getByRole('menuitem', { name: 'Move to another day' }).click()
      await getDialog(page).getByLabel('Day').fill(inDays(1))
      await getDialog(page).getByRole('button', { name: 'Move' }).click()
      // A start, three sets, two swaps, a finish, how it was, a page, and a day.
      await expect(card(page)).toContainText('10 changes waiting')
      await photograph(page, 'offline-training-waiting')
      ignoreNetworkErrors(quiet)
    })
    await test.step('sends all of it once, in order, when the network is back', async () => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' && /session|swap|complete|schedule/.test(request.url()))
          sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      })
      await setNetwork(page, true)
      await expect(page.getByText(/changes? waiting|Sending/)).toHaveCount(0)
      expect(sent.slice(0, 4)).toEqual(['session', 'activity', 'activity', 'activity'])
      expect(sent).toHaveLength(10)
      const { items } = await member.call('workouts.listSessions', { id: workout_id })
      expect(items).toMatchObject([{ finished_at: expect.any(String), figures: { sets: 3 } }])
      const session_id = items[0]?.id ?? ''
      const { activities } = await member.call('workouts.getSession', { id: workout_id, session_id })
      const types = activities.map(({ activity_type }) => activity_type)
      expect(types).toEqual(['set', 'set', 'set', 'swap', 'reflection'])
      expect(await member.call('progress.getCompletion', { id: workout_id })).toEqual({ is_completed: true })
      const week = await member.call('schedule.listSchedule', { from: inDays(0), to: inDays(7) })
      expect(week.items.map(({ date }) => date.slice(0, 10))).toEqual([inDays(1)])
      await page.goto(address + WORKOUT)
      await expect(page.getByRole('button', { name: 'Completed' }).filter({ visible: true })).toBeVisible()
      // Without the rules of a program, pages that open later are requested as well.
      ignoreErrors(quiet, 403)
      ignoreNetworkErrors(quiet)
    })
  },
)

/** A day from today on. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
