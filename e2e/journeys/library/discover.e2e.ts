import { findOnDevice, waitUntilServed } from '../../support/device-storage.ts'
import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { ignoreNetworkErrors, setNetwork } from '../../support/network.ts'
import { signInAs } from '../../support/people.ts'
import { anOwnedApp, createName } from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

test('a member filters programs, comes back from one to the same filters, and reopens Discover offline', async ({
  page,
  foyer,
  quiet,
}, info) => {
  test.slow()
  const app = await anOwnedApp(foyer, createName(info, 'discover'), { kit: 'strength' })
  await signInAs(page, app.url, { email: newAddress('discover'), name: 'Ines Duarte' })
  const main = page.getByRole('main')
  const cards = main.getByRole('listitem')
  const paid = cards.filter({ hasText: 'Pull-up Primer' })
  const hips = cards.filter({ hasText: 'Hips, every day' })

  await test.step('the tab lists all programs, those for sale with their price', async () => {
    await page.goto(app.url)
    await page.getByRole('navigation').getByRole('link', { name: 'Discover', exact: true }).click()
    await expect(page).toHaveURL(/\/discover\/programs$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible()
    await expect(paid).toContainText('$19')
    await expect(hips).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'member-discover')
  })

  await test.step('a chip narrows the list', async () => {
    await main.getByRole('button', { name: 'Free', exact: true }).click()
    await expect(page).toHaveURL(/\?price=free$/)
    await expect(paid).toBeHidden()
    await expect(hips).toBeVisible()
  })

  await test.step('the sheet shows how many programs its filters leave', async () => {
    await main.getByRole('button', { name: 'Filters, 1 set' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: /^No kit/ }).click()
    await expect(sheet.getByRole('button', { name: 'Show 1 result' })).toBeVisible()
    await photograph(page, 'member-discover-filters')
    await sheet.getByRole('button', { name: 'Show 1 result' }).click()
    await expect(sheet).toBeHidden()
    await expect(cards).toHaveCount(1)
    await expect(hips).toBeVisible()
  })

  await test.step('back from a page and after a reload the filters are the same', async () => {
    await hips.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hips, every day' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/price=free/)
    await expect(cards).toHaveCount(1)
    await expect(main.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()
    await page.reload()
    await expect(cards).toHaveCount(1)
    await expect(main.getByRole('button', { name: 'Free', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('filters that nothing matches can be cleared', async () => {
    await page.goto(`${app.url}/discover/programs?progress=completed`)
    await main.getByRole('button', { name: 'Clear filters' }).click()
    await expect(paid).toBeVisible()
  })

  await test.step('what is started comes first, with the way to continue', async () => {
    const found = await app.owner.call('library.listContent', { content_type: 'program', search: 'Hips' })
    const [program] = found.items
    if (!program) throw new Error('the kit has no such program')
    await page.goto(app.url + program.path)
    await page.getByRole('button', { name: 'Start program' }).first().click()
    await expect(page.getByRole('button', { name: 'Start program' })).toHaveCount(0)
    await page.goto(`${app.url}/discover/programs`)
    const started = main.getByRole('region', { name: 'In progress' })
    await expect(started.getByRole('link', { name: 'Hips, every day' })).toBeVisible()
    await expect(hips).toBeHidden()
  })

  await test.step('without a network Discover opens as it was', async () => {
    await waitUntilServed(page)
    await page.reload()
    await expect(main.getByRole('region', { name: 'In progress' })).toBeVisible()
    // Answers are stored up to two seconds later.
    await expect
      .poll(() => findOnDevice(page, 'Pull-up Primer'))
      .toContainEqual(expect.stringMatching(/queries/))
    await setNetwork(page, false)
    await page.goto(`${app.url}/discover/programs`)
    await expect(paid).toBeVisible()
    await expect(main.getByRole('link', { name: 'Hips, every day' })).toBeVisible()
    await setNetwork(page, true)
  })
  ignoreNetworkErrors(quiet)
})
