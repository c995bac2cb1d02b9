import { describe, expect, it } from 'vitest'
import { appLook, appTheme, cardStyle, colorMode, fontId } from '@foyer/contract/apps/shapes'
import { APP_LOOKS, CARD_STYLES, COLOR_MODES, DEFAULT_THEME, FONT_IDS } from '@foyer/domain/theme'
import { changeTheme, wireTheme } from './theme.ts'

const theme = wireTheme(DEFAULT_THEME)

describe('the values of the contract', () => {
  it('are those of the rules', () => {
    expect(appLook.options).toEqual([...APP_LOOKS])
    expect(cardStyle.options).toEqual([...CARD_STYLES])
    expect(colorMode.options).toEqual([...COLOR_MODES])
    expect(fontId.options).toEqual([...FONT_IDS])
  })

  it('take the theme of an owner who has chosen nothing', () => {
    expect(appTheme.parse(theme)).toEqual(theme)
  })
})

describe('changeTheme', () => {
  it('leaves what is not sent', () => {
    expect(changeTheme(theme, { card_style: 'flat', app_look: undefined })).toEqual({
      ...theme,
      card_style: 'flat',
    })
  })

  it('updates the main colour and its contrast figures in both places', () => {
    const changed = changeTheme(theme, { brand_color: { primary: '#f0491e' } })
    expect(changed.primary_color).toBe('#f0491e')
    expect(changed.brand_color.primary).toEqual({ hex: '#f0491e', rgb: '240, 73, 30' })
    expect(changed.brand_color.dark).toEqual(theme.brand_color.dark)
  })

  it('changes a second colour without touching the main one', () => {
    const changed = changeTheme(theme, { brand_color: { secondary: '#00ff00' } })
    expect(changed.brand_color.secondary.hex).toBe('#00ff00')
    expect(changed.primary_color).toBe(theme.primary_color)
  })
})
