import { directionOf } from '@foyer/i18n'
import { readableFill } from '@foyer/domain/theme'

/** What a mail says, in the order in which it is read. */
export type MailContent = {
  subject: string
  body: string
  button?: { label: string; url: string }
  /** What stands before the written-out address of the button. */
  open_address?: string
  code?: { label: string; digits: string }
  /** Small print at the end. */
  notes: readonly string[]
}

/** How it looks: whose it is, in what language and colour. */
export type MailLook = { app_name: string; locale: string; color: string }

/** The plain text of a mail. */
export function renderText({ body, button, code, notes }: MailContent): string {
  const parts = [
    body,
    button && `${button.label}:\n${button.url}`,
    code && `${code.label}\n${code.digits}`,
    ...notes,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** The same as simple HTML: one column, no pictures, no outside files, everything escaped. */
export function renderHtml(content: MailContent, { app_name, locale, color }: MailLook): string {
  const { subject, body, button, open_address, code, notes } = content
  const { fill, text } = readableFill(color)
  const style = `background:${fill};border-radius:12px;color:${text};display:inline-block;font-weight:600;padding:14px 24px;text-decoration:none`
  const parts = [
    `<p style="font-weight:600;margin:0 0 24px">${escape(app_name)}</p>`,
    `<p style="margin:0 0 24px">${escape(body)}</p>`,
    button &&
      `<p style="margin:0 0 24px"><a href="${escape(button.url)}" style="${style}">${escape(button.label)}</a></p>`,
    button &&
      open_address &&
      small(
        `${escape(open_address)}<br><span dir="ltr" style="word-break:break-all">${escape(button.url)}</span>`,
      ),
    code && `<p style="margin:0 0 8px">${escape(code.label)}</p>`,
    code &&
      `<p dir="ltr" style="font-size:28px;font-weight:600;letter-spacing:6px;margin:0 0 24px">${escape(code.digits)}</p>`,
    ...notes.map((note) => small(escape(note))),
  ]
  return [
    '<!doctype html>',
    `<html lang="${escape(locale)}" dir="${directionOf(locale)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
    '<body style="background:#ffffff;color:#1c1917;font:16px/1.5 system-ui,sans-serif;margin:0;padding:32px 20px">',
    `<div style="margin:0 auto;max-width:520px">${parts.filter(Boolean).join('')}</div>`,
    '</body></html>',
  ].join('')
}

function small(html: string): string {
  return `<p style="color:#57534e;font-size:14px;margin:0 0 16px">${html}</p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
