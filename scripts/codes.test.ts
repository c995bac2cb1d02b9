import { describe, expect, it } from 'vitest'
import { calls, commonCodes } from '../packages/contract/src/index.ts'
import type { Call } from '../packages/contract/src/index.ts'
import { translator } from '../packages/i18n/src/server.ts'

const { t } = translator('en')

describe('refusals of the contract', () => {
  it.each(commonCodes)('have words for %s', (code) => {
    expect(t.has(`errors.${code}`)).toBe(true)
  })

  it('have words for every code that a call declares', () => {
    const wordless = Object.entries<Call>(calls).flatMap(([name, { errors = [] }]) => {
      const [feature = ''] = name.split('.')
      return errors.filter((code) => !t.has(`errors.${code}`) && !t.has(`${feature}.errors.${code}`))
    })
    expect(wordless).toEqual([])
  })
})
