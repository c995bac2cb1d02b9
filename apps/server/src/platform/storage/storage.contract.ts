import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { newStorageKey, parseStorageKey, variantKey } from './storage-key.ts'
import type { StorageDriver } from './storage.ts'

/** Contract test for every storage driver. `open` returns an empty storage. */
export function describeStorageDriver(name: string, open: () => Promise<StorageDriver>): void {
  describe(`${name} keeps files`, () => {
    const key = newStorageKey({ app_id: newId(), type: 'image/webp', is_public: true })
    const bytes = Buffer.from('0123456789')
    let storage: StorageDriver

    beforeEach(async () => {
      storage = await open()
    })

    const read = async (range?: { start: number; end: number }): Promise<Buffer | null> => {
      const file = await storage.get(key, range)
      return file ? buffer(file.stream) : null
    }

    it('gives back what was put, from bytes and from a stream', async () => {
      expect(await storage.put(key, bytes)).toBe(10)
      expect(await read()).toEqual(bytes)
      expect(await storage.put(key, Readable.from([Buffer.from('abc'), Buffer.from('def')]))).toBe(6)
      expect(String(await read())).toBe('abcdef')
    })

    it('keeps an empty file', async () => {
      expect(await storage.put(key, Buffer.alloc(0))).toBe(0)
      expect(await storage.size(key)).toBe(0)
      expect(await read()).toHaveLength(0)
    })

    it('gives a range and still says how large the whole is', async () => {
      await storage.put(key, bytes)
      expect(String(await read({ start: 2, end: 4 }))).toBe('234')
      expect(String(await read({ start: 9, end: 9 }))).toBe('9')
      const file = await storage.get(key, { start: 2, end: 4 })
      file?.stream.destroy()
      expect(file?.bytes).toBe(10)
    })

    it('knows nothing of what was never put', async () => {
      expect(await storage.get(key)).toBeNull()
      expect(await storage.size(key)).toBeNull()
      await storage.delete(key)
    })

    it('forgets what is deleted', async () => {
      await storage.put(key, bytes)
      await storage.delete(key)
      expect(await storage.size(key)).toBeNull()
    })

    it('keeps a variant beside its file', async () => {
      const variant = variantKey(key, 'w750', 'image/webp')
      await storage.put(key, bytes)
      await storage.put(variant, Buffer.from('small'))
      expect(await storage.size(key)).toBe(10)
      expect(await storage.size(variant)).toBe(5)
    })

    it('deletes the variants of a file and nothing else', async () => {
      const other = newStorageKey({ app_id: newId(), type: 'image/webp', is_public: true })
      const variants = [key, key, other].map((of, at) => variantKey(of, `w${at}`, 'image/webp'))
      for (const one of [key, other, ...variants]) await storage.put(one, bytes)
      await storage.deleteVariants(key)
      await storage.deleteVariants(key)
      const sizes = await Promise.all([key, other, ...variants].map((one) => storage.size(one)))
      expect(sizes).toEqual([10, 10, null, null, 10])
    })

    it('lists every file of one app and of no other, also while they are deleted', async () => {
      const { app_id } = parseStorageKey(key)
      const list = async (): Promise<string[]> => {
        const found: string[] = []
        for await (const one of storage.list(app_id)) found.push(one)
        return found
      }
      expect(await list()).toEqual([])
      const own = newStorageKey({ app_id, type: 'application/pdf', is_public: false })
      const keys = [key, variantKey(key, 'w750', 'image/webp'), own]
      const other_keys = newStorageKey({ app_id: newId(), type: 'image/png', is_public: true })
      for (const one of [...keys, other_keys]) await storage.put(one, bytes)
      expect(new Set(await list())).toEqual(new Set(keys))
      for await (const one of storage.list(app_id)) await storage.delete(one)
      expect(await list()).toEqual([])
      expect(await storage.size(other_keys)).toBe(10)
    })

    it('takes exactly the limit and refuses one byte more, leaving nothing behind', async () => {
      expect(await storage.put(key, bytes, { max_bytes: 10 })).toBe(10)
      await storage.delete(key)
      await expect(
        storage.put(key, Readable.from([bytes, Buffer.from('x')]), { max_bytes: 10 }),
      ).rejects.toMatchObject({
        code: 'too_large',
      })
      expect(await storage.size(key)).toBeNull()
    })

    it('shows nothing of a file before all of it is written', async () => {
      const sizes: (number | null)[] = []
      const slow = async function* (): AsyncGenerator<Buffer> {
        yield bytes
        sizes.push(await storage.size(key))
        yield bytes
        sizes.push(await storage.size(key))
      }
      await storage.put(key, Readable.from(slow()))
      expect(await storage.size(key)).toBe(20)
      await storage.put(key, Readable.from(slow()))
      expect(sizes).toEqual([null, null, 20, 20])
    })

    it('keeps the old file when a new one breaks off half-way', async () => {
      await storage.put(key, bytes)
      const broken = Readable.from(
        (function* () {
          yield Buffer.from('half')
          throw new Error('the upload broke off')
        })(),
      )
      await expect(storage.put(key, broken)).rejects.toThrow('broke off')
      expect(await read()).toEqual(bytes)
    })

    it.each([
      '../secret.key',
      'public/../../etc/passwd',
      '/etc/passwd',
      'public/x/y.webp',
      `${key}/../../x.webp`,
      `${key}\0`,
      '',
    ])('refuses %j as a key', async (bad) => {
      await expect(storage.put(bad, bytes)).rejects.toMatchObject({ code: 'invalid_key' })
      await expect(storage.get(bad)).rejects.toMatchObject({ code: 'invalid_key' })
      await expect(storage.size(bad)).rejects.toMatchObject({ code: 'invalid_key' })
      await expect(storage.delete(bad)).rejects.toMatchObject({ code: 'invalid_key' })
      await expect(storage.deleteVariants(bad)).rejects.toMatchObject({ code: 'invalid_key' })
    })
  })
}
