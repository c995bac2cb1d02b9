import { useT } from '@foyer/i18n/react'
import { SearchField, Spinner } from '@foyer/ui'
import { useEffect, useState } from 'react'
import { useEditorServices, type LibraryPicture } from '../services.tsx'
import styles from './pick.module.css'
import { PictureDetails } from './picture-details.tsx'
import { UploadArea } from './upload-area.tsx'

type PictureLibraryProps = {
  readonly chosen: string | null
  readonly onChoose: (picture: LibraryPicture) => void
}

/** The owner's pictures: search, choose, or take in another one, dropped or picked from the device; details of the chosen one. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const t = useT()
  const { listPictures } = useEditorServices()
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
      <UploadArea onUploaded={onChoose} />
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
            <span>{picture.name}</span>
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
