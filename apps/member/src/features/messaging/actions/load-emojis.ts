import type { EmojiData } from 'frimousse'

/** The newest emojis that phones of the last years can draw. */
const NEWEST_VERSION = 15

/** Loads all emojis with their English names; the data has no Arabic ones. */
export async function loadEmojis(locale: string): Promise<EmojiData> {
  const { emojis, messages } = await import('./emoji-data.ts')
  const groups = messages.groups.filter(({ key }) => key !== 'component')
  const shown = new Set(groups.map(({ order }) => order))
  return {
    locale,
    categories: groups.map(({ order, message }) => ({ index: order, label: capitalize(message) })),
    emojis: emojis.flatMap(({ emoji, group, label, version, tags = [] }) =>
      group !== undefined && shown.has(group) && version <= NEWEST_VERSION
        ? [{ emoji, category: group, label, version, tags }]
        : [],
    ),
    skinTones: {
      light: '🏻',
      'medium-light': '🏼',
      medium: '🏽',
      'medium-dark': '🏾',
      dark: '🏿',
    },
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
