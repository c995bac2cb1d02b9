import { getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

test(
  'an owner writes a form question by question, sees what is missing, and members get its questions',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'asks'))
    const { call } = app.owner
    const { page_id } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'form',
      title: 'After a week',
    })
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${page_id}`)
    const { fields, frame, saved } = getEditorParts(page, app, page_id)

    const question = fields.getByRole('textbox', { name: 'Question' })
    const rowOf = (name: string) => fields.getByRole('row', { name })
    const path = fields.getByRole('navigation', { name: 'Path' })

    await test.step('a question to choose from, which is missing until it is written', async () => {
      await fields.getByRole('button', { name: 'Add group' }).click()
      await fields.getByLabel('Group title').fill('Your week')
      await fields.getByRole('button', { name: 'Add question' }).click()
      await expect(fields.getByText('This field is required.')).toBeVisible()
      await question.fill('How did it feel?')
      await expect(fields.getByText('This field is required.')).toBeHidden()
      await fields.getByLabel('Answer type').selectOption('Choices')
      await expect(fields.getByText('This field is required.')).toBeVisible()
      await fields.getByLabel('Choices, one per line').fill('Easy\nJust right\nHard')
      await fields.getByRole('switch', { name: 'Required' }).click()
      await expect(fields.getByText('This field is required.')).toBeHidden()
      await expect(frame.getByText('How did it feel?')).toBeVisible()
      await expect(frame.getByText('Just right')).toBeVisible()
    })

    await test.step('one more question, which then comes first', async () => {
      await path.getByRole('button', { name: 'Your week', exact: true }).click()
      await expect(rowOf('How did it feel?')).toBeFocused()
      await fields.getByRole('button', { name: 'Add question' }).click()
      await question.fill('How often did you train?')
      await fields.getByLabel('Answer type').selectOption('Number')
      await page.keyboard.press('Escape')
      await expect(rowOf('How often did you train?')).toBeFocused()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(rowOf('How often did you train?')).toBeFocused()
      await expect(fields.getByRole('row')).toContainText(['How often did you train?', 'How did it feel?'])
      await page.keyboard.press('Enter')
      await expect(fields.getByRole('heading', { name: 'How often did you train?' })).toBeFocused()
      await expect(fields.getByText('1 of 2')).toBeVisible()
      await question.press('Enter')
      await expect(fields.getByRole('heading', { name: 'How did it feel?' })).toBeVisible()
      await expect(question).toBeFocused()
      await expect(question).toHaveValue('How did it feel?')
    })

    await test.step('the page shows the fields, and a question is chosen and added there', async () => {
      const onPage = (name: string) => frame.getByRole('button', { name: `Edit question: ${name}` })
      await expect(onPage('How did it feel?')).toHaveAttribute('aria-pressed', 'true')
      await onPage('How often did you train?').click()
      await expect(question).toHaveValue('How often did you train?')
      await frame.getByRole('button', { name: 'Add question below “How often did you train?”' }).click()
      await expect(question).toBeFocused()
      const countProblems = async () => (await call('pages.getStudioPage', { id: page_id })).problems.length
      await expect.poll(countProblems).toBe(1)
      await page.goto(`${page.url()}?block=page`)
      await expect(question).toHaveValue('')
      await expect(fields.getByText('2 of 3')).toBeVisible()
      await question.fill('Anything else?')
      await expect(frame.getByRole('textbox', { name: 'Anything else?', includeHidden: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Delete')
      await expect(fields.getByRole('row')).toContainText(['How often did you train?', 'How did it feel?'])
      await expect(saved).toBeVisible()
      await photograph(page, 'studio-form-questions')
    })

    await publishAll(call)
    await page.goto(`${app.url}/after-a-week`)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    await expect(page.getByLabel('Easy')).toBeVisible()
    const question_count = page.getByText(/^(How did it feel|How often did you train)/)
    await expect(question_count).toHaveText([/How often did you train/, /How did it feel/])
  },
)
