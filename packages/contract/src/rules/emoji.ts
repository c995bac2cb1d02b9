const SKIN_TONE = /\p{Emoji_Modifier}/gu
const VARIATION = /\uFE0F/gu
/** One emoji as people see it: a symbol, a flag, a keycap or a sequence joined to one picture. */
const ONE_EMOJI = /^\p{RGI_Emoji}$/v

/**
 * Returns an emoji in the form in which reactions are grouped: without a skin tone, with the variation selectors that it
 * needs. Null for anything but one emoji.
 */
export function toEmoji(text: string): string | null {
  const toneless = text.replace(SKIN_TONE, '')
  const plain = toneless.replace(VARIATION, '')
  const forms = [toneless, plain, `${plain}\uFE0F`, plain.replace(/^(.)/u, '$1\uFE0F')]
  return forms.find((form) => ONE_EMOJI.test(form)) ?? null
}
