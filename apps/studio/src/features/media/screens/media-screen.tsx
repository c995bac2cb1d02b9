import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Chip, EmptyState } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { selectRange, toggleRow } from '@foyer/ui/table'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ImagePlus, SearchX, Upload } from 'lucide-react'
import { useCallback, useRef, useState, useSyncExternalStore, type DragEvent, type ReactNode } from 'react'
import { formatBytes } from '#editor/pick/format-file.ts'
import { ACCEPTED } from '#editor/pick/validate-file.ts'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { LibraryTabs } from '#platform/parts/library-tabs.tsx'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { ViewTabs } from '#platform/parts/view-tabs.tsx'
import { removeEmpty } from '#platform/search-params.ts'
import { MediaDetails } from '../components/media-details.tsx'
import { MediaGrid } from '../components/media-grid.tsx'
import { SelectionBar } from '../components/selection-bar.tsx'
import { UploadBar } from '../components/upload-bar.tsx'
import { libraryQuery, storageQuery } from '../queries.ts'
import { MEDIA_KINDS, type MediaSearch } from '../media-search.ts'
import { addUploads, useUploads } from '../uploads.ts'
import styles from './media-screen.module.css'

const route = getRouteApi('/apps/$slug/library/media')

/** The media library: filter, search, upload by dropping anywhere, and the details of one item at the side. */
export function MediaScreen() {
  const t = useT()
  const format = useFormat()
  const { slug } = route.useParams()
  const search: MediaSearch = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/library/media' })
  const query = useInfiniteQuery(libraryQuery(slug, search))
  const storage = useQuery(storageQuery(slug)).data
  const uploads = useUploads(slug)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const last_selected = useRef<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const is_wide = useIsWide()

  const change = useCallback(
    (next: { [Key in keyof MediaSearch]?: MediaSearch[Key] | undefined }) => {
      void navigate({ search: (before) => removeEmpty({ ...before, ...next }) as MediaSearch, replace: true })
    },
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const upload = (files: FileList | null): void => {
    if (files && files.length > 0)
      void addUploads([...files], { slug, max_bytes: storage?.max_bytes ?? null, format })
  }
  const select = (id: string, is_range: boolean): void => {
    const keys = query.data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? []
    const from = last_selected.current
    setSelection((current) =>
      is_range && from !== null ? selectRange(current, keys, from, id) : toggleRow(current, id),
    )
    last_selected.current = id
  }
  const close = (): void => change({ item: undefined })
  const count = storage?.kinds.reduce((sum, kind) => sum + kind.count, 0) ?? 0
  const is_narrowed = Boolean(search.term ?? search.use ?? search.alt ?? search.kind)
  const details = search.item ? <MediaDetails key={search.item} id={search.item} onClose={close} /> : null

  return (
    <DropZone text={t('studio_media.drop')} onFiles={upload}>
      <Page
        title={t('studio_media.title')}
        {...(details && is_wide ? { side: details, side_label: t('studio_media.details') } : {})}
        head={
          <header className={styles.head}>
            <h1 className={styles.title}>{t('studio_media.title')}</h1>
            {storage && (
              <span className={styles.sum}>
                {t('studio_media.sum', { count, size: formatBytes(format, storage.bytes) })}
              </span>
            )}
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={Object.values(ACCEPTED).join(',')}
              onChange={(event) => {
                upload(event.target.files)
                event.target.value = ''
              }}
            />
            <Button kind="ink" icon={<Upload />} onClick={() => input.current?.click()}>
              {t('common.upload')}
            </Button>
          </header>
        }
      >
        <LibraryTabs current="media" />
        <ViewTabs label={t('studio_media.kinds')} views={getViews(t, format, search, storage)}>
          {(view, label, attributes) => (
            <Link
              to="/apps/$slug/library/media"
              params={{ slug }}
              search={removeEmpty({ ...search, kind: view.kind, item: undefined })}
              {...attributes}
            >
              {label}
            </Link>
          )}
        </ViewTabs>
        <ListToolbar label={t('studio_media.search')} term={search.term ?? ''} onSearch={onSearch}>
          <FilterSelect
            label={t('studio_media.used')}
            value={search.use ?? 'all'}
            onChange={(use) => change({ use: use === 'all' ? undefined : use })}
            choices={(['all', 'used', 'unused'] as const).map((value) => ({
              value,
              label: t(`studio_media.use_${value}`),
            }))}
          />
          <Chip
            is_pressed={search.alt !== undefined}
            onPress={() => change({ alt: search.alt ? undefined : 'missing' })}
          >
            {t('studio_media.no_alt')} {storage && <strong>{format.number(storage.without_alt)}</strong>}
          </Chip>
        </ListToolbar>
        <InfiniteList
          query={query}
          content_name={t('studio_media.title')}
          getRows={(pages) => [
            ...uploads.map((one) => ({ upload: one })),
            ...pages.flatMap(({ items }) => items.map((item) => ({ item }))),
          ]}
          empty={
            is_narrowed ? (
              <EmptyState
                icon={<SearchX />}
                title={t('common.search_no_results')}
                text={t('studio_media.none_found')}
              />
            ) : (
              <EmptyState
                icon={<ImagePlus />}
                title={t('studio_media.empty')}
                text={t('studio_media.empty_text')}
                actions={
                  <Button kind="ink" icon={<Upload />} onClick={() => input.current?.click()}>
                    {t('common.upload')}
                  </Button>
                }
              />
            )
          }
        >
          {(rows) => (
            <MediaGrid
              items={rows.flatMap((row) => ('item' in row ? [row.item] : []))}
              uploads={uploads.filter(({ state }) => state !== 'failed')}
              open_id={search.item ?? null}
              selection={selection}
              onSelect={select}
            />
          )}
        </InfiniteList>
        <UploadBar uploads={uploads} />
        {selection.size > 0 && (
          <SelectionBar
            items={query.data?.pages.flatMap(({ items }) => items) ?? []}
            selection={selection}
            onChange={setSelection}
          />
        )}
      </Page>
      {details && !is_wide && (
        <Sheet
          is_open
          onOpenChange={(is_open) => !is_open && close()}
          title={t('studio_media.details')}
          is_title_hidden
          close_label={t('common.close')}
        >
          {details}
        </Sheet>
      )}
    </DropZone>
  )
}

type Storage = { readonly kinds: readonly { readonly kind: string; readonly count: number }[] }

function getViews(
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>,
  search: MediaSearch,
  storage: Storage | undefined,
) {
  const countOf = (kind: string) => storage?.kinds.find((one) => one.kind === kind)?.count ?? 0
  const sum = storage?.kinds.reduce((total, { count }) => total + count, 0) ?? 0
  return [
    {
      id: 'all',
      kind: undefined,
      is_shown: search.kind === undefined,
      label: t('studio_media.kind_all'),
      count: storage && format.number(sum),
    },
    ...MEDIA_KINDS.map((kind) => ({
      id: kind,
      kind,
      is_shown: search.kind === kind,
      label: t(`studio_media.kind_${kind}`),
      count: storage && format.number(countOf(kind)),
    })),
  ]
}

type DropZoneProps = {
  readonly text: string
  readonly onFiles: (files: FileList) => void
  readonly children: ReactNode
}

/** Takes files that are dropped anywhere on the screen. */
function DropZone({ text, onFiles, children }: DropZoneProps) {
  const depth = useRef(0)
  const [is_over, setOver] = useState(false)
  const isFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  const move = (by: number): void => {
    depth.current += by
    setOver(depth.current > 0)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the upload button does the same by keyboard
    <div
      className={styles.zone}
      onDragEnter={(event) => isFiles(event) && move(1)}
      onDragLeave={(event) => isFiles(event) && move(-1)}
      onDragOver={(event) => isFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
      {is_over && (
        <div className={styles.over}>
          <Upload aria-hidden="true" />
          {text}
        </div>
      )}
    </div>
  )
}

const wide = '(width >= 992px)'

/** Whether the details fit beside the list. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => true,
  )
}
