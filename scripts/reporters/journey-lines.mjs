import { relative } from 'node:path'
import { root } from '../lib/paths.mjs'
import { inSeconds, startProgress, withoutColours } from '../lib/progress.mjs'

/** Prints one line for each journey, and under it why it failed. */
export default class JourneyLines {
  printsToStdio() {
    return true
  }

  onBegin(_config, suite) {
    const total = suite.allTests().length
    this.done = 0
    this.progress = startProgress(() => `${this.done} of ${total} journeys are done`)
  }

  onTestEnd(test, { status, duration, errors, retry }) {
    const is_ok = status === 'passed' || status === test.expectedStatus
    const is_tried_again = !is_ok && retry < test.retries
    if (!is_tried_again) this.done += 1
    const sign = status === 'skipped' ? 'skip  ' : is_ok ? 'ok    ' : is_tried_again ? 'again ' : 'FAILED'
    const [, , , ...titles] = test.titlePath()
    const file = relative(root, test.location.file)
    this.progress.line(`${sign} ${file} > ${titles.join(' > ')} (${inSeconds(duration)})`)
    for (const { message = '', stack = '' } of is_ok ? [] : errors)
      this.progress.line(indent(withoutColours(stack.includes(message) ? stack : message)))
  }

  onError({ message = '', stack = '' }) {
    const text = `FAILED outside of any journey\n${indent(withoutColours(stack || message))}`
    if (this.progress) this.progress.line(text)
    else console.log(text)
  }

  onEnd() {
    this.progress?.stop()
  }
}

const indent = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .map((line) => `       ${line}`)
    .join('\n')
