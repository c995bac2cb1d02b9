import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const item = (number: number, title: string, text = '') => ({
  id: testId(number),
  icon: 'dumbbell',
  title,
  text,
})

describe('the list with icons', () => {
  it('shows each point as text and hides its icon from screen readers', () => {
    const markup = renderBlock(
      aBlock('icon_list', { title: 'You need', items: [item(1, 'A bar', 'And plates')] }),
    )
    expect(listHeadings(markup)).toEqual(['2 You need'])
    expect(stripTags(markup)).toBe('You need A bar And plates')
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/)
  })

  it('leaves out empty points, and the whole block where all are empty', () => {
    expect(
      renderBlock(aBlock('icon_list', { items: [item(1, 'A bar'), item(2, '')] })).match(/<li/g),
    ).toHaveLength(1)
    expect(renderBlock(aBlock('icon_list', { items: [item(2, '')] }))).toBe('')
  })
})
