import { describe, expect, it } from 'vitest'
import { formatMailto, isMailAddress } from './mailto.ts'

describe('isMailAddress', () => {
  it.each(['mara@ironwood.example', 'first.last+app@sub.example.co', 'zoë@köln.example'])(
    'accepts %s',
    (text) => {
      expect(isMailAddress(text)).toBe(true)
    },
  )

  it.each([
    '',
    'mara',
    'mara@',
    '@ironwood.example',
    'mara@ironwood',
    'mara@iron wood.example',
    'a@b.example,c@d.example',
    'a@b.example?bcc=c@d.example',
    'a@b.example&bcc=c',
    'a%0Abcc@b.example',
    'a\nb@c.example',
    'Mara <mara@ironwood.example>',
    'javascript:alert(1)@b.example',
    'a@b..example',
    `${'a'.repeat(65)}@b.example`,
  ])('refuses %j', (text) => {
    expect(isMailAddress(text)).toBe(false)
  })
})

describe('formatMailto', () => {
  it('has the address alone without subject and body', () => {
    expect(formatMailto({ address: 'mara@ironwood.example', subject: '', body: '' })).toBe(
      'mailto:mara@ironwood.example',
    )
  })

  it('encodes every text, so that none adds a recipient or a header', () => {
    const link = formatMailto({
      address: 'a+b@c.example',
      subject: 'Hi&bcc=x@y.z?',
      body: 'One\nTwo & three',
    })
    expect(link).toBe('mailto:a%2Bb@c.example?subject=Hi%26bcc%3Dx%40y.z%3F&body=One%0D%0ATwo%20%26%20three')
    const { searchParams } = new URL(link)
    expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  })
})
