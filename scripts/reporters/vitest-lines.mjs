import { relative } from 'node:path'
import { root } from '../lib/paths.mjs'
import { inSeconds, startProgress, withoutColours } from '../lib/progress.mjs'

/** Prints one line for each test file, and under it what failed in it. */
export default class VitestLines {
  onTestRunStart(specifications) {
    this.total = specifications.length
    this.done = 0
    this.progress = startProgress(() => `${this.done} of ${this.total} test files are done`)
  }

  onTestModuleEnd(module) {
    this.done += 1
    const tests = [...module.children.allTests()]
    const failed = tests.filter((test) => test.result().state === 'failed')
    const skipped = tests.filter((test) => test.result().state === 'skipped').length
    const counts = [
      `${tests.length - skipped} tests`,
      skipped > 0 && `${skipped} skipped`,
      failed.length > 0 && `${failed.length} failed`,
    ]
    const is_ok = module.ok()
    const time = inSeconds(module.diagnostic().duration)
    const name = relative(root, module.moduleId)
    this.progress.line(
      `${is_ok ? 'ok    ' : 'FAILED'} ${name}: ${counts.filter(Boolean).join(', ')} (${time})`,
    )
    for (const error of module.errors()) this.#show(name, error)
    for (const test of failed)
      for (const error of test.result().errors) this.#show(`${name} > ${test.fullName}`, error)
  }

  onTestRunEnd(_modules, unhandled) {
    this.progress.stop()
    for (const error of unhandled) this.#show('outside of any test', error)
  }

  #show(where, { message = '', stack = '', diff = '' }) {
    const text = [stack.includes(message) ? stack : `${message}\n${stack}`, diff].join('\n')
    this.progress.line(`FAILED ${where}\n${indent(withoutColours(text))}`)
  }
}

const indent = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .map((line) => `       ${line}`)
    .join('\n')
