import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { signInAs } from '../../support/people.ts'

/** Opens a workout of the demo, and starts it in a mode. */
async function startMode(page: Page, address: string, path: string, mode: RegExp): Promise<void> {
  await page.goto(`${address}/programs/${path}`)
  await page.getByRole('link', { name: 'Start workout' }).filter({ visible: true }).click()
  await page.getByRole('radio', { name: mode }).click()
  await page.getByRole('button', { name: 'Start workout' }).click()
}

/** Lets the time of the page pass, as it does on a phone in view. */
const pass = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000)

test('a workout goes on by itself, and logs what was done', { tag: '@rare' }, async ({ page, foyer }) => {
  const address = foyer.app(foyer.demo.slug)
  await page.clock.install()
  await signInAs(page, address, { email: newAddress('follow'), name: 'Ines Duarte' })
  await startMode(page, address, 'hips-open', /Follow along/)

  const exercise = page.getByRole('heading', { level: 1 })
  await expect(exercise).toHaveText('Hip circles, all fours')
  await expect(page.getByText('get ready')).toBeVisible()
  await photograph(page, 'workout-follow-ready')

  await pass(page, 11)
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(page.getByText('reps', { exact: true })).toBeVisible()
  await photograph(page, 'workout-follow-work')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(exercise).toHaveText('Ninety-ninety switch')
  await pass(page, 6)
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Pause' }).last().click()
  await expect(page.getByText('Paused')).toBeVisible()
  await pass(page, 30)
  await page.reload()
  await expect(exercise).toHaveText('Glute bridge')
  await expect(page.getByText('Paused')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await pass(page, 6)
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(page.getByRole('heading', { name: 'Rest' })).toBeVisible()
  await photograph(page, 'workout-follow-rest')
  await page.getByRole('button', { name: 'Rest 15 seconds longer' }).click()
  await pass(page, 21)
  await expect(page.getByRole('heading', { name: 'Rest' })).toBeVisible()
  await pass(page, 15)
  await expect(exercise).toHaveText('Hip circles, all fours')
  await expect(page.getByText('Round 2 of 2')).toBeVisible()
  await expect(page.getByText(/^3 of \d+ sets done$/)).toBeVisible()
})

test(
  'a beep test counts shuttles, ends with the second miss in a row, and stores the result',
  { tag: '@rare' },
  async ({ page, foyer }) => {
    const address = foyer.app(foyer.demo.slug)
    await page.clock.install()
    await signInAs(page, address, { email: newAddress('beep'), name: 'Ines Duarte' })
    await startMode(page, address, 'beep-test', /Beep test/)
    await page.getByRole('button', { name: 'Start without sound' }).click()

    const missed = page.getByRole('button', { name: /^(I missed it|One missed)/ })
    // Five seconds to the line, and nine for each shuttle of the first level.
    await pass(page, 5 + 4 * 9 + 1)
    await expect(page.getByText('80 m')).toBeVisible()
    await photograph(page, 'workout-beep-running')
    await missed.click()
    await pass(page, 9)
    await missed.click()
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible()
    await expect(page.getByText('60 m')).toBeVisible()
    await photograph(page, 'workout-beep-result')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible()
  },
)
