import { describe, expect, it } from 'vitest'
import { validateFile, MAX_PICTURE_BYTES, formatSize } from './validate-file.ts'

describe('validateFile', () => {
  const cases: [says: string, file: { size: number; type: string; name?: string }, code: string | null][] = [
    ['an empty file', { size: 0, type: 'image/png' }, 'file_empty'],
    ['a document', { size: 900, type: 'application/pdf' }, 'invalid_image_type'],
    ['a drawing that could carry scripts', { size: 900, type: 'image/svg+xml' }, 'invalid_image_type'],
    [
      'a photo in a format that browsers here cannot read',
      { size: 900, type: 'image/heic' },
      'image_is_heic',
    ],
    ['a picture over the limit', { size: MAX_PICTURE_BYTES + 1, type: 'image/jpeg' }, 'image_too_large'],
    ['a picture at the limit', { size: MAX_PICTURE_BYTES, type: 'image/jpeg' }, null],
  ]
  it.each(cases)('validates %s', (_name, file, code) => {
    expect(validateFile({ name: 'bar', ...file })?.code ?? null).toBe(code)
  })

  it('names the limit in the message', () => {
    expect(validateFile({ name: 'bar', size: MAX_PICTURE_BYTES + 1, type: 'image/png' })?.params).toEqual({
      size: '15 MB',
    })
  })
})

describe('formatSize', () => {
  it('formats small and large sizes', () => {
    expect([formatSize(1), formatSize(204_800), formatSize(3_670_016)]).toEqual(['1 KB', '200 KB', '3.5 MB'])
  })
})
