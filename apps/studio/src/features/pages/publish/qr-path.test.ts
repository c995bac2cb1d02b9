import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

describe('qrPath', () => {
  it('has the three finder corners and nothing outside of the code', () => {
    const { path, size } = qrPath('https://ironwood.foyer.app')
    for (const corner of ['M0 0h', `M${size - 1} 0h`, `M0 ${size - 1}h`]) expect(path).toContain(corner)
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.max(...places)).toBeLessThan(size)
  })

  it('grows with the address and is always the same for the same one', () => {
    expect(qrPath('https://a.app').size).toBeLessThan(qrPath(`https://a.app/${'x'.repeat(120)}`).size)
    expect(qrPath('https://a.app')).toEqual(qrPath('https://a.app'))
  })
})
