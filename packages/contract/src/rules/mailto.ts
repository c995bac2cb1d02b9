/**
 * Whether a text is one e-mail address that a `mailto:` link can carry. Characters that would add a second recipient
 * or a header to the link are refused.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > 254) return false
  const [local = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || !/^[\p{L}\p{M}\p{N}!#$'*+/=^_`{|}~.-]{1,64}$/u.test(local)) return false
  return (
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,63}$/u.test(domain) && !domain.includes('..')
  )
}

/** What an e-mail is opened with. */
export type MailDraft = { readonly address: string; readonly subject: string; readonly body: string }

/** The `mailto:` link of an e-mail. Every part is encoded, so that no text can add a header. */
export function formatMailto({ address, subject, body }: MailDraft): string {
  const [local = '', domain = ''] = address.split('@')
  const headers = [
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(body === '' ? [] : [`body=${encodeURIComponent(body.replaceAll(/\r?\n/gu, '\r\n'))}`]),
  ]
  const query = headers.length === 0 ? '' : `?${headers.join('&')}`
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}${query}`
}
