import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { CheckoutErrorNotice } from './checkout-error-notice.tsx'
import { toCheckoutError } from './payment.ts'

const messages = getMessages('en')
const noticeFor = (code: string): string =>
  textOf(
    renderMarkup(
      <I18nProvider locale="en" messages={messages}>
        <CheckoutErrorNotice error={toCheckoutError(code)} guest={null} onRetry={() => {}} />
      </I18nProvider>,
    ),
  )

describe('CheckoutErrorNotice shows the texts of the specification', () => {
  it.each([
    ['payment_failed', 'Your payment was not successful, please try again'],
    ['existing_subscription', 'You already subscribe to this product. View subscriptions'],
    ['existing_subscriber', 'This email address already exists, login to continue Log In'],
    ['payment_details_failed', 'Failed to process payment details. Please try another payment method.'],
    ['payments_unavailable', "This app can't accept payments yet"],
    ['unknown_error', 'There was a problem processing your purchase Sign In Retry Get help'],
    ['user_not_found', 'There was a problem processing your purchase Sign In Retry Get help'],
  ])('%s: %s', (code, expected) => {
    expect(noticeFor(code)).toBe(expected)
  })
})
