import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { Tabs } from '@foyer/ui/tabs'
import { useState } from 'react'
import { type LibraryPicture, useEditorServices } from '../services.tsx'
import { PictureLibrary } from './picture-library.tsx'
import {
  formatArtSpec,
  MOTIFS,
  MOTIFS_WITH_POSE,
  parseArtSpec,
  POSES,
  TONES,
  type ArtSpec,
} from '@foyer/domain/art'
import { Button, SelectField } from '@foyer/ui'
import { Shuffle } from 'lucide-react'
import { createArtUrl } from '../../platform/art.ts'
import styles from './pick.module.css'

type PictureDialogProps = {
  readonly is_open: boolean
  readonly onOpenChange: (is_open: boolean) => void
  readonly value: ImageRef
  readonly onPicture: (picture: LibraryPicture) => void
  readonly onArt: (art: string) => void
}

/** Where a picture comes from: the owner's own ones, or one drawn in the brand's colour. */
export function PictureDialog({ is_open, onOpenChange, value, onPicture, onArt }: PictureDialogProps) {
  const t = useT()
  const art = value && 'art' in value ? value.art : null
  const [tab, setTab] = useState<'library' | 'art'>(art ? 'art' : 'library')
  return (
    <Dialog
      is_open={is_open}
      onOpenChange={onOpenChange}
      title={t('editor.picture.choose')}
      close_label={t('common.close')}
      width={720}
    >
      <Tabs
        label={t('editor.picture.sources')}
        selected={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'library',
            label: t('editor.picture.library'),
            content: (
              <PictureLibrary
                chosen={value && 'media_id' in value ? value.media_id : null}
                onChoose={onPicture}
              />
            ),
          },
          { id: 'art', label: t('editor.picture.art'), content: <ArtPicker chosen={art} onChoose={onArt} /> },
        ]}
      />
    </Dialog>
  )
}

type ArtPickerProps = { readonly chosen: string | null; readonly onChoose: (art: string) => void }

const VARIANTS = 6

/** Pictures drawn in the brand's colour: what they show, in which light, and a handful to choose from. */
function ArtPicker({ chosen, onChoose }: ArtPickerProps) {
  const t = useT()
  const { app } = useEditorServices()
  const [spec, setSpec] = useState<ArtSpec>(() => (chosen && parseArtSpec(chosen)) || first)
  const { motif, pose, tone, seed } = spec
  const formatOptions = (kind: 'motif' | 'pose' | 'tone', names: readonly string[]) =>
    names.map((name) => ({ value: name, label: t.find(`editor.art.${kind}_${name}`) ?? name }))
  const change = (changes: Partial<Pick<ArtSpec, 'motif' | 'tone' | 'pose' | 'seed'>>): void =>
    setSpec(toValidSpec({ ...spec, ...changes }))
  const variants = Array.from({ length: VARIANTS }, (_, at) =>
    formatArtSpec({ ...spec, seed: (seed + at) % 1000 }),
  )
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <SelectField
          label={t('editor.art.motif')}
          choices={formatOptions('motif', MOTIFS)}
          value={motif}
          onChange={(event) => change({ motif: parseOption(MOTIFS, event.target.value) })}
        />
        {MOTIFS_WITH_POSE.includes(motif) && (
          <SelectField
            label={t('editor.art.pose')}
            choices={formatOptions('pose', POSES)}
            value={pose ?? POSES[0]}
            onChange={(event) => change({ pose: parseOption(POSES, event.target.value) })}
          />
        )}
        <SelectField
          label={t('editor.art.tone')}
          choices={formatOptions('tone', TONES)}
          value={tone}
          onChange={(event) => change({ tone: parseOption(TONES, event.target.value) })}
        />
      </div>
      <div className={styles.grid}>
        {variants.map((option_text, at) => (
          <button
            key={option_text}
            type="button"
            className={styles.picture}
            aria-label={t('editor.art.variant', { number: at + 1 })}
            aria-pressed={option_text === chosen}
            onClick={() => onChoose(option_text)}
          >
            <img src={createArtUrl(app.theme.primary_color, option_text, 600, 400)} alt="" />
          </button>
        ))}
      </div>
      <div>
        <Button kind="outline" icon={<Shuffle />} onClick={() => change({ seed: (seed + VARIANTS) % 1000 })}>
          {t('editor.art.more')}
        </Button>
      </div>
    </div>
  )
}

const first: ArtSpec = { motif: 'ridge', tone: 'clay', seed: 1 }

/** A figure needs a pose, and motifs without people must have none. */
function toValidSpec({ motif, pose, tone, seed }: ArtSpec): ArtSpec {
  if (motif === 'figure') return { motif, pose: pose ?? POSES[0], tone, seed }
  if (pose && MOTIFS_WITH_POSE.includes(motif)) return { motif, pose, tone, seed }
  return { motif, tone, seed }
}

function parseOption<const Name extends string>(names: readonly [Name, ...Name[]], text: string): Name {
  return names.find((name) => name === text) ?? names[0]
}
