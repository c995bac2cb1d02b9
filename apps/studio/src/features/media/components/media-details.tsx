import { selectImageSource } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton, Notice } from '@foyer/ui'
import { LinkButton } from '@foyer/ui/link-button'
import { Menu } from '@foyer/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Download, Ellipsis, Replace, Trash2, Undo2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatBytes, formatLength } from '#editor/pick/format-file.ts'
import { ACCEPTED } from '#editor/pick/validate-file.ts'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { libraryItemQuery, refreshMedia, storageQuery, type LibraryDetails } from '../queries.ts'
import { addUploads } from '../uploads.ts'
import { DeleteItemDialog } from './delete-item-dialog.tsx'
import { KindIcon } from './media-grid.tsx'
import { MediaFields } from './media-fields.tsx'
import styles from './media-details.module.css'
import { UsesList } from './uses-list.tsx'

type MediaDetailsProps = { readonly id: string; readonly onClose: () => void }

/** One item of the library: what it shows, its texts, its captions, where it is used, and what can be done with it. */
export function MediaDetails({ id, onClose }: MediaDetailsProps) {
  const t = useT()
  const query = useQuery(libraryItemQuery(useSlug(), id))
  return (
    <QueryBoundary
      query={query}
      content_name={t('studio_media.details')}
      missing_message={<p>{t('studio_media.gone')}</p>}
    >
      {(item) => <Details item={item} onClose={onClose} />}
    </QueryBoundary>
  )
}

function Details({ item, onClose }: { readonly item: LibraryDetails; readonly onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const { format: in_app } = useAppTime()
  const slug = useSlug()
  const [is_deleting, setDeleting] = useState(false)
  const count = item.uses.items.length
  const facts = [
    item.width !== null && item.height !== null && `${item.width} × ${item.height}`,
    item.seconds !== null && formatLength(item.seconds),
    formatBytes(format, item.bytes),
    t('studio_media.added', { date: in_app.date(item.created_at) }),
  ]
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.name} dir="auto">
          {item.name}
        </h2>
        <Menu
          label={t('common.more')}
          trigger={<IconButton size="small" icon={<Ellipsis />} label={t('common.more')} />}
          entries={[{ id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' }]}
          onAction={() => setDeleting(true)}
        />
        <IconButton
          className={styles.close}
          size="small"
          icon={<X />}
          label={t('common.close')}
          onClick={onClose}
        />
      </header>
      <Preview item={item} />
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      <MediaFields key={item.id} item={item} />
      <section className={styles.part} aria-labelledby="media-uses">
        <h3 id="media-uses" className={styles.label}>
          {t('studio.uses.count', { count })}
        </h3>
        {count > 0 && <UsesList uses={item.uses} label={t('studio.uses.title')} />}
      </section>
      <section className={styles.part}>
        <div className={styles.actions}>
          <ReplaceButton item={item} />
          <LinkButton href={item.src} download="" kind="outline" icon={<Download />}>
            {t('studio_media.download')}
          </LinkButton>
        </div>
        <p className={styles.facts}>{t('studio_media.replace_help', { count })}</p>
        {item.replaced && (
          <Notice
            action={<UndoButton id={item.id} />}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
            role="status"
          >
            {t('studio_media.replaced_on', {
              date: in_app.date(item.replaced.at),
              until: in_app.date(item.replaced.restorable_until),
            })}
          </Notice>
        )}
      </section>
      {is_deleting && (
        <DeleteItemDialog
          item={item}
          onDeleted={() => {
            setDeleting(false)
            onClose()
            void refreshMedia(slug)
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  )
}

const PREVIEW_WIDTH = 440

function Preview({ item: { kind, asset, alt, src, name } }: { readonly item: LibraryDetails }) {
  if (kind === 'image' && asset)
    return <img className={styles.preview} src={selectImageSource(asset, PREVIEW_WIDTH)} alt={alt} />
  if (kind === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are edited below
      <video
        className={styles.preview}
        src={src}
        controls
        preload="metadata"
        aria-label={name}
        {...(asset ? { poster: selectImageSource(asset, PREVIEW_WIDTH) } : {})}
      />
    )
  if (kind === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are edited below
    return <audio className={styles.audio} src={src} controls preload="metadata" aria-label={name} />
  return (
    <div className={styles.preview}>
      <KindIcon kind={kind} />
    </div>
  )
}

/** Picks a file that takes the place of this one everywhere; the toast undoes it. */
function ReplaceButton({ item: { id, kind, uses } }: { readonly item: LibraryDetails }) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const undo = useUndo(id)
  const storage = useQuery(storageQuery(slug)).data
  const input = useRef<HTMLInputElement>(null)
  const onReplaced = (): void => {
    toasts.add({
      text: t('studio_media.replaced', { count: uses.items.length }),
      duration: UNDO_DURATION,
      action: { label: t('common.undo'), onAction: () => void undo() },
    })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void addUploads(files, {
            slug,
            format,
            max_bytes: storage?.max_bytes ?? null,
            replaces: { id, kind, onReplaced },
          })
        }}
      />
      <Button kind="outline" icon={<Replace />} onClick={() => input.current?.click()}>
        {t('studio_media.replace')}
      </Button>
    </>
  )
}

function UndoButton({ id }: { readonly id: string }) {
  const t = useT()
  const undo = useUndo(id)
  return (
    <Button kind="outline" size="small" icon={<Undo2 />} onClick={() => void undo()}>
      {t('common.undo')}
    </Button>
  )
}

function useUndo(id: string): () => Promise<void> {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  return async () => {
    try {
      await call('media.undoReplaceMedia', { id })
      toasts.add({ text: t('studio_media.undone') })
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
    await refreshMedia(slug)
  }
}
