import { describe, expect, it } from 'vitest'
import { aBlock, listHeadings, renderBlock, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

describe('the share block', () => {
  it('invites with the words of the owner', () => {
    const props = { title: 'Train with a friend', text: 'The first week is free.', button_text: 'Send it on' }
    const markup = renderBlock(aBlock('share', props))
    expect(listHeadings(markup)).toEqual(['2 Train with a friend'])
    expect(stripTags(markup)).toBe('Train with a friend The first week is free. Send it on')
  })

  it('has words of its own', () => {
    expect(stripTags(renderBlock(aBlock('share')))).toBe('Share this page Share')
  })

  it('is a button alone, which shares the page by the host', () => {
    const actions: unknown[] = []
    const action = (asked: unknown) => {
      actions.push(asked)
      return { state: 'granted' as const }
    }
    const markup = renderBlock(aBlock('share', { look: 'button' }), { host: { action } })
    expect(stripTags(markup)).toBe('Share')
    expect(markup).toContain('<button type="button"')
    expect(actions).toEqual([{ id: testId(70), type: 'share' }])
  })
})
