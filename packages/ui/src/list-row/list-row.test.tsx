import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ListRow, RowList } from './index.ts'

describe('ListRow', () => {
  it('is a link with an arrow, a button, or plain text', () => {
    const link = render(<ListRow href="/slow-burn" title="Slow Burn" />)
    expect(link).toMatch(/^<a [^>]*href="\/slow-burn"/)
    expect(link).toContain('<svg')
    expect(render(<ListRow onPress={() => {}} title="Reminders" />)).toMatch(/^<button type="button"/)
    expect(render(<ListRow title="Due today" end="$15.20" />)).toMatch(/^<div/)
  })

  it('lists rows as a list', () => {
    const html = render(
      <RowList label="Sessions">
        {[<ListRow key="a" title="One" />, <ListRow key="b" title="Two" />]}
      </RowList>,
    )
    expect(html).toMatch(/^<ul [^>]*aria-label="Sessions"/)
    expect(html.match(/<li>/g)).toHaveLength(2)
  })
})
