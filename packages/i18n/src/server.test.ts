import { describe, expect, it } from 'vitest'
import { problemMessage } from './problem-message.ts'
import { getMessages, getTranslator } from './server.ts'

describe('getTranslator', () => {
  it('counts in all six plural forms of Arabic', () => {
    const { t } = getTranslator('ar')
    const forms = [0, 1, 2, 3, 11, 100].map((count) => t('common.count_days', { count }))
    expect(new Set(forms).size).toBe(6)
    expect(forms[2]).toBe('يومان')
    expect(forms[3]).toBe('3 أيام')
  })

  it('uses the fallback where a language has no texts', () => {
    expect(getTranslator('de').locale).toBe('en')
    expect(getTranslator('de').t('common.save')).toBe('Save')
  })

  it('finds texts of keys built at run time, and none for unknown ones', () => {
    const { t } = getTranslator('en')
    expect(t.has('errors.not_found')).toBe(true)
    expect(t.find('errors.image_too_large', { size: '15 MB' })).toBe('Image too large. Max size 15 MB')
    expect(t.find('errors.image_too_large')).toBeUndefined()
    expect(t.find('errors.constructor')).toBeUndefined()
  })
})

describe('problemMessage', () => {
  const { t } = getTranslator('en')

  it.each([
    [{ code: 'schedule_in_past' }, 'Cannot schedule in the past'],
    [{ code: 'too_short', params: { min: 3 } }, 'Use at least 3 characters.'],
    [
      { code: 'never_heard_of' },
      'An unexpected error occurred, it has been reported and will be investigated.',
    ],
  ])('puts %j into words', (problem, expected) => {
    expect(problemMessage(t, problem)).toBe(expected)
  })
})

describe('getMessages', () => {
  it('returns only the texts of the named features, plain ones as plain strings', () => {
    const messages = getMessages('en', ['common'])
    expect(messages['common.save']).toBe('Save')
    expect(Array.isArray(messages['common.count_days'])).toBe(true)
    expect(Object.keys(messages).every((key) => key.startsWith('common.'))).toBe(true)
  })

  it.each([
    ['common.page_not_found', 'Page Not Found'],
    ['common.page_not_found_text', 'Oops! The requested page could not be found'],
    ['common.payment_not_successful', 'Your payment was not successful, please try again'],
    ['common.taking_longer', 'This is taking longer than usual...'],
    ['common.payments_not_accepted', "This app can't accept payments yet"],
    ['errors.ratio_out_of_range', 'Ratio Out Of Range'],
    ['errors.passwords_do_not_match', "Passwords don't match"],
  ])('keeps %s to the letter of the specification', (key, expected) => {
    expect(getMessages('en')[key]).toBe(expected)
  })
})
