import { expect, it, vi } from 'vitest'
import { reloadWhenRestored } from './register-worker.ts'

it('loads a document anew that the browser brings back as it was left, and no other', () => {
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
