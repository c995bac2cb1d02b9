import { selectImageSource } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Spinner } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { Captions, FileText, Film, ImageIcon, Music } from 'lucide-react'
import { formatBytes, formatLength } from '#editor/pick/format-file.ts'
import type { MediaKind } from '#editor/pick/validate-file.ts'
import { useSlug } from '#platform/routes.ts'
import { isProcessing, type LibraryItem } from '../queries.ts'
import type { Upload } from '../uploads.ts'
import styles from './media-grid.module.css'

const icons = { image: ImageIcon, video: Film, audio: Music, file: FileText }
const THUMB_WIDTH = 220

type MediaGridProps = {
  readonly items: readonly LibraryItem[]
  readonly uploads: readonly Upload[]
  readonly open_id: string | null
  readonly selection: ReadonlySet<string>
  readonly onSelect: (id: string, is_range: boolean) => void
}

/** The library as tiles: those on their way first, then each item with its state and how often it is used. */
export function MediaGrid({ items, uploads, open_id, selection, onSelect }: MediaGridProps) {
  return (
    <ul className={styles.grid}>
      {uploads.map((upload) => (
        <li key={`upload ${upload.id}`} className={styles.tile}>
          <UploadTile upload={upload} />
        </li>
      ))}
      {items.map((item) => (
        <li key={item.id} className={styles.tile} data-open={item.id === open_id}>
          <MediaTile
            item={item}
            is_selected={selection.has(item.id)}
            onSelect={(is_range) => onSelect(item.id, is_range)}
          />
        </li>
      ))}
    </ul>
  )
}

type MediaTileProps = {
  readonly item: LibraryItem
  readonly is_selected: boolean
  readonly onSelect: (is_range: boolean) => void
}

function MediaTile({ item, is_selected, onSelect }: MediaTileProps) {
  const t = useT()
  const format = useFormat()
  const { id, kind, name, alt, asset, seconds, stream, captions, use_count: count } = item
  const is_processing = isProcessing(item)
  return (
    <>
      <Link
        to="/apps/$slug/library/media"
        params={{ slug: useSlug() }}
        search={(search: object) => ({ ...search, item: id })}
        className={styles.link}
        data-row=""
        onKeyDown={(event) => {
          if (event.key !== 'x' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onSelect(false)
        }}
      >
        <span className={styles.picture} data-selected={is_selected}>
          {asset ? (
            <img src={selectImageSource(asset, THUMB_WIDTH)} alt="" loading="lazy" />
          ) : (
            <KindIcon kind={kind} />
          )}
          {seconds !== null && !is_processing && (
            <span className={styles.length}>{formatLength(seconds)}</span>
          )}
          {is_processing && (
            <span className={styles.length}>
              <Spinner /> {t('studio_media.preparing')}{' '}
              {stream?.status === 'converting' && format.percent(stream.percent)}
            </span>
          )}
          {captions.length > 0 && (
            <span className={styles.captions}>
              <Captions aria-hidden="true" />
              {captions.map(({ locale }) => locale.toUpperCase()).join(' ')}
            </span>
          )}
          {kind === 'image' && alt === '' && (
            <span className={styles.note}>
              <Badge tone="warn">{t('studio_media.no_alt')}</Badge>
            </span>
          )}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.meta}>{t('studio_media.uses', { count })}</span>
      </Link>
      <input
        type="checkbox"
        className={styles.check}
        checked={is_selected}
        aria-label={t('studio_media.select', { name })}
        onChange={() => undefined}
        onClick={(event) => onSelect(event.shiftKey)}
      />
    </>
  )
}

function UploadTile({ upload: { file, share, state } }: { readonly upload: Upload }) {
  const t = useT()
  const format = useFormat()
  const sent = { sent: formatBytes(format, file.size * share), size: formatBytes(format, file.size) }
  return (
    <div className={styles.link}>
      <span className={styles.picture} data-busy="">
        <span className={styles.course}>
          <span>{t(`studio_media.upload_${state}`)}</span>
          {state === 'sending' && <span>{format.percent(Math.floor(share * 100))}</span>}
          <progress max={100} value={share * 100} aria-label={file.name} />
        </span>
      </span>
      <span className={styles.name} dir="auto">
        {file.name}
      </span>
      <span className={styles.meta}>
        {state === 'sending' ? t('studio_media.sent', sent) : formatBytes(format, file.size)}
      </span>
    </div>
  )
}

/** Stands for an item that has no picture. */
export function KindIcon({ kind }: { readonly kind: MediaKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" className={styles.kind} />
}
