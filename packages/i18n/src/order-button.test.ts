import { describe, expect, it } from 'vitest'
import { listLocales, readTexts } from './catalog/read-catalog.ts'

/** Words of the button that orders: each says that one pays. A new language, or other words, are added after a check. */
const APPROVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'checkout.pay': 'Pay {price} now',
    'checkout.start_trial': 'Buy now: free trial, then {price}',
    'common.purchase': 'Purchase',
  },
  ar: {
    'checkout.pay': 'ادفع {price} الآن',
    'checkout.start_trial': 'اشترِ الآن: تجربة مجانية ثم {price}',
    'common.purchase': 'شراء',
  },
}

describe('the button that orders', () => {
  it.each(listLocales())('says in %s that one pays, and with a trial what', (locale) => {
    const texts = { ...readTexts(locale, 'checkout'), ...readTexts(locale, 'common') }
    const approved = APPROVED[locale] ?? {}
    expect(Object.keys(approved)).toHaveLength(3)
    expect(texts).toMatchObject(approved)
  })
})
