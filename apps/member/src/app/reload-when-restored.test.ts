import { expect, it, vi } from 'vitest'
import { reloadWhenRestored } from './register-worker.ts'

it('reloads a document that the browser restores after it was left for a new version, and no other', () => {
  const view = new EventTarget()
  const load = vi.fn<() => void>()
  reloadWhenRestored(
    { addEventListener: view.addEventListener.bind(view) as Window['addEventListener'] },
    load,
  )
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(load).not.toHaveBeenCalled()
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(load).toHaveBeenCalledOnce()
})
