import { useT } from '@foyer/i18n/react'
import { SearchField, Spinner, Button, Notice, RadioGroup, TextField } from '@foyer/ui'
import { useEffect, useState, useId, type FormEvent } from 'react'
import { useEditorServices, type LibraryPicture, type PictureChange } from '../services.tsx'
import styles from './pick.module.css'
import { UploadArea } from './upload-area.tsx'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { useOnline } from '#platform/online.ts'
import { getFieldErrors, formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useMediaStore } from '../media-store.tsx'

type PictureLibraryProps = {
  readonly chosen: string | null
  readonly onChoose: (picture: LibraryPicture) => void
}

const kinds = ['image'] as const

/** The owner's pictures: search, choose, or take in another one, dropped or picked from the device; details of the chosen one. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const t = useT()
  const { listPictures, uploadPicture } = useEditorServices()
  const [term, setTerm] = useState('')
  const [pictures, setPictures] = useState<readonly LibraryPicture[] | null>(null)
  const [has_failed, setFailed] = useState(false)

  useEffect(() => {
    let is_current = true
    listPictures(term).then(
      (found) => {
        if (!is_current) return
        setPictures(found)
        setFailed(false)
      },
      () => is_current && setFailed(true),
    )
    return () => {
      is_current = false
    }
  }, [listPictures, term])

  const current = pictures?.find((picture) => picture.id === chosen)
  return (
    <div className={styles.stack}>
      <UploadArea
        kinds={kinds}
        text={t('editor.picture.drop')}
        max_bytes={null}
        upload={uploadPicture}
        onUploaded={onChoose}
      />
      <SearchField
        label={t('editor.picture.search')}
        clear_label={t('common.clear')}
        value={term}
        onSearch={setTerm}
      />
      <output className={styles.status}>
        {has_failed && t('editor.picture.list_failed')}
        {!has_failed && pictures === null && <Spinner label={t('common.loading')} />}
        {!has_failed &&
          pictures?.length === 0 &&
          (term === '' ? t('editor.picture.none') : t('common.search_no_results'))}
      </output>
      <div className={styles.grid}>
        {pictures?.map((picture) => (
          <button
            key={picture.id}
            type="button"
            className={styles.picture}
            aria-pressed={picture.id === chosen}
            onClick={() => onChoose(picture)}
          >
            <img src={getThumbUrl(picture)} alt={picture.alt} loading="lazy" />
            <span dir="auto">{picture.name}</span>
          </button>
        ))}
      </div>
      {current && (
        <PictureDetails
          key={current.id}
          picture={current}
          onSaved={(saved) =>
            setPictures(
              (saved_picture) =>
                saved_picture && saved_picture.map((one) => (one.id === saved.id ? saved : one)),
            )
          }
        />
      )}
    </div>
  )
}

function getThumbUrl({ asset }: LibraryPicture): string {
  return asset.variants.find((variant) => variant.width >= 240)?.url ?? asset.src
}

type PictureDetailsProps = {
  readonly picture: LibraryPicture
  readonly onSaved: (picture: LibraryPicture) => void
}

/**
 * The library's details of the selected picture and whether it may be public; they apply on every page that shows
 * it.
 */
function PictureDetails({ picture, onSaved }: PictureDetailsProps) {
  const t = useT()
  const heading = useId()
  const is_online = useOnline()
  const { changePicture } = useEditorServices()
  const { addMedia } = useMediaStore()
  const [change, setChange] = useState<PictureChange>({})
  const [error, setError] = useState<unknown>(null)
  const [is_busy, setBusy] = useState(false)
  const { name, alt, public_address } = { ...picture, ...change }
  const errors = getFieldErrors(t, error)

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      const saved = await changePicture(picture.id, { name: name.trim(), alt: alt.trim(), public_address })
      addMedia(saved.asset)
      setChange({})
      onSaved(saved)
      toasts.add({ text: t('common.saved') })
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.details} aria-labelledby={heading} onSubmit={(event) => void save(event)}>
      <h3 id={heading} className={styles.detailsTitle}>
        {t('editor.picture.details')}
      </h3>
      <TextField
        label={t('editor.picture.name')}
        value={name}
        required
        maxLength={120}
        error={errors['name']}
        onChange={(event) => setChange({ ...change, name: event.target.value })}
      />
      <TextField
        label={t('editor.picture.alt')}
        help={t('editor.picture.library_alt_help')}
        value={alt}
        maxLength={300}
        error={errors['alt']}
        onChange={(event) => setChange({ ...change, alt: event.target.value })}
      />
      <RadioGroup
        label={t('editor.picture.address')}
        help={t('editor.picture.address_help')}
        value={public_address}
        onChange={(value) => setChange({ ...change, public_address: value })}
        choices={[
          {
            value: 'automatic',
            label: t('editor.picture.address_automatic'),
            meta: t('editor.picture.address_automatic_text'),
          },
          {
            value: 'never',
            label: t('editor.picture.address_never'),
            meta: t('editor.picture.address_never_text'),
          },
        ]}
      />
      {error !== null && Object.keys(errors).length === 0 && (
        <Notice tone="danger" icon={<TriangleAlert />} role="alert">
          {formatError(t, error)}
        </Notice>
      )}
      {!is_online && <Notice icon={<WifiOff />}>{t('editor.picture.details_offline')}</Notice>}
      <div>
        <Button type="submit" kind="outline" is_busy={is_busy} disabled={!is_online || name.trim() === ''}>
          {t('editor.picture.save_details')}
        </Button>
      </div>
    </form>
  )
}
