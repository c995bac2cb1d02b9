import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { I18nProvider, useFormat, useLocale, useT } from './react.tsx'
import { getMessages } from './server.ts'

function TextSample() {
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
      <I18nProvider locale={locale} messages={getMessages(locale, ['common'])} timeZone={timeZone}>
        <TextSample />
      </I18nProvider>
    )
    expect(renderToStaticMarkup(tree)).toBe(markup)
  })

  it('reports missing texts only', () => {
    const onMissing = vi.fn<() => void>()
    const render = (features: string[]): string =>
      renderToStaticMarkup(
        <I18nProvider locale="en" messages={getMessages('en', features)} onMissing={onMissing}>
          <TextSample />
        </I18nProvider>,
      )
    render(['common'])
    expect(onMissing).not.toHaveBeenCalled()
    expect(render([])).toContain('common.save')
    expect(onMissing).toHaveBeenCalled()
  })

  it('is missed loudly', () => {
    expect(() => renderToStaticMarkup(<TextSample />)).toThrow('No provider')
  })
})
