import { readableFill } from '@foyer/domain/theme'

/**
 * Styles of a mail. They stand on the elements, since mail programs drop sheets; only the dark ones need a sheet, and a
 * program that drops it shows the light mail.
 */
export function createMailStyles(color: string, is_rtl: boolean) {
  const { fill, text } = readableFill(color)
  const start = is_rtl ? 'right' : 'left'
  const paragraph = { fontSize: '16px', lineHeight: '26px', margin: '0 0 24px', textAlign: start } as const
  const small = { color: '#57534e', fontSize: '14px', lineHeight: '22px', margin: '0 0 12px' } as const
  return {
    body: {
      backgroundColor: '#f5f4f2',
      color: '#1c1917',
      fontFamily: FONTS,
      margin: '0',
      padding: '32px 12px',
    },
    column: { margin: '0 auto', maxWidth: '520px', width: '100%' },
    head: { margin: '0 0 16px', padding: '0 8px' },
    mark: {
      backgroundColor: fill,
      borderRadius: '12px',
      color: text,
      fontSize: '18px',
      fontWeight: '700',
      height: '40px',
      textAlign: 'center',
      width: '40px',
    },
    name: { fontSize: '16px', fontWeight: '600', padding: '0 12px', textAlign: start },
    card: { backgroundColor: '#ffffff', borderRadius: '16px', padding: '32px 28px 20px' },
    title: { fontSize: '24px', fontWeight: '700', lineHeight: '30px', margin: '0 0 12px', textAlign: start },
    paragraph,
    facts: { borderSpacing: '0', fontSize: '15px', lineHeight: '22px', margin: '0 0 24px', width: '100%' },
    label: {
      color: '#57534e',
      padding: '6px 0',
      textAlign: start,
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    value: {
      fontWeight: '600',
      padding: is_rtl ? '6px 16px 6px 0' : '6px 0 6px 16px',
      textAlign: start,
      width: '100%',
    },
    button: {
      backgroundColor: fill,
      borderRadius: '12px',
      color: text,
      display: 'inline-block',
      fontSize: '16px',
      fontWeight: '600',
      padding: '14px 24px',
      textDecoration: 'none',
    },
    code_label: { ...paragraph, margin: '0 0 8px' },
    code: {
      backgroundColor: '#f5f4f2',
      borderRadius: '12px',
      fontSize: '32px',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: '700',
      letterSpacing: '8px',
      lineHeight: '40px',
      margin: '0 0 24px',
      padding: '12px 8px 12px 16px',
      textAlign: 'center',
    },
    rule: { borderColor: '#e7e5e4', margin: '8px 0 20px' },
    small: { ...small, textAlign: start },
    address: { ...small, overflowWrap: 'anywhere', textAlign: start, wordBreak: 'break-all' },
    foot: { ...small, margin: '20px 8px 0', textAlign: 'center' },
  } as const
}

export type MailStyles = ReturnType<typeof createMailStyles>

const FONTS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif"

/** What changes where the reader's device is dark. */
export const DARK_SHEET = [
  '@media (prefers-color-scheme: dark) {',
  '.mail-body, .mail-body > table > tbody > tr > td { background-color: #171412 !important; color: #f5f4f2 !important }',
  '.mail-card { background-color: #221e1b !important }',
  '.mail-code { background-color: #322d29 !important }',
  '.mail-quiet { color: #b8b0aa !important }',
  '.mail-rule { border-color: #3d3732 !important }',
  '}',
].join('\n')
