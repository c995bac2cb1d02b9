import { describe, expect, it } from 'vitest'
import { faultOfFile, MAX_PICTURE_BYTES, sizeWords } from './check-file.ts'

describe('faultOfFile', () => {
  const cases: [says: string, file: { size: number; type: string }, code: string | null][] = [
    ['an empty file', { size: 0, type: 'image/png' }, 'file_empty'],
    ['a document', { size: 900, type: 'application/pdf' }, 'invalid_image_type'],
    ['a drawing that could carry scripts', { size: 900, type: 'image/svg+xml' }, 'invalid_image_type'],
    ['a picture over the limit', { size: MAX_PICTURE_BYTES + 1, type: 'image/jpeg' }, 'image_too_large'],
    ['a picture at the limit', { size: MAX_PICTURE_BYTES, type: 'image/jpeg' }, null],
  ]
  it.each(cases)('judges %s', (_says, file, code) => {
    expect(faultOfFile(file)?.code ?? null).toBe(code)
  })

  it('names the limit in words', () => {
    expect(faultOfFile({ size: MAX_PICTURE_BYTES + 1, type: 'image/png' })?.params).toEqual({ size: '15 MB' })
  })
})

describe('sizeWords', () => {
  it('says small and large sizes', () => {
    expect([sizeWords(1), sizeWords(204_800), sizeWords(3_670_016)]).toEqual(['1 KB', '200 KB', '3.5 MB'])
  })
})
