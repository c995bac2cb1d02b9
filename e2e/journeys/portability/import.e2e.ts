import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aZip } from '../../../apps/server/test/factories/portability.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, signInAtStudio } from '../../support/studio.ts'
import { resetBrowser } from '../../support/people.ts'

/** A real library of 120 exercises with photographs, if it is available next to this clone. */
const real_library = join(import.meta.dirname, '../../../../shared/data/exercises')

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const json = (rows: unknown, name = 'exercises.json'): ChosenFile => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof rows === 'string' ? rows : JSON.stringify(rows)),
})

const zip = (name: string, files: Parameters<typeof aZip>[0]): ChosenFile => ({
  name,
  mimeType: 'application/zip',
  buffer: aZip(files),
})

/** Chooses a file through the button that people press. */
async function choose(page: Page, file: ChosenFile): Promise<void> {
  const requested = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  await (await requested).setFiles(file)
}

const swing = {
  id: 'swing',
  name: 'Two-hand swing',
  level: 'beginner',
  equipment: 'kettlebells',
  primaryMuscles: ['glutes', 'hamstrings'],
  instructions: ['Hinge.', 'Snap the hips.'],
  images: ['swing/0.jpg'],
}

const count = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`)

test.describe('an exercise library', () => {
  test.slow()

  test(
    'an exercise library is imported from JSON and a zip with pictures, repeatedly without duplicates, and bad files are refused',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      await test.step('is imported as JSON: dry run row by row, import, search, and again without duplicates', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'json'))
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/library`)
        await expect(page.getByText('No exercises yet')).toBeVisible()
        await photograph(page, 'studio-library-empty')
        await page.getByRole('link', { name: 'Import' }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: 'Import exercises' })).toBeVisible()
        await photograph(page, 'studio-import-choose')

        const rows = [
          swing,
          { ...swing, id: 'press', name: '<b>Überzug</b> “deep” 壶铃 \u0000\u202E', images: [] },
          { id: 'nameless', name: '  ', instructions: ['Nothing.'] },
          'not an exercise at all',
          { id: 'twice', name: 'First of two' },
          { id: 'twice', name: 'Last of two', level: 'superhuman', instructions: null, equipment: 7 },
        ]
        await choose(page, json(rows))
        await expect(page.getByRole('heading', { name: 'Ready, with 3 issues' })).toBeVisible()
        await expect(count(page, 'New')).toHaveText('3')
        await expect(count(page, 'Needs attention')).toHaveText('3')
        const report = page.getByRole('region', { name: 'Report' })
        await page.getByText('1 image is not in the file. Generated art is shown instead.').click()
        await expect(page.getByText('Two-hand swing: 1 image')).toBeVisible()
        await expect(report.getByRole('row', { name: /No name/ }).first()).toContainText(
          'The name is missing.',
        )
        await expect(report.getByRole('row', { name: /First of two/ })).toContainText(
          'Appears twice in the file',
        )
        await expect(report.getByRole('row', { name: /Überzug/ })).toContainText('<b>Überzug</b> “deep” 壶铃')
        await expect(report.getByRole('row', { name: /Last of two/ })).toContainText('level')
        await photograph(page, 'studio-import-check')
        await page.getByRole('link', { name: /^Needs attention/ }).click()
        await expect(report.getByRole('row')).toHaveCount(4)
        await expect(page).toHaveURL(/action=refused/)

        await page.getByRole('button', { name: 'Import 3 exercises' }).click()
        await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
        await photograph(page, 'studio-import-done')
        await page.getByRole('link', { name: 'View library' }).click()
        await expect(page.getByRole('rowheader')).toHaveCount(3)
        await page.getByRole('searchbox', { name: 'Search Exercises' }).fill('swing')
        await expect(page.getByRole('rowheader')).toHaveCount(1)
        await page
          .getByRole('rowheader', { name: /Two-hand swing/ })
          .getByRole('link')
          .click()
        const panel = page.getByRole('form', { name: 'Two-hand swing' })
        await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Two-hand swing')
        await panel.getByRole('link', { name: 'Open in editor' }).click()
        await expect(page).toHaveURL(/\/pages\/[0-9a-f-]{36}/)
      })
      await resetBrowser(page)
      const { owner, slug } = await anOwnedApp(foyer, createName(info, 'bad'))
      await test.step('refuses bad files in place, before or after reading them', async () => {
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/library/import`)
        const alert = page.getByRole('alert')
        await choose(page, {
          name: 'exercises.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('name\nSwing'),
        })
        await expect(alert).toHaveText('Choose a JSON or ZIP file.')
        await choose(page, json(''))
        await expect(alert).toHaveText('File is empty')
        await photograph(page, 'studio-import-refused')
        expect(quiet).toEqual([])

        for (const file of [json('{"exercises": [')]) {
          await choose(page, file)
          await expect(page.getByRole('heading', { name: 'This file couldn’t be imported' })).toBeVisible()
          await page.getByRole('link', { name: 'Choose another file' }).click()
          await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
        }
        await expect(page.getByRole('complementary').getByText('Failed')).toHaveCount(1)
        await photograph(page, 'studio-import-earlier')
      })
      await test.step('imports pictures in a zip, and marks unreadable ones', async () => {
        const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 240 } })
        const rows = [swing, { id: 'b', name: 'Odd picture', images: ['swing/broken.jpg', 'gone.jpg'] }]
        await choose(
          page,
          zip('library.zip', [
            { name: 'exercises.json', bytes: Buffer.from(JSON.stringify(rows)) },
            { name: 'images/swing/0.jpg', bytes: picture },
            { name: 'images/swing/broken.jpg', bytes: Buffer.from('this is no picture') },
          ]),
        )
        await expect(page.getByRole('heading', { name: /^Ready/ })).toBeVisible()
        await expect(page.getByText(/not in the file/)).toBeVisible()
        await page.getByRole('button', { name: 'Import 2 exercises' }).click()
        await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
        await expect(page.getByText('This image can’t be read.')).toBeVisible()
        await page.getByRole('link', { name: 'View library' }).click()
        const cover = page.getByRole('row', { name: /Two-hand swing/ }).locator('img')
        await expect(cover).toHaveAttribute('src', /\/media\//)
        await expect
          .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      })
    },
  )

  test(
    'a real library is imported completely, with its photographs',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.skip(process.env['PROOF'] !== 'full', '`npm run proof -- looks` brings it in.')
      test.skip(!existsSync(real_library), 'No library of exercises lies beside this clone.')
      const { owner, slug } = await anOwnedApp(foyer, createName(info, 'real'))
      const names = await readdir(join(real_library, 'images'), { recursive: true, withFileTypes: true })
      const pictures = names.filter((entry) => entry.isFile())
      const files = await Promise.all(
        pictures.map(async ({ parentPath, name }) => {
          const path = join(parentPath, name)
          return { name: path.slice(real_library.length + 1), bytes: await readFile(path) }
        }),
      )
      files.push({ name: 'exercises.json', bytes: await readFile(join(real_library, 'exercises.json')) })
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/library/import`)
      await choose(page, zip('exercises.zip', files))
      await expect(page.getByRole('heading', { name: 'Ready', exact: true })).toBeVisible({ timeout: 60_000 })
      await expect(count(page, 'New')).toHaveText('120')
      await expect(page.getByText(`${pictures.length} images.`).first()).toBeVisible()
      await page.getByRole('button', { name: 'Import 120 exercises' }).click()
      await expect(page.getByText(/^\d+ of 120$/)).toBeVisible()
      await photograph(page, 'studio-import-progress')
      await page.goto(`${foyer.studio}/apps/${slug}/members`)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 180_000 })
      await page.getByRole('link', { name: 'View library' }).click()
      await expect(page.getByText('120 of 120')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search Exercises' }).fill('windmill')
      await expect(page.getByRole('rowheader', { name: /Advanced Kettlebell Windmill/ })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search Exercises' }).fill('')
      await expect(page.getByText('120 of 120')).toBeVisible()
      await photograph(page, 'studio-library')
    },
  )
})
