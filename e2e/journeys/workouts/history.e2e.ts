import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { signInAs } from '../../support/people.ts'

test.use({ viewport: { width: 375, height: 812 }, locale: 'en-GB' })

test(
  'a member sees trained days, the progress of an exercise as chart and table, and downloads the sets',
  { tag: '@rare' },
  async ({ page, foyer }) => {
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, foyer.demo.member)

    await test.step('shows weeks in a row, trained days and sessions', async () => {
      await page.goto(`${address}/me/my-content`)
      await page.getByRole('link', { name: /Your training/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible()
      await expect(page.getByText('weeks in a row')).toBeVisible()
      await expect(page.getByRole('button', { name: /Floor press ladder/ }).first()).toBeVisible()
      await photograph(page, 'member-training')
      await expectAccessible(page)
    })

    await test.step('filters by a day and opens a session', async () => {
      await page.getByRole('button', { name: 'Previous month' }).click()
      const day = page.getByRole('button', { name: /, 1 session$/ }).first()
      await day.click()
      await expect(day).toHaveAttribute('aria-pressed', 'true')
      const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
      await expect(rows).toHaveCount(1)
      await rows.getByRole('button').click()
      await expect(page.getByRole('dialog').getByText('Round 1').first()).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Show all days' }).click()
    })

    await test.step('downloads all sets', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download all sets (CSV)' }).click()
      const text = await readFile(await (await saved).path(), 'utf8')
      expect(text).toContain('Date,Workout,Exercise,Set,Amount,Unit,Weight,Weight unit')
      expect(text.split('\r\n').length).toBeGreaterThan(100)
      expect(text).toContain('Floor press ladder,Dumbbell floor press,1,10,reps,12,kg')
    })

    await test.step('reads the chart of an exercise by keyboard', async () => {
      await page.getByRole('link', { name: 'By exercise' }).click()
      await page.getByRole('searchbox').fill('floor')
      await page.getByRole('link', { name: /Dumbbell floor press/ }).click()
      const chart = page.getByRole('slider', { name: 'Est. 1RM over time' })
      await expect(chart).toHaveAttribute('aria-valuetext', /18 kg × 10/)
      await chart.press('Home')
      await expect(chart).toHaveAttribute('aria-valuetext', /12 kg × 10/)
      await chart.press('ArrowRight')
      await expect(chart).toHaveValue('2')
      await expect(page.getByText(/Epley/)).toBeVisible()
      await photograph(page, 'member-exercise-progress')
      await expectAccessible(page)
    })

    await test.step('shows the same as a table, and remembers it', async () => {
      await page.getByRole('radio', { name: 'Table' }).check({ force: true })
      const table = page.getByRole('region', { name: 'Est. 1RM' })
      await expect(table.getByRole('row')).toHaveCount(13)
      await table.getByRole('button', { name: 'Est. 1RM' }).click()
      await expect(table.getByRole('columnheader', { name: 'Est. 1RM' })).toHaveAttribute('aria-sort', /.+/)
      await photograph(page, 'member-exercise-table')
      await page.reload()
      await expect(page.getByRole('region', { name: 'Est. 1RM' })).toBeVisible()
      await page.getByRole('radio', { name: 'Chart' }).check({ force: true })
    })
  },
)

test(
  'a member adds a body measure with a decimal comma, changes it, deletes it and takes that back',
  { tag: '@rare' },
  async ({ page, foyer }) => {
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, foyer.demo.member)
    await page.goto(`${address}/me/training/body`)
    await expect(page.getByText('Waist')).toBeVisible()
    await photograph(page, 'member-body')

    await page.getByRole('button', { name: 'Add measure' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Value').fill('0')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText(/Enter a number above 0/)).toBeVisible()
    await sheet.getByLabel('Value').fill('٦١,٧')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: /61\.7 kg/ })).toBeVisible()

    await page.getByRole('link', { name: /61\.7 kg/ }).click()
    await page.getByRole('radio', { name: 'Table' }).check({ force: true })
    const newest = page.getByRole('row').nth(1)
    await newest.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByText('61.7 kg')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('61.7 kg')).toBeVisible()
    await newest.getByRole('button', { name: /^Change/ }).click()
    await sheet.getByLabel('Value').fill('61.5')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('61.5 kg')).toBeVisible()
  },
)
