import { I18nProvider } from '@foyer/i18n/react'
import { messagesFor } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { draw, wordsOf } from '../../testing/draw.tsx'
import { FaultNotice } from './fault-notice.tsx'
import { checkoutFault } from './payment.ts'

const messages = messagesFor('en')
const wordsFor = (code: string): string =>
  wordsOf(
    draw(
      <I18nProvider locale="en" messages={messages}>
        <FaultNotice fault={checkoutFault(code)} onRetry={() => {}} />
      </I18nProvider>,
    ),
  )

describe('FaultNotice keeps the words of the specification', () => {
  it.each([
    ['payment_failed', 'Your payment was not successful, please try again'],
    ['existing_subscription', 'You already subscribe to this product. View subscriptions'],
    ['existing_subscriber', 'This email address already exists, login to continue Sign In'],
    ['payments_unavailable', "This app can't accept payments yet"],
    ['unknown_error', 'There was a problem processing your purchase Sign In Retry Get help'],
    ['user_not_found', 'There was a problem processing your purchase Sign In Retry Get help'],
  ])('%s: %s', (code, words) => {
    expect(wordsFor(code)).toBe(words)
  })
})
