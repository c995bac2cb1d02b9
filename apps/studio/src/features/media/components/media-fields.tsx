import type { FileAsset } from '@foyer/contract/pages/page-index'
import { selectImageSource } from '@foyer/domain/pages'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, RadioGroup, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { ImagePlus, TriangleAlert } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { MediaStoreProvider } from '#editor/media-store.tsx'
import { CaptionsFields } from '#editor/pick/captions-fields.tsx'
import { PictureLibrary } from '#editor/pick/picture-library.tsx'
import { StreamState } from '#editor/pick/stream-state.tsx'
import { EditorServicesProvider, NO_PAGES } from '#editor/services.tsx'
import { useAppCall } from '#platform/api.ts'
import { useOnline } from '#platform/online.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { useMediaPorts } from '../media-ports.ts'
import { refreshMedia, type LibraryDetails } from '../queries.ts'
import styles from './media-details.module.css'

/** Name, alternative text and public address of a picture; name, captions and poster of a file. */
export function MediaFields({ item }: { readonly item: LibraryDetails }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const is_online = useOnline()
  const { id, kind, name, alt, public_address } = item
  const is_image = kind === 'image'
  const saved = useMemo(() => ({ name, alt, public_address }), [name, alt, public_address])
  const form = useForm<typeof saved>({
    draft_key: `media-${id}`,
    saved,
    validate: (values) => (values.name.trim() === '' ? { name: t('studio_media.name_missing') } : {}),
    save: async (values) => {
      if (is_image) await call('media.updateMedia', { id, ...values })
      else await call('media.updateFile', { id, name: values.name })
      await refreshMedia(slug)
      toasts.add({ text: t('common.saved') })
    },
  })
  return (
    <div className={styles.fields}>
      <form className={styles.fields} {...form.props}>
        <TextField label={t('common.name')} maxLength={120} {...form.field('name')} />
        {is_image && (
          <>
            <TextField
              label={t('editor.picture.alt')}
              help={t('editor.picture.library_alt_help')}
              maxLength={300}
              {...form.field('alt')}
            />
            <details>
              <summary className={styles.summary}>{t('editor.picture.address')}</summary>
              <RadioGroup
                label={t('editor.picture.address')}
                value={form.values.public_address}
                onChange={(value) => form.set('public_address', value)}
                choices={(['automatic', 'never'] as const).map((value) => ({
                  value,
                  label: t(`editor.picture.address_${value}`),
                  meta: t(`editor.picture.address_${value}_text`),
                }))}
              />
            </details>
          </>
        )}
        {form.refusal && (
          <Notice tone="danger" icon={<TriangleAlert />} role="alert">
            {form.refusal}
          </Notice>
        )}
        {form.is_dirty && (
          <div>
            <Button type="submit" kind="ink" is_busy={form.is_saving} disabled={!is_online}>
              {t('common.save')}
            </Button>
          </div>
        )}
      </form>
      {(kind === 'video' || kind === 'audio') && (
        <section className={styles.part} aria-labelledby="media-captions">
          <h3 id="media-captions" className={styles.label}>
            {t('studio_media.captions')}
          </h3>
          <LibraryServices>
            <CaptionsFields file={toAsset(item)} />
          </LibraryServices>
        </section>
      )}
      {kind === 'video' && (
        <LibraryServices>
          <StreamState key={`${id} ${item.bytes}`} id={id} />
        </LibraryServices>
      )}
      {kind === 'video' && <Poster item={item} />}
    </div>
  )
}

/** The picture that stands for a video before it plays. */
function Poster({ item: { id, asset } }: { readonly item: LibraryDetails }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const [is_open, setOpen] = useState(false)
  const choose = async (poster_id: string): Promise<void> => {
    setOpen(false)
    try {
      await call('media.updateFile', { id, poster_id })
      toasts.add({ text: t('common.saved') })
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
    await refreshMedia(slug)
  }
  return (
    <section className={styles.part} aria-labelledby="media-poster">
      <h3 id="media-poster" className={styles.label}>
        {t('studio_media.poster')}
      </h3>
      <div className={styles.poster}>
        {asset && <img src={selectImageSource(asset, 80)} alt="" />}
        <Button kind="outline" size="small" icon={<ImagePlus />} onClick={() => setOpen(true)}>
          {t(asset ? 'editor.picture.replace' : 'editor.picture.choose')}
        </Button>
      </div>
      {is_open && (
        <Dialog
          is_open
          onOpenChange={setOpen}
          title={t('editor.picture.choose')}
          close_label={t('common.close')}
          width={720}
        >
          <LibraryServices>
            <PictureLibrary chosen={asset?.id ?? null} onChoose={(picture) => void choose(picture.id)} />
          </LibraryServices>
        </Dialog>
      )}
    </section>
  )
}

/** The services of the editor's pickers; what they change is loaded anew. */
function LibraryServices({ children }: { readonly children: ReactNode }) {
  const slug = useSlug()
  const ports = useMediaPorts()
  const services = useMemo(() => ({ ...ports, ...NO_PAGES }), [ports])
  const store = useMemo(
    () => ({
      media: {},
      files: {},
      addMedia: () => undefined,
      addFile: () => void refreshMedia(slug),
    }),
    [slug],
  )
  return (
    <EditorServicesProvider services={services}>
      <MediaStoreProvider value={store}>{children}</MediaStoreProvider>
    </EditorServicesProvider>
  )
}

function toAsset({
  id,
  kind,
  name,
  type,
  bytes,
  width,
  height,
  seconds,
  captions,
}: LibraryDetails): FileAsset {
  return {
    id,
    kind: kind === 'image' ? 'file' : kind,
    name,
    type,
    bytes,
    width,
    height,
    seconds,
    captions,
    src: null,
  }
}
