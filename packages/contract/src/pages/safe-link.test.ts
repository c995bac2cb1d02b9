import { describe, expect, it } from 'vitest'
import { isSafeLink } from './safe-link.ts'

describe('isSafeLink', () => {
  it.each([
    ['https://example.com/a?b=c#d'],
    ['http://example.com'],
    ['mailto:maren@example.com'],
    ['tel:+4712345678'],
    ['/programs/slow-burn'],
    ['#auth'],
    ['HTTPS://EXAMPLE.COM'],
  ])('keeps %s', (href) => {
    expect(isSafeLink(href)).toBe(true)
  })

  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,<script>'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['blob:https://example.com/1'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['programs/slow-burn'],
    [''],
    [`https://example.com/${'a'.repeat(2000)}`],
  ])('refuses %j', (href) => {
    expect(isSafeLink(href)).toBe(false)
  })
})
