/** So long nothing may be printed while something runs. */
const QUIET_MS = 25_000

/**
 * Prints lines, and after a silence one with what still runs, so that a log always shows progress. `describe`
 * returns that line; `stop` ends it.
 */
export function startProgress(describe, write = console.log) {
  const started = Date.now()
  const printLine = () => {
    write(`...    ${describe()} (${secondsSince(started)})`)
    timer.refresh()
  }
  const timer = setTimeout(printLine, QUIET_MS)
  return {
    line(text) {
      write(text)
      timer.refresh()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Formats the time since `started`: `3.4 s`. */
export const secondsSince = (started) => inSeconds(Date.now() - started)

/** Formats milliseconds: `3.4 s`. */
export const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** A text without colours and other signs for terminals. */
// oxlint-disable-next-line no-control-regex -- The sign that begins a colour in a terminal is such a character.
export const withoutColours = (text) => text.replaceAll(/\u001B\[[0-9;?]*[A-Za-z]/g, '')
