import {
  DEFAULT_THEME,
  isHexColor,
  themeVariables,
  withPrimaryColor,
  type AppTheme,
  type Mode,
} from '@foyer/domain/theme'
import { useState, type ReactNode } from 'react'
import { Segmented, TextField } from '../field/index.ts'
import { FoyerMark, FoyerWordmark } from '../foyer-mark/index.ts'
import { PhoneFrame } from '../phone-frame/index.ts'
import { FormSamples } from './form-samples.tsx'
import { OverlaySamples, ViewSamples } from './overlay-samples.tsx'
import { sampleCover } from './sample-art.ts'
import { StateSamples } from './state-samples.tsx'
import styles from './styles.module.css'
import { ButtonSamples, ContentSamples } from './content-samples.tsx'

const MODES: readonly Mode[] = ['light', 'dark']
const LOOKS = ['rounded', 'default', 'square'] as const
const CARDS = ['raised', 'flat'] as const
const DIRECTIONS = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
] as const

export type GalleryProps = { readonly brand?: string; readonly dir?: 'ltr' | 'rtl' }

/**
 * Every component in the three looks, both modes, raised and flat, in both directions and any brand colour, and in
 * the studio's tokens. A page of the development studio; it needs `studio.css`, `member.css` and the fonts.
 */
export function Gallery(props: GalleryProps) {
  const [brand, setBrand] = useState(props.brand ?? '#F0491E')
  const [dir, setDir] = useState(props.dir ?? 'ltr')
  const color = isHexColor(brand) ? brand : DEFAULT_THEME.primary_color
  const theme: AppTheme = {
    ...withPrimaryColor(DEFAULT_THEME, color),
    heading_font: 'bricolage-grotesque',
    body_font: 'figtree',
  }
  return (
    <main className={styles.page}>
      <h1>
        <FoyerWordmark />
      </h1>
      <div className={styles.controls}>
        <TextField label="Brand color" value={brand} onChange={(event) => setBrand(event.target.value)} />
        <Segmented label="Direction" choices={DIRECTIONS} value={dir} onChange={setDir} />
        {[16, 24, 48].map((size) => (
          <FoyerMark key={size} size={size} />
        ))}
        <OverlaySamples />
      </div>
      <div className={styles.grid} dir={dir}>
        {MODES.map((mode) => (
          <StudioPanel key={mode} mode={mode} />
        ))}
        {MODES.flatMap((mode) =>
          LOOKS.flatMap((look) => CARDS.map((cards) => ({ theme, mode, look, cards }))),
        ).map((panel) => (
          <MemberPanel key={`${panel.mode} ${panel.look} ${panel.cards}`} {...panel} />
        ))}
      </div>
      <PhoneFrame
        label="Preview in a phone"
        zoom={0.6}
        height={500}
        data-look="rounded"
        data-cards="raised"
        data-mode="light"
        style={themeVariables(theme, 'light')}
      >
        <img src={sampleCover(color, 'figure.deadlift.ember.3.end', 750, 728)} alt="" />
      </PhoneFrame>
    </main>
  )
}

function StudioPanel({ mode }: { readonly mode: Mode }) {
  return (
    <section className={styles.panel} data-theme={mode} aria-label={`Studio ${mode}`}>
      <h2>Studio {mode}</h2>
      <AllSamples brand="#B5481F" name={`studio ${mode}`}>
        <ViewSamples name={`studio ${mode}`} />
      </AllSamples>
    </section>
  )
}

type MemberPanelProps = {
  readonly theme: AppTheme
  readonly mode: Mode
  readonly look: AppTheme['app_look']
  readonly cards: AppTheme['card_style']
}

function MemberPanel({ theme, mode, look, cards }: MemberPanelProps) {
  const name = `${look} ${cards} ${mode}`
  return (
    <section
      className={styles.panel}
      data-look={look}
      data-cards={cards}
      data-mode={mode}
      style={themeVariables(theme, mode)}
      aria-label={name}
    >
      <h2>{name}</h2>
      <AllSamples brand={theme.primary_color} name={name} />
    </section>
  )
}

function AllSamples({ brand, name, children }: { brand: string; name: string; children?: ReactNode }) {
  return (
    <>
      <img className={styles.cover} src={sampleCover(brand, 'figure.squat.clay.4', 480, 296)} alt="" />
      <ButtonSamples />
      <ContentSamples brand={brand} />
      {children}
      <FormSamples name={name} />
      <StateSamples brand={brand} />
    </>
  )
}
