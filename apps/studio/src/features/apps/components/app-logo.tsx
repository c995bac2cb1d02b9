import { graphemes } from '@foyer/domain/text'
import { textColorOn } from '@foyer/domain/theme'
import styles from './app-logo.module.css'

type AppLogoProps = {
  readonly app: { readonly name: string; readonly theme: { readonly primary_color: string } }
  readonly logo?: string | null
  readonly size?: number
}

/** The sign of an app: its logo, or its initial in its own colour. */
export function AppLogo({ app, logo = null, size = 22 }: AppLogoProps) {
  const color = app.theme.primary_color
  return (
    <span
      className={styles.logo}
      aria-hidden="true"
      style={{
        inlineSize: size,
        blockSize: size,
        background: color,
        color: textColorOn(color),
        fontSize: size * 0.55,
      }}
    >
      {logo ? <img src={logo} alt="" /> : graphemes(app.name)[0]}
    </span>
  )
}
