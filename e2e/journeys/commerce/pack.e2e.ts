import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, getDialog, signInAs } from '../../support/people.ts'
import { anOwnedApp, createName } from '../../support/studio.ts'

test('a visitor finds a locked pack, buys it as a member, starts it, and sees it under purchases', async ({
  page,
  foyer,
}, info) => {
  test.slow()
  const { url } = await anOwnedApp(foyer, createName(info, 'pack'), { kit: 'strength' })
  const title = 'Hotel room week'

  await test.step('it is found with its price, and shows what is inside', async () => {
    await page.goto(`${url}/discover/packs`)
    await expect(page.getByRole('link', { name: /Hotel room week/ })).toContainText('$12')
    await photograph(page, 'discover-packs')
    await page.getByRole('link', { name: /Hotel room week/ }).click()
    await expect(getDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: "You don't have access" })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Inside' }).getByText('Wake up tall')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Purchase.*\$12/ })).toBeVisible()
    await photograph(page, 'locked-pack')
  })

  await test.step('it is bought and started', async () => {
    await signInAs(page, url, { email: createAddress('pack', info.testId), name: 'Ines Duarte' })
    await page.goto(`${url}/programs/hotel-room-week`)
    await expect(getDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Purchase.*\$12/ }).click()
    await getDialog(page).getByRole('button', { name: 'Pay $12 now' }).click()
    await expect(getDialog(page).getByText('You’re all set')).toBeVisible()
    await getDialog(page).getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Start pack' }).filter({ visible: true }).click()
    await expect(page.getByText('0 of 3 done')).toBeVisible()
  })

  await test.step('it is listed as owned', async () => {
    await page.goto(`${url}/me/account/purchases`)
    const row = page.getByRole('link', { name: new RegExp(title) })
    await expect(row).toContainText('Access doesn’t expire.')
    await expect(row).toContainText('$12')
    await photograph(page, 'purchases-pack')
  })
})
