import type { ApiClient } from '@foyer/contract/client'
import type { Locator, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, resetBrowser, signInAs } from '../../support/people.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

/** A workout with one exercise of its own: a warm-up set and two working sets. */
async function aWorkout(call: ApiClient, title: string, exercise: string, weight: number): Promise<void> {
  const { page_id } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'exercise',
    title: exercise,
  })
  const set = { amount: 5, unit: 'reps' as const, weight, weight_unit: 'kg' as const }
  const item = { uid: crypto.randomUUID(), exercise_page_id: page_id, rest_seconds: 90, note: '' }
  const group = { id: crypto.randomUUID(), title: 'Strength', kind: 'single', rounds: 1, rest_seconds: 0 }
  const items = [{ ...item, sets: [{ ...set, weight: 20, is_warm_up: true }, set, set] }]
  await call('pages.createPage', {
    parent_id: null,
    content_type: 'workout',
    title,
    draft: { fields: { minutes: 42, groups: [{ ...group, items }] } },
  })
}

async function dragOnto(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.hover()
  await page.mouse.down()
  const box = await onto.boundingBox()
  if (!box) throw new Error('The day to drop on is not on the screen.')
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 4 })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await expect(page.locator('[data-target="true"]')).toHaveCount(1)
  await page.mouse.up()
}

test(
  'an owner plans twelve weeks from one by mouse and keyboard, and a member sees them',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'plan'))
    await aWorkout(owner.call, 'Lower A', 'Back squat', 60)
    await aWorkout(owner.call, 'Upper A', 'Bench press', 40)
    const program = await owner.call('pages.createPage', {
      parent_id: null,
      content_type: 'program',
      title: 'Base Camp',
    })
    const day = (week: number, number: number) =>
      page.getByRole('gridcell', { name: new RegExp(`^week ${week}, day ${number}\\b`) })

    await test.step('starts with an empty plan', async () => {
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/pages`)
      await page.getByRole('button', { name: 'Actions for Base Camp' }).click()
      await page.getByRole('menuitem', { name: 'Plan' }).click()
      await expect(page.getByRole('heading', { name: 'No weeks yet' })).toBeVisible()
      await photograph(page, 'studio-planner-empty')
      await page.getByRole('button', { name: 'Add week' }).click()
      await expect(day(1, 1)).toBeVisible()
    })

    await test.step('drags a workout onto a day', async () => {
      await dragOnto(page, page.getByRole('button', { name: /^Put “Lower A”/ }), day(1, 1))
      await expect(day(1, 1)).toContainText('Lower A')
      await expect(day(1, 2)).toContainText('Rest')
    })

    await test.step('copies, pastes, moves and removes by keys', async () => {
      await day(1, 1).focus()
      await page.keyboard.press('Control+c')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Control+v')
      await expect(day(1, 3)).toContainText('Lower A')
      await page.keyboard.press('r')
      await expect(day(1, 3)).toContainText('Rest')
      await page.getByRole('button', { name: 'Put “Upper A” on week 1, day 3' }).press('Enter')
      await expect(day(1, 3)).toContainText('Upper A')
      await day(1, 3).focus()
      await page.keyboard.press('Alt+ArrowRight')
      await expect(day(1, 4)).toBeFocused()
      await expect(day(1, 4)).toContainText('Upper A')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(day(1, 3)).toContainText('Upper A')
    })

    await test.step('copies the week to eleven more, with a progression and deload weeks', async () => {
      await page.getByRole('button', { name: 'Copy week 1' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Copy week 1' })
      await expect(dialog.getByText('11 weeks, 22 pages')).toBeVisible()
      await expect(dialog.getByRole('row', { name: /^Week 2/ })).toContainText('62.5 kg')
      await expect(dialog.getByRole('row', { name: /^Week 4/ })).toContainText('58.5 kg')
      await photograph(page, 'studio-planner-copy')
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
      await expect(page.getByText('Week 1 copied to 11 weeks')).toBeVisible()
      await expect(day(2, 1)).toContainText('+2.5 kg')
      await expect(day(4, 1)).toContainText('-10%')
      await expect(day(12, 3)).toContainText('Upper A')
      await photograph(page, 'studio-planner')
      await page.getByRole('radio', { name: '12 weeks' }).check()
      await photograph(page, 'studio-planner-chips')
    })

    await publishAll(owner.call)
    await resetBrowser(page)
    await test.step('the member sees the weeks', async () => {
      const email = createAddress('plan', info.testId)
      await signInAs(page, url, { email, name: 'Ines Duarte' })
      await page.goto(url + program.path)
      await expect(
        page.getByRole('region', { name: 'Week by week' }).getByRole('listitem').first(),
      ).toBeVisible()
      await expect(page.getByText('Week 12', { exact: true }).first()).toBeVisible()
    })
  },
)
