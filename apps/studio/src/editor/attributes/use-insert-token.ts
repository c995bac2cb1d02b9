import { findTokens, formatToken } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { useRef } from 'react'

/**
 * Inserts a token at the cursor of a plain field, with a fallback text that is selected, ready to be overwritten. A token
 * is never inserted into another.
 */
export function useInsertToken(text: string, onChange: (text: string) => void) {
  const t = useT()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const insert = (slug: string): void => {
    const fallback = t(slug === 'member.first_name' ? 'editor.attributes.there' : 'editor.attributes.nothing')
    const token = formatToken(slug, fallback)
    const field = ref.current
    const start = field?.selectionStart ?? text.length
    const around = findTokens(text).find(({ from, to }) => from < start && start < to)
    const at = around?.to ?? start
    onChange(text.slice(0, at) + token + text.slice(around ? at : (field?.selectionEnd ?? at)))
    // The menu returns the focus to its button when it has closed.
    setTimeout(() => {
      field?.focus()
      field?.setSelectionRange(at + token.length - 1 - fallback.length, at + token.length - 1)
    }, 50)
  }
  return { ref, insert }
}
