import { describe, expect, it } from 'vitest'
import { copyPageAction, findActionFault, newPageAction, changeActionKind } from './page-actions.ts'

function createCounter(): () => string {
  let next = 0
  return () => `${(next += 1)}`
}

describe('buttons of a page', () => {
  it('lead somewhere only where that is all that they do', () => {
    expect(newPageAction('mark_complete', createCounter()).block_action).toBeNull()
    expect(newPageAction('generic_button', createCounter()).block_action).toMatchObject({ type: 'open_page' })
  })

  it('are copied with ids of their own, also for what they do', () => {
    const original = newPageAction('generic_button', () => 'old')
    const copy = copyPageAction(original, createCounter())
    expect([copy.id, copy.block_action?.id]).toEqual(['1', '2'])
    expect(copy.action_type).toBe('generic_button')
  })

  it('retain their texts when they change the kind, except a second text that a plain button lacks', () => {
    const start = {
      ...newPageAction('start', createCounter()),
      text: 'Begin',
      post_action_button_text: 'Go on',
    }
    expect(changeActionKind(start, 'mark_complete', createCounter())).toMatchObject({
      post_action_button_text: 'Go on',
    })
    const plain = changeActionKind(start, 'generic_button', createCounter())
    expect(plain).toMatchObject({ text: 'Begin', post_action_button_text: '' })
    expect(plain.block_action).not.toBeNull()
  })

  const links: [url: string, fault: object | null][] = [
    ['javascript:alert(1)', { field: 'url', code: 'unsafe_link' }],
    ['https://foyer.app', null],
    ['', null],
  ]
  it.each(links)('check the link %j', (url, fault) => {
    const action = newPageAction('generic_button', createCounter())
    expect(findActionFault({ ...action, block_action: { id: '9', type: 'open_url', url } })).toEqual(fault)
  })

  it.each([
    ['a@b.example,c@d.example', { field: 'address', code: 'email_invalid' }],
    ['mara@ironwood.example', null],
    ['', null],
  ])('check the address %j', (address, fault) => {
    const action = newPageAction('generic_button', createCounter())
    const block_action = { id: '9', type: 'open_email' as const, address, subject: '', body: '' }
    expect(findActionFault({ ...action, block_action })).toEqual(fault)
  })
})
