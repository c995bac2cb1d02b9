import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { readBounded } from './read-bounded.ts'

const chunks = (...sizes: number[]) =>
  Readable.from(
    sizes.map((size) => Buffer.alloc(size, 1)),
    { objectMode: false },
  )

describe('readBounded', () => {
  it('takes a file of exactly the limit', async () => {
    expect((await readBounded(chunks(60, 40), 100)).length).toBe(100)
  })

  it('refuses one byte more, and lets the rest run off', async () => {
    const stream = chunks(60, 41, 500)
    await expect(readBounded(stream, 100)).rejects.toMatchObject({
      code: 'image_too_large',
      status: 413,
      params: { size: '15 MB' },
    })
    await finished(stream)
    expect(stream.readableEnded).toBe(true)
  })

  it('refuses a file with nothing in it', async () => {
    await expect(readBounded(chunks(), 100)).rejects.toMatchObject({ code: 'file_empty' })
  })

  it('passes on that the sender went away', async () => {
    const stream = new Readable({
      read() {
        this.destroy(new Error('gone'))
      },
    })
    await expect(readBounded(stream, 100)).rejects.toThrow('gone')
  })
})
