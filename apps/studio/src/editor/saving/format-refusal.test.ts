import { ApiError } from '@foyer/contract/client'
import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { aBlock } from '../testing/a-draft.ts'
import { formatRefusal } from './save-status-line.tsx'

const { t } = getTranslator('en')
const inner = aBlock('c', { type: 'composed', props: { title: 'Third' } })
const middle = aBlock('b', { type: 'composed', props: { title: 'Second' }, children: [inner] })
const blocks = [aBlock('x'), aBlock('a', { type: 'composed', props: { title: 'First' }, children: [middle] })]

const refuse = (path: string, code: string): string =>
  formatRefusal(t, new ApiError(422, { code: 'invalid', errors: [{ path, code }] }), blocks)

describe('formatRefusal', () => {
  it.each([
    [
      'draft.blocks.1.children.0.children.0.children',
      'nested_too_deep',
      /^Third: Blocks can be nested at most 4/,
    ],
    ['draft.blocks.1.children.0.props', 'invalid', /^Second: /],
    ['draft.blocks.c.link', 'unsafe_link', /^Third: Links must/],
    ['draft.title', 'too_big', /^[^:]*$/],
  ])('names the block at %s', (path, code, text) => {
    expect(refuse(path, code)).toMatch(text)
  })
})
