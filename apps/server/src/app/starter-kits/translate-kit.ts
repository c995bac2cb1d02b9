import type { StarterKitName } from '@foyer/contract/apps/shapes'
import type { Kit } from './kit-types.ts'
import { kits } from './kits.ts'

/** The words for one paragraph of a kit. */
export type Say = (paragraph: string) => string

/** Fields of a kit that people read; all others tie it together. */
const READ: ReadonlySet<string> = new Set([
  ...[
    'title',
    'summary',
    'alt',
    'eyebrow',
    'subtitle',
    'text',
    'label',
    'button',
    'caption',
    'tagline',
    'note',
  ],
  ...['standfirst', 'body', 'intro', 'description', 'name', 'equipment', 'steps', 'primary', 'secondary'],
  ...['benefits', 'ingredients', 'category', 'coach_line'],
])

/** Languages that the kits are written in beside English: each paragraph's words by its English ones. */
const WORDS: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  ar: async () => (await import('./words.ar.json', { with: { type: 'json' } })).default,
}

/**
 * A starter kit in the language that an app speaks, so that a new app does not speak two; English where the kits are
 * not written in it. A paragraph that has no words throws: a kit is in one language to the end.
 */
export async function kitIn(locale: string, name: StarterKitName): Promise<Kit> {
  const words = await WORDS[locale]?.()
  if (!words) return kits[name]
  return translateKit(kits[name], (paragraph) => {
    const said = words[paragraph]
    if (said === undefined) throw new Error(`The kits do not say in "${locale}": ${paragraph}`)
    return said
  })
}

/** A kit of the same pages and products with other words in them. */
export function translateKit(kit: Kit, say: Say): Kit {
  return translate(kit, say, false)
}

function translate<Value>(value: Value, say: Say, is_read: boolean): Value {
  if (typeof value === 'string') return (is_read ? translateText(value, say) : value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => translate(item, say, is_read)) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([field, held]) => [field, translate(held, say, READ.has(field))])
  return Object.fromEntries(fields) as Value
}

/** Names and numbers alone are the same in every language. */
function translateText(text: string, say: Say): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((part) => (/\p{L}/u.test(part.replace(/\{\w+\}/g, '')) ? say(part) : part))
    .join('\n\n')
}
