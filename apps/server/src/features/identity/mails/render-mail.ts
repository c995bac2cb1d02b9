import type { MailContent, MailAppearance } from './mail-content.ts'

export type { MailContent } from './mail-content.ts'

/** The plain text of a mail. */
export function renderText({
  body,
  facts = [],
  lists = [],
  button,
  code,
  notes,
  unsubscribe,
}: MailContent): string {
  const parts = [
    body,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...lists.map(({ heading, items }) =>
      [
        ...(heading === undefined ? [] : [heading]),
        ...items.map(({ title, detail, url }) => `- ${title}\n  ${detail}\n  ${url}`),
      ].join('\n'),
    ),
    button && `${button.label}:\n${button.url}`,
    code && `${code.label}\n${code.digits}`,
    ...notes,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** The same as HTML. What draws it loads with the first mail, because it costs the start time and memory. */
export async function renderHtml(content: MailContent, appearance: MailAppearance): Promise<string> {
  const { renderMailHtml } = await import('./mail-view.ts')
  return renderMailHtml(content, appearance)
}
