import type { ImageField } from '@foyer/content/definitions'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { parseArtSpec } from '@foyer/domain/art'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, TextField } from '@foyer/ui'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { createArtUrl } from '#platform/art.ts'
import { useMediaStore } from '../../media-store.tsx'
import { PictureDialog } from '../../pick/picture-dialog.tsx'
import { useEditorServices } from '../../services.tsx'
import type { FieldProps } from '../field-props.ts'
import { toBlockImage } from '../block-image.ts'
import styles from '../inspector.module.css'

type ImageInputProps = Pick<FieldProps<ImageField>, 'value' | 'label' | 'help' | 'error'> & {
  readonly onChange: (image: ImageRef) => void
}

/** A picture with its description: select, replace, remove. */
export function ImageInput({ value, onChange, label, help, error }: ImageInputProps) {
  const t = useT()
  const { addMedia } = useMediaStore()
  const [is_open, setOpen] = useState(false)
  const image = toBlockImage(value)
  const alt = image?.alt ?? ''
  const changeImage = (next: ImageRef): void => {
    setOpen(false)
    onChange(next)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.image}>
        <Thumb image={image} />
        <div className={styles.imageWords}>
          <span>{formatSource(t, image)}</span>
          <div className={styles.imageActions}>
            <Button kind="outline" size="small" icon={<ImagePlus />} onClick={() => setOpen(true)}>
              {image ? t('editor.picture.replace') : t('editor.picture.choose')}
            </Button>
            {image && (
              <IconButton
                size="small"
                icon={<X />}
                label={t('editor.picture.remove')}
                onClick={() => changeImage(null)}
              />
            )}
          </div>
        </div>
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {image && (
        <TextField
          label={t('editor.picture.alt')}
          help={alt === '' ? t('editor.picture.alt_help') : undefined}
          value={alt}
          maxLength={300}
          onChange={(event) => onChange({ ...image, alt: event.target.value })}
        />
      )}
      {error && <p className={styles.error}>{error}</p>}
      {is_open && (
        <PictureDialog
          is_open
          onOpenChange={setOpen}
          value={image}
          onArt={(art) => changeImage({ art, alt })}
          onPicture={(picture) => {
            addMedia(picture.asset)
            changeImage({ media_id: picture.id, alt: picture.alt || alt })
          }}
        />
      )}
    </fieldset>
  )
}

function Thumb({ image }: { readonly image: ImageRef }) {
  const { media } = useMediaStore()
  const { app } = useEditorServices()
  const asset = image && 'media_id' in image ? media[image.media_id] : undefined
  const art = image && 'art' in image ? createArt(app.theme.primary_color, image.art) : null
  const src = asset?.src ?? art
  return <span className={styles.thumb}>{src && <img src={src} alt="" />}</span>
}

function formatSource(t: ReturnType<typeof useT>, image: ImageRef): string {
  if (!image) return t('editor.picture.empty')
  return 'art' in image ? t('editor.picture.is_art') : t('editor.picture.is_own')
}

/** The address of a drawn picture; null for a word that means none. */
function createArt(brand: string, word: string): string | null {
  return parseArtSpec(word) ? createArtUrl(brand, word, 600, 400) : null
}
