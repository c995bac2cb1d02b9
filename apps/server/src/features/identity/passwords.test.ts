import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a stored password', () => {
  it('uses Argon2id with 19 MiB and two passes, with a new salt each time', async () => {
    const [one, other] = await Promise.all([
      hashPassword('quiet river stones'),
      hashPassword('quiet river stones'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('matches the right password and nothing else', async () => {
    const stored = await hashPassword('quiet river stones')
    expect(await verifyPassword(stored, 'quiet river stones')).toBe(true)
    expect(await verifyPassword(stored, 'quiet river stone')).toBe(false)
    expect(await verifyPassword(stored, '')).toBe(false)
  })

  it('is the same however its letters were composed', async () => {
    const stored = await hashPassword('caf\u00e9 au lait')
    expect(await verifyPassword(stored, 'cafe\u0301 au lait')).toBe(true)
  })

  it('is never right where none is stored', async () => {
    expect(await verifyPassword(null, '')).toBe(false)
    expect(await verifyPassword(null, 'quiet river stones')).toBe(false)
  })
})
