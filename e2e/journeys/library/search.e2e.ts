import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { signInAs } from '../../support/people.ts'
import { anOwnedApp, createName, publishAll, useDesktopWidth } from '../../support/studio.ts'

test('a member finds a page without accents and with a typing error, and comes back to the results', async ({
  page,
  foyer,
  quiet,
}, info) => {
  test.slow()
  const app = await anOwnedApp(foyer, createName(info, 'search'), { kit: 'strength' })
  await app.owner.call('pages.createPage', {
    parent_id: null,
    content_type: 'article',
    title: 'Åsa’s long warm-up',
  })
  await publishAll(app.owner.call)
  await signInAs(page, app.url, { email: newAddress('search'), name: 'Ines Duarte' })
  const field = page.getByRole('searchbox')
  const results = page.getByRole('main')

  await test.step('the toolbar leads to the search, which has nothing recent yet', async () => {
    await page.goto(app.url)
    await page.getByRole('link', { name: /^Search / }).click()
    await expect(field).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Browse' })).toBeVisible()
    await photograph(page, 'member-search-start')
  })

  await test.step('letters without accents find those with them', async () => {
    await field.fill('asa')
    await expect(results.getByRole('link', { name: /Åsa’s long warm-up/ })).toBeVisible()
    await expect(results.locator('mark').first()).toHaveText('Åsa')
  })

  await test.step('a typing error finds similar titles, and says so', async () => {
    await field.fill('gobelt squat')
    await expect(page.getByText('Showing results for similar titles')).toBeVisible()
    await expect(results.getByRole('link', { name: /Goblet squat/ })).toBeVisible()
    await field.fill('zzzzqq')
    await expect(
      page.getByRole('heading', { name: 'Could not find any results matching your search' }),
    ).toBeVisible()
  })

  await test.step('the best title comes first, opens by keys, and back shows the same results', async () => {
    await field.fill('back squat')
    const first = results.getByRole('link').first()
    await expect(first).toHaveAccessibleName(/Back squat/)
    await photograph(page, 'member-search-results')
    await field.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Back squat' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/term=back\+squat|term=back%20squat/)
    await expect(field).toHaveValue('back squat')
    await expect(first).toHaveAccessibleName(/Back squat/)
  })

  await test.step('the search is among the recent ones until it is removed; its key opens it again', async () => {
    await useDesktopWidth(page)
    await page.goto(app.url)
    await expect(page.getByRole('link', { name: /^Search / })).toBeVisible()
    await page.route('**/assets/search-screen*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await page.locator('body').press('/')
    await page.keyboard.type('goblet', { delay: 80 })
    await expect(field).toHaveValue('goblet')
    await expect(field).toBeFocused()
    await field.press('Escape')
    await page.getByRole('button', { name: 'back squat', exact: true }).click()
    await expect(field).toHaveValue('back squat')
    await field.fill('goblet squat')
    await results.getByRole('link', { name: /Goblet squat/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Goblet squat' })).toBeVisible()
    await page.goBack()
    await field.press('Escape')
    await photograph(page, 'member-search-desktop')
    await page.getByRole('button', { name: 'Remove goblet squat' }).press('Enter')
    await expect(page.getByRole('button', { name: 'goblet squat', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Remove back squat' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'back squat', exact: true })).toBeHidden()
    await expect(field).toBeFocused()
  })

  await test.step('people that do not load say so beside the pages, and come when tried again', async () => {
    const people = '**/subscribers/directory?*'
    await page.route(people, (route) => route.abort())
    await field.fill('squat')
    const group = page.getByRole('region', { name: 'People' })
    const retry = group.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible({ timeout: 15_000 })
    await expect(results.getByRole('link', { name: /Back squat/ })).toBeVisible()
    await page.unroute(people)
    await retry.click()
    await expect(group).toBeHidden()
    await expect(results.getByRole('link', { name: /Back squat/ })).toBeVisible()
  })

  await test.step('results of the term before stay, marked as busy, until the new ones are there', async () => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/search?*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await field.fill('warm-up')
    const busy = results.locator('section[aria-busy="true"]')
    await expect(busy.first()).toBeVisible()
    await expect(busy.getByRole('link', { name: /Back squat/ })).toBeVisible()
    answer.resolve()
    await expect(results.getByRole('link', { name: /long warm-up/ })).toBeVisible()
    await expect(busy).toHaveCount(0)
  })
  // The aborted requests are part of the journey.
  expect(quiet.splice(0).filter((line) => !line.includes('subscribers/directory'))).toEqual([])
})
