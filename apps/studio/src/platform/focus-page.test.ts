import { afterEach, describe, expect, it, vi } from 'vitest'
import { returnFocusToPage } from './focus-page.ts'

describe('removing the focused element', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['hands it on to the page', true, 1],
    ['leaves it where it is, if that is elsewhere', false, 0],
  ])('%s', (_name, has_focus, times) => {
    const focus = vi.fn()
    const active = {}
    vi.stubGlobal('document', {
      activeElement: active,
      getElementById: (id: string) => (id === 'content' ? { focus } : null),
    })
    const element = { contains: (other: unknown) => has_focus && other === active }
    returnFocusToPage(element as unknown as HTMLElement)()
    expect(focus).toHaveBeenCalledTimes(times)
  })
})
