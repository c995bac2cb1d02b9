import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreNetworkErrors, setNetwork } from '../../support/network.ts'
import { aMember, createAddress, signInAs } from '../../support/people.ts'
import { anApp, buy } from '../../support/studio.ts'

const DAY_S = 86_400
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test(
  'a member follows a planned program: today first, a missed day, and the plan moved',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const { slug, address, call } = await anApp(foyer, info.testId, { name: 'Kiln' })
    const email = createAddress('plan', info.testId)
    const member = await aMember(foyer, email, 'Ines Duarte', slug)
    const { products } = await member.call('commerce.listProducts', {})
    await buy(member.call, { id: products.find(({ title }) => title === 'Slow Burn')?.id ?? '' })
    await signInAs(page, address, { email })
    const program = `${address}/programs/slow-burn`

    await test.step('starts it and finds today’s session first', async () => {
      await page.goto(program)
      await page.getByRole('button', { name: 'Start program' }).filter({ visible: true }).click()
      await expect(region(page, 'Today').getByRole('link', { name: /Squat & brace.*Start/ })).toBeVisible()
      await expect(region(page, 'Your week').getByRole('listitem')).toHaveCount(7)
      await expect(region(page, 'Your week').getByRole('link', { name: /Today/ })).toHaveCount(1)
      await page.goto(address)
      await expect(page.getByText('Today', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Squat & brace' })).toBeVisible()
    })

    await test.step('misses the second session and moves the plan, undoes it, and skips without a network', async () => {
      await page.goto(program)
      await region(page, 'Today')
        .getByRole('link', { name: /Squat & brace/ })
        .click()
      await page.getByRole('button', { name: 'Mark as complete' }).filter({ visible: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.goto(program)
      await expect(region(page, 'Today').getByRole('link', { name: /Squat & brace.*Done/ })).toBeVisible()

      await call('apps.moveClock', { forward_seconds: 3 * DAY_S })
      await page.reload()
      const missed = region(page, 'You missed a session')
      await expect(missed.getByRole('link', { name: /Hinge & pull/ })).toBeVisible()
      await expect(region(page, 'Today').getByText('Rest day')).toBeVisible()
      await expect(missed).toContainText('all that follows comes 1 day later')
      await photograph(page, 'member-program-missed')
      await missed.getByRole('button', { name: 'Move my plan to today' }).click()
      await expect(page.getByText('Your plan moved by 1 day')).toBeVisible()
      const start = region(page, 'Today').getByRole('link', { name: /Hinge & pull.*Start/ })
      await expect(start).toBeVisible()
      await expect(missed).toBeHidden()
      await page.reload()
      await expect(start).toBeVisible()
      await photograph(page, 'member-program-today')
      await page.goto(address)
      await expect(page.getByText('Today', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Hinge & pull' })).toBeVisible()

      await call('apps.moveClock', { forward_seconds: DAY_S })
      await page.goto(program)
      await missed.getByRole('button', { name: 'Move my plan to today' }).click()
      await expect(start).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(missed).toBeVisible()

      await setNetwork(page, false)
      await missed.getByRole('button', { name: 'Skip' }).click()
      await expect(missed).toBeHidden()
      const sent = page.waitForResponse('**/api/v1/programs/*/shift')
      await setNetwork(page, true)
      await sent
      ignoreNetworkErrors(quiet)
      await page.reload()
      await expect(region(page, 'Your week').getByRole('link', { name: /Skipped/ })).toBeVisible()
      await expect(missed).toBeHidden()
    })

    await test.step('swaps an exercise for always, sees it in the player and on the page, and resets it', async () => {
      const workout = `${program}/week-1/hinge-and-pull`
      await page.goto(workout)
      await page.getByRole('link', { name: 'Start workout' }).filter({ visible: true }).click()
      await page.getByRole('radio', { name: 'List' }).check({ force: true })
      await page.getByRole('button', { name: 'Start workout' }).click()
      await page.getByRole('button', { name: 'Exercises', exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Sumo deadlift/ })
        .click()
      await page.getByRole('button', { name: 'Swap Sumo deadlift' }).click()
      const sheet = page.getByRole('dialog', { name: 'Swap Sumo deadlift' })
      await sheet.getByRole('button', { name: 'No equipment' }).click()
      await photograph(page, 'member-swap')
      await sheet.getByRole('radio', { name: /Romanian deadlift/ }).check({ force: true })
      await sheet.getByRole('radio', { name: 'Always' }).check({ force: true })
      await sheet.getByRole('button', { name: 'Swap always' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Romanian deadlift' })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave, continue later' }).click()
      await expect(page.getByText('Instead of Sumo deadlift')).toBeVisible()
      await photograph(page, 'member-workout-swapped')
      await page.getByRole('button', { name: 'Reset the swap of Sumo deadlift' }).click()
      await expect(page.getByText('Instead of Sumo deadlift')).toBeHidden()
      await expect(page.getByRole('link', { name: /^Sumo deadlift/ })).toBeVisible()
    })
  },
)
