import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { I18nProvider, useFormat, useLocale, useT } from './react.tsx'
import { messagesFor } from './server.ts'

function Words() {
  const t = useT()
  const format = useFormat()
  return (
    <p lang={useLocale()}>
      {t('common.save')} · {t('common.count_minutes', { count: 2 })} · {format.time('2026-05-14T21:30:00Z')}
    </p>
  )
}

describe('I18nProvider', () => {
  it.each([
    ['en', 'UTC', '<p lang="en">Save · 2 minutes · 9:30 PM</p>'],
    ['en', 'Europe/Oslo', '<p lang="en">Save · 2 minutes · 11:30 PM</p>'],
    ['ar', 'UTC', '<p lang="ar">حفظ · دقيقتان · 9:30 م</p>'],
  ])('draws words and times in %s and %s', (locale, timeZone, markup) => {
    const tree = (
      <I18nProvider locale={locale} messages={messagesFor(locale, ['common'])} timeZone={timeZone}>
        <Words />
      </I18nProvider>
    )
    expect(renderToStaticMarkup(tree)).toBe(markup)
  })

  it('tells of texts that are not there, and of no others', () => {
    const onMissing = vi.fn<() => void>()
    const draw = (features: string[]): string =>
      renderToStaticMarkup(
        <I18nProvider locale="en" messages={messagesFor('en', features)} onMissing={onMissing}>
          <Words />
        </I18nProvider>,
      )
    draw(['common'])
    expect(onMissing).not.toHaveBeenCalled()
    expect(draw([])).toContain('common.save')
    expect(onMissing).toHaveBeenCalled()
  })

  it('is missed loudly', () => {
    expect(() => renderToStaticMarkup(<Words />)).toThrow('No provider')
  })
})
