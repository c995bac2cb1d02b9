import { describe, expect, it } from 'vitest'
import { createSecrets } from '../../platform/secrets.ts'
import { isStorageKey, newStorageKey } from '../../platform/storage/index.ts'
import { keyOfVariant, publicKeyOf } from './keys.ts'

const secrets = createSecrets('a test key that is long enough to be one')
const app_id = '01890000-0000-7000-8000-000000000001'
const key = newStorageKey({ app_id, type: 'image/jpeg', is_public: false })

describe('publicKeyOf', () => {
  it('is a key of the same app and type that the storage takes', () => {
    const key_of_variant = publicKeyOf(secrets, key)
    expect(isStorageKey(key_of_variant)).toBe(true)
    expect(key_of_variant.startsWith(`public/${app_id}/`)).toBe(true)
    expect(key_of_variant.endsWith('.jpg')).toBe(true)
  })

  it('is stable, so that URLs stay valid when a page is locked and opened again', () => {
    expect(publicKeyOf(secrets, key)).toBe(publicKeyOf(secrets, key))
  })

  it('does not reveal the private key, and depends on the server key', () => {
    const random = key.split('/')[2]?.slice(0, 22) ?? ''
    expect(publicKeyOf(secrets, key)).not.toContain(random)
    expect(publicKeyOf(createSecrets('another key that is long enough to be one'), key)).not.toBe(
      publicKeyOf(secrets, key),
    )
  })
})

describe('keyOfVariant', () => {
  it('is below the key of its picture', () => {
    const key_of_variant = keyOfVariant(key, { width: 640, format: 'avif' })
    expect(key_of_variant).toBe(`${key.slice(0, -4)}/w640.avif`)
    expect(isStorageKey(key_of_variant)).toBe(true)
  })
})
