const TIME = /^(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3} --> (?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}/m

/**
 * Returns captions as WebVTT; SRT is converted: its times have a comma before the milliseconds. Null for a text
 * without captions.
 */
export function toWebVtt(bytes: Buffer): string | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
  if (!TIME.test(text) || text.includes('\0')) return null
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return text
  const cues = text
    .trim()
    .split(/\n{2,}/)
    .filter((cue) => TIME.test(cue))
    .map((cue) =>
      cue
        .split('\n')
        .map((line) => (line.includes('-->') ? line.replaceAll(/(\d{2}),(\d{3})/g, '$1.$2') : line))
        .join('\n'),
    )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
