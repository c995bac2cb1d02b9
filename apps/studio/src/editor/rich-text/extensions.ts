import { richTextLimits } from '@foyer/contract/rules/rich-text-limits'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { AttributeChips, type ChipOptions } from './attribute-chips.ts'
import { RichTextLimits, type LimitNotice } from './limits.ts'

const { min, max } = richTextLimits.heading_level

/** The nodes and marks of the contract within its limits: no code blocks, safe links without attributes. */
export function createRichTextExtensions(
  onNotice: (notice: LimitNotice) => void,
  chips?: ChipOptions,
): Extensions {
  return [
    StarterKit.configure({
      codeBlock: false,
      heading: { levels: ([1, 2, 3, 4, 5, 6] as const).filter((level) => level >= min && level <= max) },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (url) => isSafeLink(url),
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    RichTextLimits.configure({ onNotice }),
    ...(chips ? [AttributeChips.configure(chips)] : []),
  ]
}
