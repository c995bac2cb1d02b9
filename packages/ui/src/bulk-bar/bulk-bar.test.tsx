import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BulkBar } from './index.ts'

it('is a named region that announces how many are selected and can be cleared', () => {
  const html = render(
    <BulkBar label="Chosen members" count="3 selected" clear_label="Clear selection" onClear={() => {}}>
      <button type="button">Export</button>
    </BulkBar>,
  )
  expect(html).toMatch(/<section[^>]*aria-label="Chosen members"/)
  expect(html).toMatch(/<output[^>]*>3 selected<\/output>/)
  expect(html).toMatch(/<button[^>]*>.*Clear selection.*<\/button>/)
})
