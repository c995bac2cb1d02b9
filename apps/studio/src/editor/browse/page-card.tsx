import { pageTypeDefinition } from '@foyer/content/definitions'
import { artForType } from '@foyer/content/traits'
import { formatArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { createArtUrl } from '../../platform/art.ts'
import { useEditorServices, type BrowsedPage } from '../services.tsx'
import styles from './browse.module.css'
import { splitMatch } from './split-match.ts'

type PageCardProps = {
  readonly item: BrowsedPage
  readonly term: string
  /** Its place among the chosen pages, from 1; 0 where it is not chosen. */
  readonly number: number
  readonly onToggle: () => void
}

/** A page to choose: its picture, title with the match in bold, and facts. X chooses it, Space plays its movement. */
export function PageCard({ item, term, number, onToggle }: PageCardProps) {
  const t = useT()
  const format = useFormat()
  const [is_playing, setPlaying] = useState(false)
  const { page, poses, use_count, facets } = item
  const has_movement = poses.length > 1
  // There is room for two facts in a card: the use of a page says more than its first facet.
  const fields = pageTypeDefinition(page.content_type)?.fields ?? {}
  const values = Object.entries(facets).flatMap(([field, [first]]) =>
    first === undefined || fields[field]?.kind === 'choice' ? [] : [first],
  )
  const facts = use_count > 0 ? [...values.slice(-1), t('editor.browse.used', { count: use_count })] : values
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={number > 0}
      data-playing={is_playing || undefined}
      onClick={onToggle}
      onKeyDown={(event) => {
        const has_modifier = event.ctrlKey || event.metaKey || event.altKey
        if (event.key === ' ') {
          event.preventDefault()
          if (has_movement) setPlaying(!is_playing)
        } else if (event.key.toLowerCase() === 'x' && !has_modifier) onToggle()
      }}
      // A button acts when Space is released.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={() => setPlaying(false)}
    >
      <span className={styles.picture}>
        {is_playing ? (
          poses.map((pose, at) => <Picture key={at} page={page} image={pose.image} asset={pose.asset} />)
        ) : (
          <Picture page={page} image={page.cover} asset={page.cover_asset} />
        )}
        {number > 0 && <span className={styles.number}>{format.number(number)}</span>}
        {has_movement && !is_playing && (
          <span className={styles.hint} aria-hidden="true">
            {t('editor.browse.play')}
          </span>
        )}
      </span>
      <span className={styles.title} dir="auto">
        {splitMatch(page.title, term).map(({ text, is_match }, at) =>
          is_match ? <b key={at}>{text}</b> : text,
        )}
      </span>
      <span className={styles.facts} dir="auto">
        {facts.join(' · ')}
      </span>
    </button>
  )
}

type PictureProps = {
  readonly page: BrowsedPage['page']
  readonly image: BrowsedPage['page']['cover']
  readonly asset: BrowsedPage['page']['cover_asset']
}

/** An uploaded picture, or a drawn one. */
export function Picture({ page, image, asset }: PictureProps) {
  const { app } = useEditorServices()
  const art = image && 'art' in image ? image.art : formatArtSpec(artForType(page.page_id, page.content_type))
  const src = asset ? selectImageSource(asset, 160) : createArtUrl(app.theme.primary_color, art, 320, 220)
  return <img src={src} alt="" loading="lazy" />
}
