import { describe, expect, it } from 'vitest'
import { checkDevicesConverge } from './devices-property.ts'

describe('several devices of one member', () => {
  it('end in the same state, lose no set, and finish once', () => {
    expect(() => checkDevicesConverge(60)).not.toThrow()
  })
})
