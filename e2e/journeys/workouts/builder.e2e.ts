import type { Locator, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, signInAtStudio } from '../../support/studio.ts'

const FILE = `workout,exercise,sets,reps,rest
Lower A,Back squat,3,5,120
,Inverted row,3,10,60
,Plank,3,45s,60
Conditioning,Burpee,4,12,30
`

const toFile = (text: string) => new File([text], 'workouts.csv', { type: 'text/csv' })
const toUpload = (text: string) => ({ name: 'workouts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Drags the middle of a row onto the middle of another. */
async function dragOnto(page: Page, row: Locator, target: Locator): Promise<void> {
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('A row is not shown.')
    return { x: box.x + 150, y: box.y + box.height / 2 }
  }
  const from = await middleOf(row)
  const to = await middleOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  // The last place counts, which a slow machine reaches after the pointer.
  await expect(async () => {
    await page.mouse.move(to.x + 1, to.y)
    await page.mouse.move(to.x, to.y)
    await expect(target).toContainText('Make a superset', { timeout: 500 })
  }).toPass()
  await page.mouse.up()
}

test(
  'an owner builds a superset by drag, by keys and by the menu, and copies from another workout',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'builder'))
    const { created } = await app.owner.call('portability.importWorkouts', {}, { file: toFile(FILE) })
    const [lower] = created
    if (!lower) throw new Error('The workout was not imported.')
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${lower.page_id}`)
    const tree = page.getByRole('treegrid', { name: 'Groups' })
    const row = (name: string) => tree.getByRole('row', { name, exact: true })
    const badge = (name: string) => tree.getByRole('button', { name: `Format: ${name}` })
    await expect(badge('Straight sets')).toBeVisible()
    await expect(page.getByText(/9 sets · about \d+ min/)).toBeVisible()

    await test.step('drags an exercise onto another, and takes it back', async () => {
      await dragOnto(page, row('Inverted row'), row('Back squat'))
      await expect(badge('Superset, 3 rounds')).toBeVisible()
      await photograph(page, 'studio-workout-builder')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(badge('Superset, 3 rounds')).toBeHidden()
    })

    await test.step('groups and ungroups by keys, and the row retains the focus', async () => {
      await row('Inverted row').focus()
      await page.keyboard.press('Alt+ArrowRight')
      await expect(badge('Superset, 3 rounds')).toBeVisible()
      await expect(row('Inverted row')).toBeFocused()
      await page.keyboard.press('Alt+ArrowLeft')
      await expect(badge('Superset, 3 rounds')).toBeHidden()
      await page.keyboard.press('Alt+ArrowDown')
      await expect(tree.getByRole('row')).toHaveText([/Straight sets/, /Back squat/, /Plank/, /Inverted row/])
    })

    await test.step('groups by the menu, and gives the group another format', async () => {
      await tree.getByRole('button', { name: 'More for Plank' }).click()
      await page.getByRole('menuitem', { name: 'Group with the one above' }).click()
      await badge('Superset, 3 rounds').click()
      await page.getByRole('menuitem', { name: 'Circuit' }).click()
      await expect(badge('Circuit, 3 rounds')).toBeVisible()
    })

    await test.step('copies an exercise of another workout', async () => {
      await page.getByRole('button', { name: 'Copy from a workout' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill('Conditioning')
      await dialog.getByRole('button', { name: /Conditioning/ }).click()
      await dialog.getByRole('button', { name: 'Copy 1 exercise' }).click()
      await expect(row('Burpee')).toBeVisible()
      await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    })

    const { draft } = await app.owner.call('pages.getStudioPage', { id: lower.page_id })
    expect(draft.fields['groups']).toMatchObject([
      { kind: 'circuit', rounds: 3, items: [{ sets: [{}, {}, {}] }, { sets: [{}, {}, {}] }] },
      { kind: 'single', items: [{}] },
      { kind: 'single', items: [{ sets: [{}, {}, {}, {}] }] },
    ])
  },
)

test(
  'an owner imports workouts from a table after a dry run',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'table'))
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/library/import-workouts`)
    const file = page.locator('input[type="file"]')

    await test.step('sees what is wrong with which cell, and that nothing has changed', async () => {
      await file.setInputFiles(toUpload('Session;Lift;Sets;Reps\nLower A;Back squat;3;5\nUpper A;Row;3;-8\n'))
      await expect(page.getByRole('heading', { name: '1 new workout' })).toBeVisible()
      const problems = page.getByRole('region', { name: '1 cell to look at' })
      await expect(problems).toContainText('-8')
      await photograph(page, 'studio-workout-import')
      const { items } = await app.owner.call('pages.listPages', {})
      expect(items.some(({ title }) => title === 'Lower A')).toBe(false)
    })

    await test.step('maps a column by hand and imports', async () => {
      await page.getByText('Columns', { exact: false }).click()
      await page.getByRole('combobox', { name: 'Reps' }).selectOption({ label: 'Note' })
      await page.getByRole('button', { name: 'Check again' }).click()
      await expect(page.getByRole('heading', { name: '2 new workouts' })).toBeVisible()
      await page.getByRole('button', { name: 'Import 2 workouts' }).click()
      await expect(page.getByRole('heading', { name: '2 workouts imported' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Upper A' })).toBeVisible()
    })

    await test.step('is told that the same file exists already', async () => {
      await page.getByRole('button', { name: 'Choose another file' }).click()
      await file.setInputFiles(toUpload('Session;Lift;Sets;Reps\nLower A;Back squat;3;5\n'))
      await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
      await page.getByRole('radio', { name: 'Import a copy' }).check({ force: true })
      await page.getByRole('button', { name: 'Import 1 workout' }).click()
      await expect(page.getByRole('link', { name: 'Lower A 2' })).toBeVisible()
    })
  },
)
