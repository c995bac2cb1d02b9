import { waitUntilOpen, getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember } from '../../support/people.ts'
import { anOwnedApp, buy, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('a page in the editor', () => {
  test.slow()

  test(
    'is previewed as a member: whether they can open it, and which rule decides',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      const app = await anOwnedApp(foyer, createName(info, 'viewer'), { kit: 'strength' })
      const { owner, slug } = app
      const wei = await aMember(foyer, `wei-${slug}@members.example`, 'Wei Zhang', slug)
      await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
      const { items } = await owner.call('pages.listPages', {})
      const program = items.find(({ title }) => title === 'Slow Burn')
      const home = items.find(({ path }) => path === '/')
      if (!program || !home) throw new Error('The kit has no Slow Burn.')
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/pages/${program.page_id}`)
      await waitUntilOpen(getEditorParts(page, app, program.page_id))

      await page.getByRole('button', { name: 'View as member' }).click()
      const choices = page.getByRole('dialog', { name: 'View as member' })
      await choices.getByRole('searchbox').fill('nobody at all')
      await expect(choices.getByText('Could not find any results matching your search')).toBeVisible()
      await choices.getByRole('searchbox').fill('')
      await expect(choices.getByRole('button', { name: /Ines Duarte/ })).toBeVisible()
      await photograph(page, 'studio-editor-as-choose')
      await choices.getByRole('searchbox').fill('wei')
      await expect(choices.getByRole('button', { name: /Ines Duarte/ })).toBeHidden()
      await choices.getByRole('searchbox').press('ArrowDown')
      await expect(choices.getByRole('button', { name: /Wei Zhang/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(choices).toBeHidden()
      const strip = page.getByRole('region', { name: 'This page as Wei' })
      await expect(strip.getByText('No. Wei doesn’t have a product that includes it')).toBeVisible()
      await photograph(page, 'studio-editor-as')
      await strip.getByRole('button', { name: 'Why' }).click()
      const reason = page.getByRole('dialog', { name: 'Access checks for Wei' })
      await expect(reason.getByText('Wei has no product that includes it')).toBeVisible()
      await photograph(page, 'studio-editor-as-why')
      await page.keyboard.press('Escape')

      await page.getByRole('treegrid').getByText('Home', { exact: true }).first().click()
      await waitUntilOpen(getEditorParts(page, app, home.page_id))
      await expect(strip.getByText('Yes, Wei can see this page')).toBeVisible()

      const products = await owner.call('commerce.listStudioProducts', {})
      const product = products.items.find(({ title }) => title === 'Slow Burn')
      if (!product) throw new Error('The kit sells no Slow Burn.')
      await buy(wei.call, product)
      await page.goBack()
      await waitUntilOpen(getEditorParts(page, app, program.page_id))
      await expect(strip.getByText('Yes, Wei can see this page')).toBeVisible()

      await page.getByRole('button', { name: 'As Wei Zhang' }).click()
      await choices.getByRole('button', { name: 'No specific member' }).click()
      await expect(strip).toBeHidden()

      await page.getByRole('button', { name: 'View as member' }).click()
      await choices.getByRole('button', { name: /Wei Zhang/ }).click()
      await strip.getByRole('button', { name: 'Stop viewing as Wei' }).click()
      await expect(strip).toBeHidden()
    },
  )
})
