import { expect, it } from 'vitest'
import { newBlock } from './new-block.ts'
import { listSearchTexts } from './page-search-texts.ts'
import { richTextFrom } from './rich-text.ts'
import { testIds } from './testing/test-id.ts'

const made = newBlock('text', testIds())
const block = { ...made, props: { ...made.props, body: richTextFrom('Push the sled.') } }
const page = {
  content_type: 'exercise',
  title: 'Leg press',
  og_title: 'Shared',
  og_description: '',
  cover: null,
  og_image: null,
  page_actions: [],
  fields: { instructions: ['Sit down.'] },
  blocks: [block],
}

it('has titles and texts of a page in each of its languages, each once', () => {
  const german = { title: 'Beinpresse', [`${block.id}.body`]: richTextFrom('Schieb den Schlitten.') }
  const { titles, text } = listSearchTexts(page, [german, { title: 'Leg press' }])
  expect(titles).toEqual(['Leg press', 'Beinpresse'])
  expect(text.split('\n')).toEqual([
    ...['Sit down.', 'Push the sled.'],
    ...['Sit down.', 'Schieb den Schlitten.'],
  ])
})

it('has no text of what nobody sees on the page', () => {
  expect(JSON.stringify(listSearchTexts(page, []))).not.toContain('Shared')
})
