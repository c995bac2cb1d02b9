import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  calls,
  commonCodes,
  draftCodes,
  fieldCodes,
  importFailures,
  importRowCodes,
  suggestionCodes,
  warningCodes,
} from '../packages/contract/src/index.ts'
import type { Call } from '../packages/contract/src/index.ts'
import { listLocales, getTranslator } from '../packages/i18n/src/server.ts'

/** The parameters of codes whose texts show them. */
const figures = {
  min: 3,
  max: 12,
  size: '15 MB',
  megapixels: 40,
  seconds: 30,
  number: 3,
  count: 2,
  step: '5',
  currency: 'KWD',
  kind: 'named',
  text: 'Book now',
}

/** The compiler ensures that the server returns only codes in these lists. */
describe.each(listLocales())('refusals in %s', (locale) => {
  const { t } = getTranslator(locale)
  const own = listOwnKeys(locale)
  const hasText = (key: string) => own.has(key) && (t.find(key, figures) ?? '').trim() !== ''

  it.each([
    ['the common codes', commonCodes],
    ['what may be wrong with a field', fieldCodes],
    ['what may keep a draft from being published', draftCodes],
    ['what to know before publishing', warningCodes],
    ['what to improve before publishing', suggestionCodes],
    ['why a file cannot be imported', importFailures],
  ])('have words for %s', (_what, codes) => {
    expect(codes.filter((code) => !hasText(`errors.${code}`))).toEqual([])
  })

  it('have texts for every error in a row of an import', () => {
    const untranslated = importRowCodes.filter(
      (code) => !hasText(`studio_import.problems.${code}`) && !hasText(`errors.${code}`),
    )
    expect(untranslated).toEqual([])
  })

  it('have texts for every code that a call declares', () => {
    const untranslated = Object.entries<Call>(calls).flatMap(([name, { errors = [] }]) => {
      const [feature = ''] = name.split('.')
      return errors.filter((code) => !hasText(`errors.${code}`) && !hasText(`${feature}.errors.${code}`))
    })
    expect(untranslated).toEqual([])
  })
})

describe('the sentences of the specification', () => {
  const { t } = getTranslator('en')

  it.each([
    ['file_empty', 'File is empty'],
    ['invalid_image_type', 'Invalid image type'],
    ['image_too_large', 'Image too large. Max size 15 MB'],
    ['video_too_large', 'Video too large. Max size 15 MB'],
    ['ratio_out_of_range', 'Ratio Out Of Range'],
    ['schedule_in_past', 'Cannot schedule in the past'],
    ['passwords_differ', "Passwords don't match"],
    ['password_too_short', 'Password must be longer than 6 characters'],
    ['name_too_short', 'Name must be longer than 2 characters'],
    ['overlay_id_missing', 'Overlay id is missing'],
    ['program_not_found', 'Program Not Found'],
    ['email_taken', 'This email address already exists, login to continue'],
    ['existing_subscription', 'You already subscribe to this product.'],
    ['payments_unavailable', "This app can't accept payments yet"],
    ['payment_failed', 'Your payment was not successful, please try again'],
  ])('stand to the letter behind %s', (code, sentence) => {
    expect(t.find(`errors.${code}`, figures)).toBe(sentence)
  })
})

describe('a code', () => {
  it.each([
    ['a field', fieldCodes],
    ['a draft', draftCodes],
    ['a warning', warningCodes],
    ['an import', importRowCodes],
  ])('of %s stands once in its list, in order', (_what, codes) => {
    expect(codes).toEqual([...new Set(codes)].toSorted())
  })
})

/** The keys that a language has itself, not lent by the fallback. */
function listOwnKeys(locale: string): ReadonlySet<string> {
  const folder = join(import.meta.dirname, '../packages/i18n/locales', locale)
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(files.flatMap((text) => Object.keys(JSON.parse(text) as object)))
}
